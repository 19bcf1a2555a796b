import type { CallName } from '@saki/contracts'
import { criteriaFields, criteriaGroups } from '@saki/domain/search/criteria'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { describeWaitingPictures } from './domains/pictures/describePictures.ts'
import { indexWaitingCases } from './domains/registerSearch/indexRegister.ts'
import { indexWaitingMarks } from './domains/trademarks/indexMarks.ts'
import { giveLabel, shapesLabel } from './testing/drawnLabels.ts'
import { registerMark, sampleMark } from './testing/marks.ts'
import { publishedMark } from './testing/oppositions.ts'
import { startTestPortal, type TestActor, type TestPortal, type TestRequest } from './testing/portal.ts'
import { multipart, multipartType } from './testing/uploadFiles.ts'

const NOW = '2026-03-02T03:00:00Z'
/** Stands in every field of an unpublished case, and in every private one of a published case. */
const CANARY = 'kenaribiru'
/** As long as the canary, and nowhere. */
const NOWHERE = 'kelabubesi'
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
let mark: string
let hidden: string

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
  mark = await publishedMark(portal, owner, 'KOPI SENJA', 1)
  hidden = await registerMark(portal, owner, sampleMark(`${CANARY} rahasia`), 1)
  await giveLabel(portal, mark, await shapesLabel(1).png().toBuffer())
  await giveLabel(portal, hidden, await shapesLabel(2).png().toBuffer())
  await plant()
  await indexWaitingCases(portal.db)
  await indexWaitingMarks(portal.db)
  await describeWaitingPictures({ ...portal.services, log: portal.app.log }, { forMs: 60_000 })
}, 120_000)
afterAll(() => portal.close())
let minute = 0
beforeEach(() => portal.setNow(new Date(Date.parse(NOW) + (minute += 1) * 60_000).toISOString()))

/** The canary in private fields of the published mark, and in all of the other. */
async function plant(): Promise<void> {
  const { db } = portal
  const inPerson = (...fields: string[]) => JSON.stringify(Object.fromEntries(fields.map((field) => [field, CANARY])))
  const secret = inPerson('ADDR_STREET', 'INDI_PERSON_ID_NBR', 'TELEPHONE', 'EMAIL', 'ZIPCODE', 'AGENT_NOTES')
  await sql`update application_party set person = person || ${secret}::jsonb`.execute(db)
  await sql`update application set reference = ${CANARY}, snapshot = jsonb_set(snapshot, '{FILING,DECLARED_NAME}', to_jsonb(${CANARY}::text))`.execute(
    db,
  )
  await sql`update stored_file set file_name = ${`${CANARY}.png`}, description = ${CANARY}`.execute(db)
  await sql`update letter set title = title || ${CANARY}`.execute(db)
  const ofHidden = sql`(select application_id from application where application_number = ${hidden})`
  await sql`update application_party set person_name = ${`${CANARY} pemilik`}, person = person || ${inPerson('PERSON_NAME', 'NATIONALITY_COUNTRY_CODE')}::jsonb || '{"NATIONALITY_COUNTRY_CODE": "BT"}'::jsonb
             where application_id in ${ofHidden}`.execute(db)
  await sql`update application set owner_names = ${`${CANARY} pemilik`} where application_id in ${ofHidden}`.execute(db)
  await sql`update application_mark set translation = ${CANARY}, transliteration = ${CANARY}, description = ${CANARY} where application_id in ${ofHidden}`.execute(
    db,
  )
  await sql`update application_nice set terms = terms || ${CANARY}::text where application_id in ${ofHidden}`.execute(
    db,
  )
  await sql`insert into vienna_code select application_id, '24.17.5' from application where application_number = ${hidden}`.execute(
    db,
  )
}

type Search = [name: string, call: CallName, ask: (needle: string) => TestRequest]
const searches: Search[] = [
  ['the register', 'searchRegister', (q) => ({ query: { q, facets: 'Y' } })],
  ['the register with tries', 'searchRegister', (q) => ({ query: { q } })],
  ['phrases', 'searchRegister', (q) => ({ query: { q: `"${q} rahasia"` } })],
  ['beginnings', 'searchRegister', (q) => ({ query: { q: `${q.slice(0, 6)}*` } })],
  ['owners of the register', 'searchRegister', (q) => ({ query: { q: `pemilik:${q}` } })],
  ['exclusion', 'searchRegister', (q) => ({ query: { q: `senja -${q}`, facets: 'Y' } })],
  ['suggestions', 'suggestRegister', (q) => ({ query: { q: q.slice(0, 5) } })],
  ['the old search', 'getPatents', (contain) => ({ query: { contain } })],
  ['public marks', 'getTrademarks', (q) => ({ query: { q } })],
  ['public marks by owner', 'getTrademarks', (text) => ({ query: { owner: text } })],
  ...(['similar', 'exact', 'prefix', 'contains'] as const).map((match): Search => [
    `marks ${match}`,
    'getSimilarTrademarks',
    (name) => ({ query: { name, match } }),
  ]),
  ['owners alike', 'getSimilarOwner', (name) => ({ query: { name: `${name} pemilik` } })],
  ['own cases', 'getPatents', (q) => ({ query: { q } })],
  ['the spreadsheet', 'excelSearchPatent', (q) => ({ query: { q } })],
  ['the file of a result', 'exportSearch', (q) => ({ query: { q, format: 'json' } })],
]
const numbers: Search[] = [
  ['a number', 'searchRegister', (q) => ({ query: { q, facets: 'Y' } })],
  ['a part of a number', 'searchRegister', (q) => ({ query: { q: `nomor:${q.slice(-5)}` } })],
  ['the old numbers', 'getPatents', (filenbr) => ({ query: { filenbr } })],
  ['a mark', 'getTrademarkDetail', (fileno) => ({ query: { fileno } })],
  ['pictures alike to a case', 'getSimilarPictures', (patentId) => ({ query: { patentId } })],
  ['owners of a case', 'getSimilarOwner', (PATENT_ID) => ({ query: { PATENT_ID } })],
  ['the chain of title', 'getViewAssignment', (PATENT_ID) => ({ query: { PATENT_ID } })],
  ['a case', 'getPatentDetail', (patentId) => ({ query: { patentId, classes: 'Y' } })],
]

/** What a stranger is answered, without the words asked for. */
async function answerTo(call: CallName, question: TestRequest, needle: string, as = stranger) {
  const { status, body, bytes } = await portal.ask(call, { as, ...question })
  const text = typeof body === 'string' ? bytes.toString('latin1') : JSON.stringify(body)
  // Each part of the needle that a question uses, and what differs by the hour.
  const bare = [needle, needle.slice(0, 6), needle.slice(0, 5), needle.slice(-5)].reduce(
    (left, part) => left.replaceAll(new RegExp(part, 'gi'), '·'),
    text,
  )
  return {
    status,
    text: call === 'excelSearchPatent' ? String(bytes.length) : bare.replaceAll(/"id":"[\da-f-]{36}"/g, ''),
  }
}

describe('for a stranger an unpublished case is as one that does not exist', () => {
  test.each(searches)('in the search of %s', async (_, call, ask) => {
    const hit = await answerTo(call, ask(CANARY), CANARY)
    expect(hit).toEqual(await answerTo(call, ask(NOWHERE), NOWHERE))
    expect(hit.text).not.toContain(hidden)
  })

  test.each(numbers)('in the search of %s', async (_, call, ask) => {
    const none = `${hidden.slice(0, 7)}${String(Number(hidden.slice(7)) + 7_654).padStart(hidden.length - 7, '0')}`
    expect(await answerTo(call, ask(hidden), hidden)).toEqual(await answerTo(call, ask(none), none))
  })

  test('while officers find it by the same questions', async () => {
    for (const [name, call, ask] of searches.slice(0, 5)) {
      const { text } = await answerTo(call, ask(CANARY), CANARY, officer)
      expect(text, name).toContain(hidden)
    }
  })

  test('in words alike to its own, which are not proposed', async () => {
    for (const q of [`${CANARY.slice(0, -1)}o`, `${CANARY} senjo`, 'kenari biru']) {
      const { body } = await portal.ask('searchRegister', { as: stranger, query: { q } })
      expect(JSON.stringify([body.TRIES, body.data])).not.toMatch(new RegExp(CANARY, 'i'))
    }
  })

  test('in every criterion', async () => {
    const values: Record<string, string> = { country: 'BT', vienna: '24.17', application: hidden, anyNumber: hidden }
    for (const group of criteriaGroups)
      for (const f of criteriaFields[group]) {
        const v = values[f] ?? CANARY
        const o =
          { country: 'equals', vienna: 'equals', application: 'equals', anyNumber: 'contains' }[f as string] ?? 'words'
        const { status, body } = await portal.ask('getPatentsAdvance', {
          as: stranger,
          body: { [group]: [{ f, o, v }], facets: 'Y' },
        })
        // A field that knows no words is not searched, so that everything public is found.
        expect([200, 400, 422], f).toContain(status)
        expect(JSON.stringify(body), f).not.toContain(`"PATENT_ID":"${hidden}"`)
        if (status === 200) expect(body.total, f).toBeLessThanOrEqual(1)
      }
  })

  test('in counts beside the results', async () => {
    const { body } = await portal.ask('searchRegister', { as: stranger, query: { q: '', facets: 'Y' } })
    expect(body.total).toBe(1)
    expect(body.FACETS).toMatchObject({
      vienna: [],
      country: [{ VALUE: 'ID', TOTAL: 1 }],
      right: [{ VALUE: 'T', TOTAL: 1 }],
    })
    const { body: seen } = await portal.ask('searchRegister', { as: officer, query: { q: '', facets: 'Y' } })
    expect(seen.FACETS).toMatchObject({ vienna: [{ VALUE: '24.17', TOTAL: 1 }] })
  })

  test('in the search by picture, with its own label', async () => {
    const body = multipart({}, { name: 'a.png', bytes: await shapesLabel(2).png().toBuffer() })
    const asked = { body, headers: { 'content-type': multipartType } }
    const found = await portal.ask('searchPictures', { as: stranger, ...asked })
    expect(found.status).toBe(200)
    expect(JSON.stringify(found.body)).not.toContain(hidden)
    expect(JSON.stringify((await portal.ask('searchPictures', { as: officer, ...asked })).body)).toContain(hidden)
  })
})

describe('nothing private of a published case', () => {
  test.each(searches)('is in the answer of the search of %s', async (_, call, ask) => {
    const { status, body, bytes } = await portal.ask(call, { as: stranger, ...ask('senja') })
    expect(status).toBe(200)
    const text = typeof body === 'string' ? bytes.toString('latin1') : JSON.stringify(body)
    expect(text.toLowerCase()).not.toContain(CANARY)
    expect(text).not.toMatch(new RegExp(`${owner.email}|3402116407900003`))
  })

  test('finds it', async () => {
    for (const q of [CANARY, `judul:${CANARY}`, `nomor:${CANARY}`]) {
      const { body } = await portal.ask('searchRegister', { as: stranger, query: { q } })
      expect(
        body.data.map(({ PATENT_ID }) => PATENT_ID),
        q,
      ).not.toContain(mark)
    }
    const { body } = await portal.ask('getSimilarTrademarks', { as: stranger, query: { name: CANARY } })
    expect(body.data).toEqual([])
  })
})
