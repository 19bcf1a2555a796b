import { tables, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { sql, type RawBuilder } from 'kysely'

import { draftsWithin, type Reach } from '../../access.ts'
import { containsWords } from '../../plainWords.sql.ts'
import { draftFilesJson, type DraftFile, type DraftState } from './drafts.sql.ts'

export interface ListedDraft extends DraftState {
  ownerId: number
  title: string
  completePct: number
  createdAt: Date
  keptFrom: Date | null
  /** Full name of the user who saved it last. */
  savedBy: string
  files: DraftFile[]
}

const listedDrafts = (db: Db) =>
  tables(db)
    .selectFrom('draft')
    .select([
      'tempId',
      'formTyp',
      'formVersion',
      'data',
      'rowVersion',
      'device',
      'updatedAt',
      'deletedAt',
      'submittedAt',
    ])
    .select(['ownerId', 'title', 'completePct', 'createdAt', 'keptFrom', draftFilesJson.as('files')])
    .select((eb) =>
      eb
        .selectFrom('appUser as u')
        .select('u.fullName')
        .where('u.userId', '=', (u) => u.fn.coalesce('draft.actedBy', 'draft.ownerId'))
        .as('savedBy'),
    )
    .$narrowType<{ data: DraftData; savedBy: string }>()

/** One page of the unfiled drafts within `reach` (open, newest save first; or binned, newest deletion first), and their total. */
export async function listDrafts(
  db: Db,
  reach: Reach,
  page: {
    limit: number
    offset: number
    /** Lists drafts binned after this instant; undefined: open drafts. */
    binSince: Date | undefined
    /** Words in the title; undefined or empty: all. */
    words: string | undefined
  },
): Promise<{ rows: ListedDraft[]; total: number }> {
  const listed: RawBuilder<boolean> = page.binSince ? sql`deleted_at > ${page.binSince}` : sql`deleted_at is null`
  const which: RawBuilder<boolean> = page.words ? sql`${listed} and ${containsWords([sql`title`], page.words)}` : listed
  const rows = await listedDrafts(db)
    .where(draftsWithin(reach))
    .where('submittedAt', 'is', null)
    .where(which)
    .orderBy(page.binSince ? 'deletedAt' : 'updatedAt', 'desc')
    .orderBy('tempId')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await tables(db)
    .selectFrom('draft')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(draftsWithin(reach))
    .where('submittedAt', 'is', null)
    .where(which)
    .executeTakeFirst()
  return { rows, total: counted?.total ?? 0 }
}

/** A draft of this owner, binned and filed ones included. */
export function findDraft(db: Db, ownerId: number, tempId: string): Promise<ListedDraft | undefined> {
  return listedDrafts(db).where('ownerId', '=', ownerId).where('tempId', '=', tempId).executeTakeFirst()
}
