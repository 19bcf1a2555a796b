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

/** As the driver gives it: words divided by commas, because it reads arrays of numbers in five times the time. */
type ReadPicture = Omit<IndexedPicture, 'words'> & { words: string }

/** What is read of a picture, under the alias p. */
const read = sql`p.application_id as "applicationId", p.file_id as "fileId", array_to_string(p.words, ',') as words, p.looks`

/** How many pictures are read: for each word, for a word that has so many, of all words together; and how many of them are compared. */
export interface PictureLimits {
  each: number
  frequent: number
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
  const halves: boolean[] = visibility === 'office' ? [true, false] : [true]
  const found = await Promise.all(
    halves.map(async (isPublic) => {
      const { rows } = await foundPicturesQuery(isPublic, words, filters, limits).execute(db)
      return rows
    }),
  )
  if (typeof visibility === 'object') found.push(await listOwnUnpublished(db, visibility, filters))
  return found
    .flat()
    .map((picture) => ({ ...picture, words: picture.words === '' ? [] : picture.words.split(',').map(Number) }))
}

/** The statement for one half of the index. Without filters no more pictures are looked up than are compared. `offset 0`: each is looked up alone; the planner would read the order of all. */
export function foundPicturesQuery(
  isPublic: boolean,
  words: readonly number[],
  filters: PictureFilters,
  { each, frequent, found, compared }: PictureLimits,
): RawBuilder<ReadPicture> {
  const posted = isPublic ? words : words.map((word) => ~word)
  const isNarrowed = Object.values(filters).some((filter) => filter !== undefined)
  return sql<ReadPicture>`
  select ${read}
    from ${
      isNarrowed
        ? sql`(select w.picture from pictures_with(${posted}::int[], ${each}::int, ${frequent}::int, ${found}::int) w
           cross join lateral (select application_id from picture_entry where picture = w.picture offset 0) e
            join register_entry a on a.application_id = e.application_id
           where ${narrowed(filters)}
           order by w.weight desc limit ${compared}::int)`
        : sql`pictures_with(${posted}::int[], ${each}::int, ${frequent}::int, ${Math.min(found, compared)}::int)`
    } k
   cross join lateral (select * from picture_entry where picture = k.picture offset 0) p
   where p.is_public = ${isPublic}`
}

async function listOwnUnpublished(
  db: Db,
  { reach }: Exclude<RegisterVisibility, string>,
  filters: PictureFilters,
): Promise<ReadPicture[]> {
  const { rows } = await sql<ReadPicture>`
    select ${read}
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
