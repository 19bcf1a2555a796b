import type { decisionsCalls } from '@saki/contracts/decisions'
import { tables, transact, type Db } from '@saki/db'

import { ConflictError } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { knownLetter } from '../../knownLetter.ts'

type Calls = typeof decisionsCalls

/** Paragraphs of a right that are kept, by title. */
export function officeParagraphs({ query, db }: HandlerInput<Calls['officeParagraphs']>) {
  return tables(db)
    .selectFrom('paragraph as p')
    .innerJoin('appUser as u', 'u.userId', 'p.changedBy')
    .select(['p.paragraphId as PARAGRAPH_ID', 'p.ground as GROUND', 'p.title as TITLE', 'p.body as BODY'])
    .select(['u.fullName as CHANGED_BY', 'p.rowVersion as ROW_VERSION'])
    .where('p.rightCode', '=', knownLetter(query.right, 'right'))
    .where('p.deletedAt', 'is', null)
    .orderBy('p.title')
    .orderBy('p.paragraphId')
    .execute()
}

/** Keeps a new paragraph or changes one. Idempotent per key. Throws STALE_VERSION when it was changed or removed meanwhile. */
export function saveParagraph({ body, session, db, now, key }: HandlerInput<Calls['saveParagraph']>) {
  const rightCode = knownLetter(body.RIGHT, 'RIGHT')
  const words = { rightCode, ground: body.GROUND, title: body.TITLE, body: body.BODY }
  const change = { ...words, changedBy: session.userId, changedAt: now }
  return transact(db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call: 'saveParagraph', request: body, now }, async () => {
      const saved =
        body.PARAGRAPH_ID === undefined
          ? await insertParagraph(tx, change)
          : await updateParagraph(tx, { paragraphId: body.PARAGRAPH_ID, rowVersion: body.ROW_VERSION ?? 0 }, change)
      return { err: '' as const, PARAGRAPH_ID: saved.paragraphId, ROW_VERSION: saved.rowVersion }
    }),
  )
}

/** Removes a paragraph; asking twice is no error. Throws STALE_VERSION when it was changed meanwhile. */
export async function deleteParagraph({ body, session, db, now }: HandlerInput<Calls['deleteParagraph']>) {
  await transact(db, async (tx) => {
    const held = await tables(tx)
      .selectFrom('paragraph')
      .select('rowVersion')
      .where('paragraphId', '=', body.PARAGRAPH_ID)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!held) return
    if (held.rowVersion !== body.ROW_VERSION) throw stale()
    await tables(tx)
      .updateTable('paragraph')
      .set({ deletedAt: now, changedBy: session.userId, changedAt: now })
      .where('paragraphId', '=', body.PARAGRAPH_ID)
      .execute()
  })
  return { err: '' as const }
}

interface ParagraphChange {
  rightCode: string
  ground: string
  title: string
  body: string
  changedBy: number
  changedAt: Date
}

const insertParagraph = (tx: Db, change: ParagraphChange) =>
  tables(tx).insertInto('paragraph').values(change).returning(['paragraphId', 'rowVersion']).executeTakeFirstOrThrow()

async function updateParagraph(
  tx: Db,
  { paragraphId, rowVersion }: { paragraphId: number; rowVersion: number },
  change: ParagraphChange,
) {
  const saved = await tables(tx)
    .updateTable('paragraph')
    .set((eb) => ({ ...change, rowVersion: eb('rowVersion', '+', 1) }))
    .where('paragraphId', '=', paragraphId)
    .where('rowVersion', '=', rowVersion)
    .where('deletedAt', 'is', null)
    .returning(['paragraphId', 'rowVersion'])
    .executeTakeFirst()
  if (!saved) throw stale()
  return saved
}

const stale = () => new ConflictError('STALE_VERSION', 'paragraph changed')
