import { createHash } from 'node:crypto'

import { sql, type Insertable, type RawBuilder } from 'kysely'

import { seededAnnuityTariffs } from '../seeds/annuities.ts'
import { countries } from '../seeds/countries.ts'
import { fileSequences, fileTypes, reprTypes, userTypes } from '../seeds/filing.ts'
import { holidays } from '../seeds/holidays.ts'
import { ipcClasses } from '../seeds/ipc.ts'
import { locarnoClasses } from '../seeds/locarno.ts'
import { niceVersion, everydayPhrases, niceClasses, NICE_EDITION, STARTER_DAY, starterTerms } from '../seeds/nice.ts'
import { regions, regionsVersion } from '../seeds/regions.ts'
import { tariffs } from '../seeds/tariffs.ts'
import { viennaClasses } from '../seeds/vienna.ts'
import { transact, type Db } from './db.ts'
import { addIncoming, openIncoming, renewWords, replaceTerms } from './niceTerms.ts'
import type { Database } from './schema.ts'

const ADVISORY_LOCK = 210_022
const ROWS_AT_ONCE = 20_000

/**
 * Loads the master data of this release: adds and corrects rows, never deletes, because filed applications refer to them. Skips
 * lists already loaded in this version. Portals that start together wait for each other.
 */
export async function loadMasters(db: Db, what: { regions: 'all' | 'sample' }): Promise<void> {
  await transact(db, async (tx) => {
    // Reading the lists, or waiting for another portal that loads them, may exceed the usual time limits.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx)
    await loadSmall(tx)
    await loadHolidays(tx)
    await loadGoods(tx)
    await loadRegions(tx, what.regions)
  })
}

async function loadSmall(tx: Db): Promise<void> {
  const seeds = {
    countries: countries(),
    locarno: locarnoClasses(),
    vienna: viennaClasses(),
    ipc: ipcClasses(),
    fileTypes,
    fileSequences,
    userTypes,
    reprTypes,
    tariffs,
    annuityTariffs: seededAnnuityTariffs,
  }
  const version = createHash('sha256').update(JSON.stringify(seeds)).digest('hex')
  if (await isLoaded(tx, 'small', version)) return
  await put(tx, 'country', ['country_code'], seeds.countries)
  await put(tx, 'locarno_class', ['locarno_class_code'], seeds.locarno)
  await put(tx, 'vienna_class', ['vienna_class_code'], seeds.vienna)
  await put(tx, 'ipc_class', ['ipc_class_code'], seeds.ipc)
  await put(tx, 'user_type', ['user_typ'], userTypes)
  await put(tx, 'repr_type', ['repr_type'], reprTypes)
  await put(tx, 'file_type', ['file_typ'], fileTypes)
  await put(tx, 'file_sequence', ['file_typ', 'file_seq'], fileSequences)
  await put(tx, 'tariff', ['code', 'payer_category', 'valid_from'], tariffs, sql`where not tariff.verified`)
  await put(
    tx,
    'annuity_tariff',
    ['file_typ', 'year_from', 'valid_from'],
    seededAnnuityTariffs,
    sql`where not annuity_tariff.verified`,
  )
  await markLoaded(tx, 'small', version)
}

/** Loads holidays once, and only into an empty table; afterwards the office maintains them. */
async function loadHolidays(tx: Db): Promise<void> {
  if (await isLoaded(tx, 'holidays', 'once')) return
  const any = await tx.selectFrom('holiday').select('day').limit(1).executeTakeFirst()
  if (!any) await put(tx, 'holiday', ['day'], [...holidays])
  await markLoaded(tx, 'holidays', 'once')
}

async function loadGoods(tx: Db): Promise<void> {
  const version = niceVersion()
  if (await isLoaded(tx, 'goods', version)) return
  await loadNice(tx)
  await markLoaded(tx, 'goods', version)
}

async function loadRegions(tx: Db, which: 'all' | 'sample'): Promise<void> {
  const version = `${which} ${regionsVersion()}`
  if (await isLoaded(tx, 'regions', version)) return
  const { states, cities, districts, villages } = await regions(which)
  await put(tx, 'region_state', ['state_code'], states)
  await put(tx, 'region_city', ['city_code'], cities)
  await put(tx, 'region_district', ['district_code'], districts)
  await put(tx, 'region_village', ['village_code'], villages)
  await markLoaded(tx, 'regions', version)
}

async function isLoaded(tx: Db, master: string, version: string): Promise<boolean> {
  const row = await tx.selectFrom('master_version').select('version').where('master', '=', master).executeTakeFirst()
  return row?.version === version
}

async function markLoaded(tx: Db, master: string, version: string): Promise<void> {
  const write = tx.insertInto('master_version').values({ master, version })
  await write.onConflict((again) => again.column('master').doUpdateSet({ version })).execute()
}

/** Inserts or updates rows that all have the same columns, ROWS_AT_ONCE for each statement, as one JSON parameter. */
async function put<T extends keyof Database & string>(
  tx: Db,
  table: T,
  key: (keyof Database[T] & string)[],
  rows: Insertable<Database[T]>[],
  only: RawBuilder<unknown> = sql``,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const corrections = columns.filter((column) => !key.some((part) => part === column))
  const set = sql.join(corrections.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const text = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    await sql`
      insert into ${sql.table(table)} (${list})
      select ${list} from json_populate_recordset(null::${sql.table(table)}, ${text}::json)
      on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${set} ${only}`.execute(tx)
  }
}

/** Writes the Nice classes, the starter list of terms and the everyday words of this release. */
async function loadNice(tx: Db): Promise<void> {
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
