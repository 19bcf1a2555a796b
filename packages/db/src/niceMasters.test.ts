import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { everydayPhrases, niceClasses, starterTerms } from '../seeds/nice.ts'
import { loadMasters } from './masters.ts'
import { freshDatabase, type FreshDatabase } from './testing.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const count = async (from: string) => {
  const found = await sql<{ rows: number }>`select count(*) as rows from ${sql.raw(from)}`.execute(database.db)
  return found.rows[0]?.rows
}

describe('the 45 classes', () => {
  test('exist once each, with words in three languages', async () => {
    const classes = niceClasses()
    expect(classes.map((row) => row.nice_class_code)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1))
    for (const row of classes) for (const text of Object.values(row)) expect(String(text)).not.toMatch(/^\s*$|^\s|\s$/)
    for (const row of classes) expect(row.about_ar + row.heading_ar).not.toMatch(/[a-z]/i)
    expect(await count('nice_class')).toBe(45)
  })
})

describe('the starter list of terms', () => {
  test('is in force, with an Indonesian and an English name and a class for each term', async () => {
    const terms = starterTerms()
    for (const { nice_class_code, name_id, name_en } of terms) {
      expect([nice_class_code >= 1 && nice_class_code <= 45, name_id, name_en], name_id).toEqual([
        true,
        expect.stringMatching(/^\S(.*\S)?$/),
        expect.stringMatching(/^\S(.*\S)?$/),
      ])
    }
    expect(await count(`nice_term where source = 'starter' and valid_to is null`)).toBe(terms.length)
  })

  test('is indexed by class, and words are counted without class marks', async () => {
    expect(await count(`nice_word where word like '#%'`)).toBe(0)
    expect(await count(`nice_term where not (words @@ ('''#' || nice_class_code || '''')::tsquery)`)).toBe(0)
    expect(await count(`nice_word where word = 'kopi' and terms > 1`)).toBe(1)
    expect(await count(`nice_word where word = 'olshop' and terms = 0`)).toBe(1)
  })
})

describe('everyday words', () => {
  test('map to terms in force, in the order of the list', async () => {
    expect(new Set(everydayPhrases().map(({ phrase }) => phrase)).size).toBeGreaterThan(120)
    expect(
      await count(
        `nice_everyday e where not exists (select from nice_term t where t.folded_id = e.folded_id
           and t.nice_class_code = e.nice_class_code and t.valid_to is null)`,
      ),
    ).toBe(0)
    const led = await sql<{ at: string }>`
      select nice_class_code || ' ' || folded_id as at from nice_everyday where phrase = 'warung kopi' order by rank`.execute(
      database.db,
    )
    expect(led.rows.map((row) => row.at).slice(0, 2)).toEqual(['43 jasa kedai kopi', '43 jasa kafe'])
  })
})

describe('a new release', () => {
  test('corrects changed terms and ends removed ones, without changing the list of the office', async () => {
    const { db } = database
    const keep = { nice_class_code: 30, name_en: '', edition: 'x', valid_from: '2025-01-01' }
    await db
      .insertInto('nice_term')
      .values([
        { ...keep, name_id: 'istilah lama', source: 'starter' },
        { ...keep, name_id: 'istilah kantor', source: 'office' },
      ])
      .execute()
    await db.updateTable('nice_class').set({ about_id: 'salah' }).where('nice_class_code', '=', 30).execute()
    const before = await count('nice_term')
    await loadMasters(db, { regions: 'sample' })
    expect(await count(`nice_class where about_id = 'salah'`)).toBe(1)
    await db.updateTable('master_version').set({ version: 'older' }).where('master', '=', 'goods').execute()
    await loadMasters(db, { regions: 'sample' })
    expect(await count(`nice_class where about_id = 'salah'`)).toBe(0)
    expect(await count('nice_term')).toBe(before)
    expect(await count(`nice_term where name_id = 'istilah lama' and valid_to is not null`)).toBe(1)
    expect(await count(`nice_term where name_id = 'istilah kantor' and valid_to is null`)).toBe(1)
  })
})
