import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { regionName } from '../seeds/regions.ts'
import { loadMasters } from './masters.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'

let database: FreshDatabase

beforeAll(async () => {
  database = await freshDatabase()
  await loadMasters(database.db, { regions: 'all' })
})
afterAll(() => database.drop())

const count = async (from: string) => {
  const found = await sql<{ rows: number }>`select count(*) as rows from ${sql.raw(from)}`.execute(database.db)
  return found.rows[0]?.rows
}

describe('loadMasters', () => {
  test.each([
    ['region_state', 38],
    ['region_city', 514],
    ['region_district', 7_277],
    ['region_village', 83_763],
    [`country where kind = 'office'`, 8],
    [`country where kind = 'country'`, 250],
    [`locarno_class where locarno_class_code like '__'`, 32],
    [`locarno_class where locarno_class_code like '__-__'`, 233],
    [`ipc_class where ipc_class_code like '___'`, 132],
    [`ipc_class where ipc_class_code like '____'`, 654],
    ['user_type', 6],
    ['repr_type', 3],
    [`tariff where code in ('DESIGN_SINGLE', 'DESIGN_SET')`, 6],
  ])('%s has %i rows', async (from, rows) => {
    expect(await count(from)).toBe(rows)
  })

  test.each([
    ['region_village', 'village_code', 'district_code'],
    ['region_district', 'district_code', 'city_code'],
    ['region_city', 'city_code', 'state_code'],
  ])('in %s the code of the parent begins that of the child', async (table, child, parent) => {
    expect(await count(`${table} where not starts_with(${child}, ${parent}) or ${child} !~ '^\\d+$'`)).toBe(0)
  })

  test('a village is found through province, city and district', async () => {
    const { db } = database
    const city = await db
      .selectFrom('region_city')
      .selectAll()
      .where('state_code', '=', '34')
      .where('city_name', '=', 'Kabupaten Bantul')
      .executeTakeFirstOrThrow()
    expect(city.city_code).toBe('3402')
    const district = await db
      .selectFrom('region_district')
      .selectAll()
      .where('city_code', '=', '3402')
      .where('district_name', '=', 'Bantul')
      .executeTakeFirstOrThrow()
    expect(district.district_code).toBe('340208')
    const villages = await db
      .selectFrom('region_village')
      .selectAll()
      .where('district_code', '=', '340208')
      .orderBy('village_code')
      .execute()
    expect(villages.map((village) => `${village.village_code} ${village.village_name}`)).toEqual([
      '3402082001 Palbapang',
      '3402082002 Ringinharjo',
      '3402082003 Bantul',
      '3402082004 Trirenggo',
      '3402082005 Sabdodadi',
    ])
  })

  test.each([
    ['region_city', 'state_code', '34'],
    ['region_district', 'city_code', '3402'],
    ['region_village', 'district_code', '340208'],
  ])('children in %s are found by the index on %s', async (table, parent, code) => {
    await sql`analyze ${sql.table(table)}`.execute(database.db)
    const plan = await sql<{
      'QUERY PLAN': string
    }>`explain select * from ${sql.table(table)} where ${sql.ref(parent)} = ${sql.lit(code)}`.execute(database.db)
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_by_`)
  })

  test('a new version corrects names and does not change a tariff that an officer verified', async () => {
    const { db } = database
    await db.updateTable('country').set({ name_id: 'salah' }).where('country_code', '=', 'JP').execute()
    await db
      .updateTable('tariff')
      .set({ rupiah: 1 })
      .where('code', '=', 'DESIGN_SET')
      .where('payer_category', '=', 'UMK')
      .execute()
    await db
      .updateTable('tariff')
      .set({ rupiah: 2, verified: true })
      .where('code', '=', 'DESIGN_SET')
      .where('payer_category', '=', 'UMUM')
      .execute()
    await loadMasters(db, { regions: 'all' })
    expect(await count(`country where name_id = 'salah'`)).toBe(1)
    await db.updateTable('master_version').set({ version: 'older' }).where('master', '=', 'small').execute()
    await loadMasters(db, { regions: 'all' })
    expect(await count(`country where name_id = 'Jepang'`)).toBe(1)
    const set = await db
      .selectFrom('tariff')
      .select(['payer_category', 'rupiah'])
      .where('code', '=', 'DESIGN_SET')
      .orderBy('payer_category')
      .execute()
    expect(set).toEqual([
      { payer_category: 'PENDIDIKAN', rupiah: 550_000 },
      { payer_category: 'UMK', rupiah: 550_000 },
      { payer_category: 'UMUM', rupiah: 2 },
    ])
  })

  test.each([
    ['teko', '07-01'],
    ['teapot', '07-01'],
    ['botol', '09-01'],
    ['kursi', '06-01'],
    ['lampu', '26-05'],
    ['sepatu', '02-04'],
    ['vape', '27-07'],
    ['kemasan', '09-03'],
  ])('the word %s leads to %s', async (word, code) => {
    const found = await database.db
      .selectFrom('locarno_class')
      .select('locarno_class_code')
      .where(sql<boolean>`${word} = any (string_to_array(words, ', '))`)
      .execute()
    expect(found.map((row) => row.locarno_class_code)).toContain(code)
  })

  test('every subclass except the residual one of a class has product words', async () => {
    expect(
      await count(
        `locarno_class where locarno_class_code ~ '-(?!99)' and array_length(string_to_array(words, ', '), 1) >= 2`,
      ),
    ).toBe(203)
    expect(await count(`locarno_class where locarno_class_code like '%-99'`)).toBe(30)
  })
})

describe('regionName', () => {
  test.each([
    ['KABUPATEN BANTUL', 'Kabupaten Bantul'],
    ['KOTA YOGYAKARTA', 'Kota Yogyakarta'],
    ['DAERAH ISTIMEWA YOGYAKARTA', 'DI Yogyakarta'],
    ['DKI JAKARTA', 'DKI Jakarta'],
    ['KABUPATEN PANGKAJENE DAN KEPULAUAN', 'Kabupaten Pangkajene dan Kepulauan'],
    ['KOTA ADMINISTRASI JAKARTA PUSAT', 'Kota Administrasi Jakarta Pusat'],
    ['Cibal barat', 'Cibal Barat'],
    ['Bathin III Ulu', 'Bathin III Ulu'],
    ['Alang-alang Lebar', 'Alang-alang Lebar'],
    ["Sidua'ori", "Sidua'ori"],
    ['X Koto Diatas', 'X Koto Diatas'],
    ['Sungai  Mata', 'Sungai Mata'],
  ])('%s is written %s', (raw, name) => {
    expect(regionName(raw)).toBe(name)
  })
})
