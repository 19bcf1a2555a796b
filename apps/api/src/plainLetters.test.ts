import { randomUUID } from 'node:crypto'

import { plainLetters } from '@saki/domain/search/plainLetters'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { samplePerson } from './testing/filings.ts'
import { registerMark, sampleMark } from './testing/marks.ts'
import { publishedMark } from './testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal } from './testing/portal.ts'

/** As typed, and the name that it finds. */
const searches = [
  ['nguyen', 'Nguyễn'],
  ['dangelo', "D'Angelo"],
  ['d’angelo', "D'Angelo"],
  ['eclair', 'Éclair'],
  ['dinh', 'Đinh'],
  ['مسجل', 'مُسَجَّل'],
  ['مُسَجَّل', 'مُسَجَّل'],
] as const
const names = [...new Set(searches.map(([, name]) => name))]

let portal: TestPortal
let owner: TestActor
let officer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  owner = await portal.register()
  officer = await portal.office()
  const other = await portal.register()
  for (const name of names) {
    await publishedMark(portal, owner, name)
    await registerMark(portal, other, sampleMark(name))
    const body = { ...samplePerson(name), PERSON_WCODE: 'I' }
    await portal.ask('contactSave', { as: owner, body, key: randomUUID() })
  }
}, 120_000)
afterAll(() => portal.close())

describe.each(searches)('%s', (typed, name) => {
  test('finds the case in the list and with Ctrl+K, which asks for the same list', async () => {
    const { body } = await portal.ask('getPatents', { as: owner, query: { q: typed, size: '5' } })
    expect(body.data.map(({ TITLE }) => TITLE)).toEqual([name])
  })

  test('finds the case with Ctrl+K of an officer', async () => {
    const { body } = await portal.ask('getPatents', { as: officer, query: { q: typed, size: '5', mine: 'N' } })
    expect(body.data.map(({ TITLE }) => TITLE)).toEqual([name, name])
  })

  test('finds the case in the queue', async () => {
    const { body } = await portal.ask('officeQueue', { as: officer, query: { q: typed } })
    expect(body.data.map(({ TITLE }) => TITLE)).toEqual([name])
  })

  test('finds the entry of the address book', async () => {
    const { body } = await portal.ask('addressBook', { as: owner, query: { q: typed } })
    expect(body.data.map(({ PERSON_NAME }) => PERSON_NAME)).toEqual([name])
  })

  test('finds the case in the register', async () => {
    const { body } = await portal.ask('searchRegister', { as: owner, query: { q: typed } })
    expect(body.data.map(({ TITLE }) => TITLE)).toEqual([name])
  })
})

test.each(["'", '’', '`´'])('%s has no letter and finds nothing in lists, queue, address book and inbox', async (q) => {
  const totals = await Promise.all([
    portal.ask('getPatents', { as: owner, query: { q } }),
    portal.ask('officeQueue', { as: officer, query: { q } }),
    portal.ask('getInbox', { as: owner, query: { q } }),
  ])
  expect(totals.map(({ body }) => body.total)).toEqual([0, 0, 0])
  expect((await portal.ask('addressBook', { as: owner, query: { q } })).body.data).toEqual([])
})

test('the database folds letters as the rest of the portal does', async () => {
  const texts = [
    ...names,
    ...names.map((name) => name.toUpperCase()),
    'Straße ŒUVRE Ærø Łódź Þór Ħ ı',
    'ẞ ´`‘’ʼ',
    'ﬁ ①',
  ]
  for (const text of texts) {
    const { rows } = await sql<{ plain: string }>`select plain_letters(${text}) as plain`.execute(portal.db)
    expect(rows[0]?.plain, text).toBe(plainLetters(text))
  }
})
