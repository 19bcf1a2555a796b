import { officeSlots, rights, sharedSlots, type SlotDefinition } from '@saki/catalogue'
import { requestSlots } from '@saki/catalogue/requests/slots'
import { tables, type Db, type Tables } from '@saki/db'
import { sql, type Insertable } from 'kysely'

/** Writes the number letters, sequences and slots of every right and of requests of this release, with their names and limits. Never deletes any. */
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
  await tables(db)
    .insertInto('specdocType')
    .values(slotRows())
    .onConflict((conflict) =>
      conflict.column('specdocTyp').doUpdateSet(({ ref }) => ({
        right: ref('excluded.right'),
        nameId: ref('excluded.nameId'),
        nameEn: ref('excluded.nameEn'),
        mimeList: ref('excluded.mimeList'),
        maxFiles: ref('excluded.maxFiles'),
        maxBytes: ref('excluded.maxBytes'),
        minPx: ref('excluded.minPx'),
        maxPx: ref('excluded.maxPx'),
      })),
    )
    .execute()
}

/** In place of the letter of a right: no draft takes files of these slots. */
const OF_OFFICE = '-'

/** Rows of `specdoc_type`, one for each code. Throws an Error when rights of different letters declare one code. */
function slotRows(): Insertable<Tables['specdocType']>[] {
  const rows = new Map<string, Insertable<Tables['specdocType']>>()
  const declared = [
    { letter: '*', slots: [...sharedSlots, ...requestSlots] },
    { letter: OF_OFFICE, slots: officeSlots },
    ...rights,
  ]
  for (const { letter, slots } of declared)
    for (const slot of slots) {
      if ((rows.get(slot.code)?.right ?? letter) !== letter) throw new Error(`slot ${slot.code} is declared twice`)
      rows.set(slot.code, slotRow(letter, slot))
    }
  return [...rows.values()]
}

function slotRow(letter: string, { code, name, mimes, maxFiles, maxBytes, pixels }: SlotDefinition) {
  return {
    specdocTyp: code,
    right: letter,
    nameId: name.id,
    nameEn: name.en,
    mimeList: mimes.join(','),
    maxFiles,
    maxBytes,
    minPx: pixels?.min ?? null,
    maxPx: pixels?.max ?? null,
  }
}
