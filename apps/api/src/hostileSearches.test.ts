import type { CallName } from '@saki/contracts'
import { criteriaFields, criteriaGroups } from '@saki/domain/search/criteria'
import { matchesOf, registerFields } from '@saki/domain/search/registerQuery'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { indexWaitingCases } from './domains/registerSearch/indexRegister.ts'
import { publishedMark } from './testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal, type TestRequest } from './testing/portal.ts'

const NOW = '2026-03-02T03:00:00Z'
/** Milliseconds in which a search of a small register answers, whatever it is asked for. */
const SOON = 1_500
let portal: TestPortal
let stranger: TestActor
let officer: TestActor
let commission: TestActor
let mark: string

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  mark = await publishedMark(portal, await portal.register(), "D'ANGELO 100% KOPI_SENJA", 1)
  stranger = await portal.register()
  officer = await portal.office()
  commission = await portal.commission()
  await indexWaitingCases(portal.db)
}, 120_000)
afterAll(() => portal.close())
// Searches of one minute are limited, and a session lasts eight hours.
let seconds = 0
const later = () => portal.setNow(new Date(Date.parse(NOW) + (seconds += 20) * 1_000).toISOString())
beforeEach(later)

/** Every search by words, as a question of a needle. */
const searches: [name: string, call: CallName, ask: (needle: string) => TestRequest][] = [
  ['the register', 'searchRegister', (q) => ({ query: { q } })],
  ['counts of the register', 'searchRegister', (q) => ({ query: { q, facets: 'Y' } })],
  ['suggestions', 'suggestRegister', (q) => ({ query: { q } })],
  ['the old search of patents', 'getPatents', (contain) => ({ query: { contain } })],
  ['numbers of the old search', 'getPatents', (text) => ({ query: { regnbr: text, filenbr: text, fileser: text } })],
  ['own cases', 'getPatents', (q) => ({ query: { q } })],
  ['drafts', 'getPatentTemp', (q) => ({ query: { q } })],
  ['marks', 'getTrademarks', (text) => ({ query: { q: text, owner: text, number: text } })],
  ['a mark by its number', 'getTrademarkDetail', (fileno) => ({ query: { fileno } })],
  ...(['similar', 'exact', 'prefix', 'contains'] as const).map((match): (typeof searches)[number] => [
    `marks ${match}`,
    'getSimilarTrademarks',
    (name) => ({ query: { name, match, classes: '30' } }),
  ]),
  ['pictures of a case', 'getSimilarPictures', (patentId) => ({ query: { patentId } })],
  ['pictures by colour', 'getSimilarPictures', (colour) => ({ query: { colour } })],
  ['owners', 'getSimilarOwner', (name) => ({ query: { name } })],
  ['the chain of title', 'getViewAssignment', (PATENT_ID) => ({ query: { PATENT_ID } })],
  ['classes of goods', 'niceTerms', (q) => ({ query: { q } })],
  ['Locarno classes', 'getRowLocarno', (q) => ({ query: { q } })],
  ['the spreadsheet', 'excelSearchPatent', (q) => ({ query: { q } })],
  ['the file of a result', 'exportSearch', (q) => ({ query: { q, format: 'json' } })],
]

/** Searches in lists of a user, of the office and of the Appeal Commission, by the parameter that takes words. Longer ones than a list takes are cut. */
const lists: [name: string, call: CallName, parameter: string, reader: () => TestActor, most?: number][] = [
  ['the inbox', 'getInbox', 'q', () => stranger],
  ['own documents', 'getUserDocuments', 'q', () => stranger],
  ['own requests', 'requestList', 'q', () => stranger],
  ['the address book', 'addressBook', 'q', () => stranger, 254],
  ['cases to oppose', 'opposableCases', 'q', () => stranger],
  ['earlier rights', 'registerEntries', 'q', () => stranger],
  ['earlier rights by number', 'registerEntries', 'numbers', () => stranger, 2_500],
  ['the queue', 'officeQueue', 'q', () => officer],
  ['every case of the desk', 'officeFind', 'q', () => officer],
  ['letters of the office', 'officeLetters', 'q', () => officer],
  ['payments', 'officePayments', 'words', () => officer],
  ['requests at the desk', 'officeRequests', 'q', () => officer],
  ['annuities that are held', 'officeAnnuitiesHeld', 'q', () => officer],
  ['appeals', 'appealQueue', 'q', () => commission],
]

const needles = [
  ['nothing', ''],
  ['wildcards', '%_%*?*%'],
  ['an escaped wildcard', '\\%\\_\\'],
  ['stars', '*'.repeat(500)],
  ['control characters', 'kopi\u0001\u0008\u001b[31m\u007fsenja'],
  ['a null', 'kopi\0senja'],
  ['half a character', 'kopi\ud83d'],
  ['a right-to-left override', 'kopi\u202eajnes\u202c\u2066x\u2069'],
  ['combining marks', `k${'\u0301'.repeat(300)}opi`],
  ['10 kB of one letter', 'a'.repeat(10_000)],
  ['10 kB of words', 'kopi senja '.repeat(900)],
  ['thousands of quotes', '"'.repeat(3_000)],
  ['thousands of fields', 'pemilik:'.repeat(900)],
  ['thousands of OR', 'a OR '.repeat(800)],
  ['thousands of minus signs', '-'.repeat(4_000)],
  ['an injection into SQL', "' or 1=1; drop table application; --"],
  ['an injection into a tsquery', "kopi' | 'a':* & !('b' <-> \\'c"],
  ['an injection into a pattern', '(a+)+$[[:alpha:]]{1,9999}'],
  ['markup', '<script>alert(1)</script>"><img src=x onerror=alert(1)>'],
  ['a path', '../../../../etc/passwd\\..\\..'],
  ['a number beyond all', '9'.repeat(400)],
  ['dates beyond all', 'tahun:99999..0000 berlakupada:2026-02-30 biayatahunan:999'],
  ['classes beyond all', 'kelas:99 locarno:99-99 ipc:Z99Z9999/999999 wina:99.99.99'],
] as const

describe('hostile texts are answered or refused, soon and without a failure', () => {
  test.each(searches)('by the search of %s', async (_, call, ask) => {
    for (const [name, needle] of needles) {
      later()
      const since = performance.now()
      const { status, body } = await portal.ask(call, { as: stranger, ...ask(needle) })
      expect([200, 400, 404, 422], `${name}: ${JSON.stringify(body).slice(0, 300)}`).toContain(status)
      expect(performance.now() - since, name).toBeLessThan(SOON)
    }
  })

  test.each(lists)('by the search of %s', async (_, call, parameter, reader, most = 100) => {
    for (const [name, needle] of needles) {
      later()
      const since = performance.now()
      const query = { [parameter]: needle.slice(0, most) }
      const { status, body } = await portal.ask(call, { as: reader(), query })
      expect([200, 400, 422], `${name}: ${JSON.stringify(body).slice(0, 300)}`).toContain(status)
      expect(performance.now() - since, name).toBeLessThan(SOON)
    }
  })
})

test('random text is answered or refused by every search, for strangers and officers', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          '*',
          '-',
          ':',
          '..',
          ' OR ',
          '(',
          ')',
          '%',
          '_',
          "'",
          '\\',
          'kelas',
          'kopi',
          '30',
          '\u202e',
        ),
      )
      .map((parts) => parts.join('')),
  )
  let asked = 0
  await fc.assert(
    fc.asyncProperty(text, fc.nat(searches.length - 1), fc.boolean(), async (needle, at, isOfficer) => {
      if (asked++ % 20 === 0) later()
      const [, call = 'searchRegister', ask] = searches[at] ?? []
      const { status } = await portal.ask(call, { as: isOfficer ? officer : stranger, ...ask?.(needle) })
      // Files of results are limited by the minute.
      expect([200, 400, 404, 422, 429]).toContain(status)
    }),
    { numRuns: 300, seed: 20_260_302 },
  )
})

describe('a search by criteria', () => {
  test.each(criteriaGroups)('takes hostile values in every field and comparison of %s', async (group) => {
    for (const f of criteriaFields[group])
      for (const o of matchesOf[registerFields[f]]) {
        later()
        for (const [name, needle] of needles) {
          const v = needle.slice(0, 200)
          const body = { [group]: [{ f, o, v, w: v, j: 'NOT' }] }
          const reply = await portal.ask('getPatentsAdvance', { as: stranger, body })
          expect([200, 400, 422], `${f} ${o} ${name}: ${JSON.stringify(reply.body).slice(0, 200)}`).toContain(
            reply.status,
          )
        }
      }
  })

  test.each(['k', 'k1', ''])('of a number by %j, less than three signs, is no search at all', async (v) => {
    const body = { searchByNumber: [{ f: 'anyNumber', o: 'contains', v }] }
    const { status, body: found } = await portal.ask('getPatentsAdvance', { as: stranger, body })
    expect([status, found.UNDERSTOOD]).toEqual([200, []])
  })

  test.each([
    ['an unknown field', { searchByNumber: [{ f: 'password', o: 'equals', v: 'x' }] }],
    ['a field of another group', { searchByDates: [{ f: 'owner', o: 'words', v: 'x' }] }],
    ['an unknown operator', { searchByPerson: [{ f: 'owner', o: 'matches', v: 'x' }] }],
    ['an unknown group', { searchByPassword: [{ f: 'owner', o: 'words', v: 'x' }], page: 'x' }],
    ['a column as order', { sort: 'owner_id' }],
    ['eleven rows', { searchByPerson: Array.from({ length: 11 }, () => ({ f: 'owner', o: 'words', v: 'x' })) }],
    ['a value over its length', { searchByPerson: [{ f: 'owner', o: 'words', v: 'x'.repeat(201) }] }],
  ])('with %s is refused', async (_, body) => {
    expect([400, 422]).toContain((await portal.ask('getPatentsAdvance', { as: stranger, body })).status)
  })
})

test('wildcards are letters: none finds everything', async () => {
  for (const needle of ['%', '_', '%%%', '___']) {
    for (const match of ['exact', 'prefix', 'contains'] as const) {
      const { body } = await portal.ask('getSimilarTrademarks', { as: stranger, query: { name: needle, match } })
      expect(body.data ?? [], `${match} ${needle}`).toEqual([])
    }
  }
  for (const q of ['KOP%', '_OPI', 'K%I', 'S_NJA']) {
    const { body } = await portal.ask('searchRegister', { as: stranger, query: { q } })
    expect(body.data, q).toEqual([])
  }
})

test('forged cookies open nothing and change no search', async () => {
  const forged = {
    searchByNumber: '%7B%22$where%22:1%7D',
    searchByPerson: '[{"f":"password"}]',
    searchByDates: 'x'.repeat(3_000),
  }
  const asStranger = await portal.ask('searchRegister', { as: stranger, query: { q: 'kopi' } })
  const { cookies } = stranger
  const asForged = await portal.ask('searchRegister', {
    as: { ...stranger, cookies: { ...cookies, ...forged } },
    query: { q: 'kopi' },
  })
  expect(asForged.body).toEqual(asStranger.body)
  expect(asStranger.body.total).toBe(1)
  for (const value of ['', 'x', "' or 1=1 --", '../session', 'a'.repeat(4_000)]) {
    const bad = Object.fromEntries(Object.keys(cookies).map((name) => [name, value]))
    expect(
      (await portal.ask('searchRegister', { as: { ...stranger, cookies: bad }, query: { q: 'kopi' } })).status,
    ).toBe(401)
  }
  expect(mark).toMatch(/^[A-Z]/)
})
