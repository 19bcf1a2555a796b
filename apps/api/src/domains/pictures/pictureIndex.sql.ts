import type { Db } from '@saki/db'
import type { RegisterStage } from '@saki/domain/search/registerQuery'
import { sql, type RawBuilder } from 'kysely'

import type { RegisterVisibility } from '../registerSearch/visible.sql.ts'
import { casesWithin } from '../../access.ts'

/** What narrows the pictures found. */
export interface PictureFilters {
  /** First letters of application numbers; all when absent. */
  letters?: readonly string[]
  classes?: readonly string[]
  /** Categories or divisions of the Vienna classification. */
  vienna?: readonly string[]
  stage?: RegisterStage | undefined
}

/** A picture found in the index. */
export interface IndexedPicture {
  applicationId: number
  fileId: string
  words: number[]
  looks: Buffer
}

/** How many pictures are read for each word, of all words together, and how many of them are compared. */
export interface PictureLimits {
  each: number
  found: number
  compared: number
}

/** Unpublished cases of the asker whose pictures are compared, the newest. */
const MOST_OWN = 1_000

const narrowed = ({ letters, classes, stage, vienna }: PictureFilters): RawBuilder<boolean> => sql`
  (${letters ?? null}::text[] is null or a.file_typ = any(${letters ?? null}::text[]))
  and (${classes ?? null}::text[] is null or a.classes && ${classes ?? null}::text[]
       or exists (select from unnest(a.classes) c where left(c, 2) = any(${classes ?? null}::text[])))
  and (${vienna ?? null}::text[] is null
       or exists (select from unnest(a.vienna_codes) v where v = any(${vienna ?? null}::text[]) or split_part(v, '.', 1) = any(${vienna ?? null}::text[])))
  and (${stage ?? null}::text is null or a.stage = ${stage ?? null})`

/**
 * Pictures with the words, in no order: public ones, for officers all, for others also those of their own unpublished cases. Public and other
 * pictures are read by statements of their own, so that unpublished pictures of others cost a search no time.
 */
export async function listPicturesWith(
  db: Db,
  words: readonly number[],
  visibility: RegisterVisibility,
  filters: PictureFilters,
  limits: PictureLimits,
): Promise<IndexedPicture[]> {
  const statements: FindsPictures[] = ['public_pictures_with']
  if (visibility === 'office') statements.push('unpublished_pictures_with')
  const found = await Promise.all(
    statements.map(async (find) => {
      const { rows } = await foundPicturesQuery(find, words, filters, limits).execute(db)
      return rows
    }),
  )
  if (typeof visibility === 'object') found.push(await listOwnUnpublished(db, visibility, filters))
  return found.flat()
}

/** Functions of the database that give pictures by their words, one for each half of the index. */
type FindsPictures = 'public_pictures_with' | 'unpublished_pictures_with'

/** The statement for one half of the index. */
export const foundPicturesQuery = (
  find: FindsPictures,
  words: readonly number[],
  filters: PictureFilters,
  { each, found, compared }: PictureLimits,
): RawBuilder<IndexedPicture> => sql<IndexedPicture>`
  select p.application_id as "applicationId", p.file_id as "fileId", p.words, p.looks
    from (select w.application_id, w.file_id from ${sql.ref(find)}(${words}::int[], ${each}::int, ${found}::int) w
            join register_entry a on a.application_id = w.application_id
           where ${narrowed(filters)}
           order by w.weight desc limit ${compared}::int) k
    join picture_entry p on p.application_id = k.application_id and p.file_id = k.file_id`

async function listOwnUnpublished(
  db: Db,
  { reach }: Exclude<RegisterVisibility, string>,
  filters: PictureFilters,
): Promise<IndexedPicture[]> {
  const { rows } = await sql<IndexedPicture>`
    select p.application_id as "applicationId", p.file_id as "fileId", p.words, p.looks
      from (select a.application_id from register_entry a where not a.is_public and ${casesWithin(reach)} and ${narrowed(filters)}
             order by a.application_id desc limit ${MOST_OWN}) k
      join picture_entry p on p.application_id = k.application_id`.execute(db)
  return rows
}

/** Ids of the pictures of a case that are searched, in the order of its views. */
export async function listSearchedPictures(db: Db, applicationId: number): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    select f.file_id as "fileId" from stored_file f join searched_slot using (specdoc_typ)
     where f.application_id = ${applicationId} and f.deleted_at is null and f.scan_state in ('clean', 'not_scanned')
     order by f.view_typ, f.seq_num`.execute(db)
  return rows.map(({ fileId }) => fileId)
}
