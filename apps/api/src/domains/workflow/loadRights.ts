import { rights } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { sql } from 'kysely'

/** Writes the number letters and sequences of every right of this release, with their names and digits. Never deletes any. */
export async function loadRights(db: Db): Promise<void> {
  const letters = rights.flatMap(({ letter: right, numbers }) =>
    numbers.map(({ letter, name, digits, sequences }) => ({ letter, right, name, digits, sequences })),
  )
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(letters)}::jsonb)
             as r (letter text, "right" text, name jsonb, digits smallint, sequences jsonb)
    ), typed as (
      insert into file_type as t (file_typ, "right", name_id, name_en, digits)
      select letter, "right", name ->> 'id', name ->> 'en', digits from given
      on conflict (file_typ) do update
        set "right" = excluded."right", name_id = excluded.name_id, name_en = excluded.name_en, digits = excluded.digits
        where (t."right", t.name_id, t.name_en, t.digits)
              is distinct from (excluded."right", excluded.name_id, excluded.name_en, excluded.digits)
    )
    insert into file_sequence (file_typ, file_seq, name_id, name_en)
    select letter, s ->> 'code', s -> 'name' ->> 'id', s -> 'name' ->> 'en' from given, jsonb_array_elements(sequences) s
    on conflict (file_typ, file_seq) do nothing`.execute(db)
}
