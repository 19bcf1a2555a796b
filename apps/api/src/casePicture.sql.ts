import { pictureSlots } from '@saki/catalogue'
import { sql, type RawBuilder } from 'kysely'

/** File id of the first picture of a case (view of a design, label of a mark, drawing of a patent); null when it has none. `applicationId` is a column. */
export const casePicture = (applicationId: RawBuilder<unknown>): RawBuilder<string | null> => sql`
  (select f.file_id from stored_file f
    where f.application_id = ${applicationId} and f.specdoc_typ = any(${pictureSlots}::text[]) and f.deleted_at is null
    order by f.view_typ, f.seq_num limit 1)`
