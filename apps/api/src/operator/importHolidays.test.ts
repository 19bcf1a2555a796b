import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { BadHolidays, importHolidays } from './importHolidays.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const at = { today: '2026-11-20', now: new Date('2026-11-20T03:00:00Z') }
const take = (days: object[], more = {}) =>
  importHolidays(fresh.db, `[\n${days.map((day) => JSON.stringify(day)).join(',\n')}\n]`, { ...at, ...more })
const decreed = [
  { date: '2027-01-01', name: 'Tahun Baru Masehi', kind: 'NATIONAL', source: 'SKB' },
  { date: '2027-03-09', name: 'Cuti bersama Idul Fitri', kind: 'COLLECTIVE', source: 'SKB' },
]

test('the table begins with the decreed days, collective leave included, and the years without a decree as provisional', async () => {
  const rows = await fresh.db.selectFrom('holiday').select(['day', 'kind', 'provisional']).execute()
  const count = (year: string, kind: string) =>
    rows.filter((row) => row.day.startsWith(year) && row.kind === kind).length
  expect([count('2024', 'COLLECTIVE'), count('2025', 'COLLECTIVE'), count('2026', 'COLLECTIVE')]).toEqual([10, 11, 8])
  expect([count('2024', 'NATIONAL'), count('2025', 'NATIONAL'), count('2026', 'NATIONAL')]).toEqual([19, 17, 17])
  const isUndecreed = (day: string) => /^202[78]/.test(day)
  expect(rows.filter(({ day, provisional }) => provisional !== isUndecreed(day))).toEqual([])
  expect([count('2027', 'NATIONAL'), count('2028', 'NATIONAL')]).toEqual([17, 16])
})

test('a decree replaces provisional days, other years are unchanged, and the same file again changes nothing', async () => {
  const first = await take(decreed)
  expect(first).toMatchObject({ years: [2027], added: ['2027-03-09'], changed: ['2027-01-01'], kept: 0 })
  expect(first.removed).toContain('2027-12-25')
  expect(await take(decreed)).toEqual({ years: [2027], added: [], changed: [], removed: [], kept: 2 })
  const rest = await fresh.db.selectFrom('holiday').select('day').where('day', '<', '2027-01-01').execute()
  expect(rest).toHaveLength(82)
})

test('wrong lines are reported by number and nothing of the file is imported', async () => {
  const bad = [
    { date: '2028-02-30', name: 'Tidak ada', kind: 'NATIONAL' },
    { date: '2028-01-01', name: 'Tahun Baru', kind: 'NATIONAL' },
    { date: '2028-01-01', name: 'Sekali lagi', kind: 'WEEKEND' },
    { date: '2028-01-01', name: 'Dua kali', kind: 'NATIONAL' },
  ]
  const refused = await take(bad).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(BadHolidays)
  expect((refused as BadHolidays).faults).toEqual([
    'line 2: date not a day of the calendar (YYYY-MM-DD)',
    expect.stringMatching(/^line 4: kind /),
    'line 5: 2028-01-01 stands in line 3 already',
  ])
  await expect(importHolidays(fresh.db, '[{]', at)).rejects.toThrow('not JSON')
  const ofTheFile = ['Tidak ada', 'Tahun Baru', 'Sekali lagi', 'Dua kali']
  expect(await fresh.db.selectFrom('holiday').select('day').where('name_id', 'in', ofTheFile).execute()).toEqual([])
})

test('a past day is removed only with force', async () => {
  const only = [{ date: '2026-12-25', name: 'Natal', kind: 'NATIONAL' }]
  await expect(take(only)).rejects.toThrow('2026-01-01 is past and missing in the file; --force takes it out')
  expect((await take(only, { force: true })).removed).toHaveLength(24)
})
