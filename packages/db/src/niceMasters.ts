import { sql } from 'kysely'

import { everydayPhrases, niceClasses, NICE_EDITION, STARTER_DAY, starterTerms } from '../seeds/nice.ts'
import type { Db } from './db.ts'
import { addIncoming, openIncoming, renewWords, replaceTerms } from './niceTerms.ts'

/** Writes the Nice classes, the starter list of terms and the everyday words of this release. */
export async function loadNice(tx: Db): Promise<void> {
  await sql`
    insert into nice_class select * from json_populate_recordset(null::nice_class, ${JSON.stringify(niceClasses())}::json)
    on conflict (nice_class_code) do update set edition = excluded.edition, heading_id = excluded.heading_id, heading_en = excluded.heading_en,
      heading_ar = excluded.heading_ar, about_id = excluded.about_id, about_en = excluded.about_en, about_ar = excluded.about_ar`.execute(
    tx,
  )
  await openIncoming(tx)
  await addIncoming(tx, starterTerms())
  await replaceTerms(tx, { source: 'starter', edition: NICE_EDITION, day: STARTER_DAY })
  await sql`drop table nice_incoming`.execute(tx)
  await sql`delete from nice_everyday`.execute(tx)
  const everyday = everydayPhrases()
  await sql`
    insert into nice_everyday (phrase, nice_class_code, folded_id, rank)
    select distinct on (nice_fold(phrase), nice_class_code, nice_fold(name_id)) nice_fold(phrase), nice_class_code, nice_fold(name_id), rank
      from unnest(${everyday.map((row) => row.phrase)}::text[], ${everyday.map((row) => row.nice_class_code)}::smallint[],
        ${everyday.map((row) => row.name_id)}::text[], ${everyday.map((row) => row.rank)}::smallint[]) as said (phrase, nice_class_code, name_id, rank)
     order by 1, 2, 3, rank`.execute(tx)
  await renewWords(tx)
}
