import type { CallName } from '@saki/contracts'
import { criteriaFields, criteriaGroups } from '@saki/domain/search/criteria'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { describeWaitingPictures } from './domains/pictures/describePictures.ts'
import { indexWaitingMarks } from './domains/trademarks/indexMarks.ts'
import { giveLabel, shapesLabel } from './testing/drawnLabels.ts'
import { sampleDesign, samplePerson } from './testing/filings.ts'
import { registerMark, sampleMark } from './testing/marks.ts'
import { publishedMark } from './testing/oppositions.ts'
import { patentWith } from './testing/patents.ts'
import { pagesPdf, readTexts, registerWithTexts } from './testing/patentTexts.ts'
import { registerDesign } from './testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal, type TestRequest } from './testing/portal.ts'
import { multipart, multipartType } from './testing/uploadFiles.ts'

const NOW = '2026-03-02T03:00:00Z'
/** Stands in every field of an unpublished case, and in every private one of a published case. */
const CANARY = 'kenaribiru'
/** As long as the canary, and nowhere. */
const NOWHERE = 'kelabubesi'
/** Codes and numbers of the unpublished design and patent, which no other case has. */
const SECRETS = {
  locarno: '14-03',
  ipc: 'G21B 1/00',
  priorityCountry: 'FJ',
  priorityNumber: 'KNR-778899',
  pct: 'PCT/FJ2025/778899',
}
let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
let mark: string
let hidden: string
let hiddenDesign: string
let hiddenPatent: string
const allHidden = () => [hidden, hiddenDesign, hiddenPatent]

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
  mark = await publishedMark(portal, owner, 'KOPI SENJA', 1)
  hidden = await registerMark(portal, owner, sampleMark(`${CANARY} rahasia`), 1)
  hiddenDesign = await registerDesign(portal, owner, secretDesign())
  const inText = pagesPdf(`1. Bagian ${CANARY} rahasia.`)
  hiddenPatent = await registerWithTexts(portal, owner, { DES: inText, KLM: inText, ABS: inText }, secretPatent())
  await giveLabel(portal, mark, await shapesLabel(1).png().toBuffer())
  await giveLabel(portal, hidden, await shapesLabel(2).png().toBuffer())
  await plant()
  await readTexts(portal)
  await indexWaitingMarks(portal.db)
  await describeWaitingPictures({ ...portal.services, log: portal.app.log }, { forMs: 60_000 })
}, 120_000)
afterAll(() => portal.close())
let minute = 0
beforeEach(() => portal.setNow(new Date(Date.parse(NOW) + (minute += 1) * 60_000).toISOString()))

const secretDesign = () => {
  const design = sampleDesign(`${CANARY} rahasia`)
  design.TECHNICAL.DESIGN_DESCRIPTION = CANARY
  design.LOCARNO = [{ LOCARNO_CLASS_CODE: SECRETS.locarno.slice(-5), PRODUCT_TITLE: CANARY }]
  design.INVENTORS = [samplePerson(`${CANARY} penata`)]
  return design
}
const secretPatent = () =>
  patentWith((p) => {
    Object.assign(p.TECHNICAL, { TITLE: `${CANARY} rahasia`, ENGLISH_TITLE: `${CANARY} secret` })
    p.FILING['PRIORITY_CLAIMED'] = 'Y'
    p.IPC = [{ IPC_SYMBOL: SECRETS.ipc }]
    p.INVENTORS = [samplePerson(`${CANARY} penata`)]
    p.PRIORITIES = [
      { COUNTRY_CODE: SECRETS.priorityCountry, PRIORITY_APPL_ID: SECRETS.priorityNumber, PRIORITY_DATE: '2025-06-02' },
    ]
  })

/** The canary in private fields of the published mark, and in all of the hidden ones. */
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
  const ofHidden = sql`(select application_id from application where application_number = any(${allHidden()}))`
  await sql`update application_patent set pct_appl_id = ${SECRETS.pct}, parent_application_number = ${mark} where application_id in ${ofHidden}`.execute(
    db,
  )
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
  ...(['inventor', 'judul', 'naskah', 'abstrak', 'klaim', 'deskripsi'] as const).map((field): Search => [
    `the field ${field}`,
    'searchRegister',
    (q) => ({ query: { q: `${field}:${q}`, facets: 'Y' } }),
  ]),
]
/** Conditions that only an unpublished case meets, and the same of nothing. */
const codes = [
  ['Locarno class', `locarno:${SECRETS.locarno}`, 'locarno:14-02'],
  ['IPC', 'ipc:G21B', 'ipc:G21C'],
  ['country of a priority', `prioritas:${SECRETS.priorityCountry}`, 'prioritas:TO'],
  ['number of the PCT', SECRETS.pct, 'PCT/FJ2025/998877'],
] as const
const numbers: Search[] = [
  ['a number', 'searchRegister', (q) => ({ query: { q, facets: 'Y' } })],
  ['a part of a number', 'searchRegister', (q) => ({ query: { q: `nomor:${q.slice(-9)}` } })],
  ['the old numbers', 'getPatents', (filenbr) => ({ query: { filenbr } })],
  ['a mark', 'getTrademarkDetail', (fileno) => ({ query: { fileno } })],
  ['pictures alike to a case', 'getSimilarPictures', (patentId) => ({ query: { patentId } })],
  ['owners of a case', 'getSimilarOwner', (PATENT_ID) => ({ query: { PATENT_ID } })],
  ['the chain of title', 'getViewAssignment', (PATENT_ID) => ({ query: { PATENT_ID } })],
  ['claims', 'getPatentDetailClaims', (patentId) => ({ query: { patentId } })],
  ['related files', 'getRelFiles', (patentId) => ({ query: { patentId } })],
  ['a case', 'getPatentDetail', (patentId) => ({ query: { patentId, classes: 'Y', status: 'Y' } })],
  ['open bills in a case', 'requestList', (patentId) => ({ query: { group: 'UNPAID', patentId, size: 1 } })],
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
    for (const number of allHidden()) expect(hit.text).not.toContain(number)
  })

  test.each(codes)('by its %s', async (_, secret, nothing) => {
    const ask = async (q: string, as = stranger) => {
      const { UNDERSTOOD: _words, ...rest } = (await portal.ask('searchRegister', { as, query: { q, facets: 'Y' } }))
        .body
      return rest
    }
    expect((await ask(secret, officer)).total).toBe(1)
    expect(await ask(secret)).toEqual(await ask(nothing))
  })

  test.each(numbers)('in the search of %s', async (_, call, ask) => {
    for (const number of allHidden()) {
      const none = `${number.slice(0, 7)}${String(Number(number.slice(7)) + 7_654).padStart(number.length - 7, '0')}`
      expect(await answerTo(call, ask(number), number)).toEqual(await answerTo(call, ask(none), none))
    }
  })

  test('while officers find it by the same questions', async () => {
    for (const [name, call, ask] of searches.slice(0, 5)) {
      const { text } = await answerTo(call, ask(CANARY), CANARY, officer)
      for (const number of allHidden()) expect(text, name).toContain(number)
    }
    for (const field of ['inventor', 'judul', 'naskah', 'abstrak', 'klaim', 'deskripsi']) {
      const { body } = await portal.ask('searchRegister', { as: officer, query: { q: `${field}:${CANARY}` } })
      expect(
        body.data.map(({ PATENT_ID }) => PATENT_ID),
        field,
      ).toContain(hiddenPatent)
    }
  })

  test('in words alike to its own, which are not proposed', async () => {
    for (const q of [`${CANARY.slice(0, -1)}o`, `${CANARY} senjo`, 'kenari biru']) {
      const { body } = await portal.ask('searchRegister', { as: stranger, query: { q } })
      expect(JSON.stringify([body.TRIES, body.data])).not.toMatch(new RegExp(CANARY, 'i'))
    }
  })

  test('in every criterion', async () => {
    const values: Record<string, string> = {
      country: 'BT',
      vienna: '24.17',
      application: hidden,
      anyNumber: hidden,
      ...SECRETS,
      right: 'D',
    }
    const ways: Record<string, string> = { anyNumber: 'contains' }
    for (const group of criteriaGroups)
      for (const f of criteriaFields[group]) {
        const v = values[f] ?? CANARY
        const o = ways[f] ?? (f in values ? 'equals' : 'words')
        const { status, body } = await portal.ask('getPatentsAdvance', {
          as: stranger,
          body: { [group]: [{ f, o, v }], facets: 'Y' },
        })
        // A field that knows no words is not searched, so that everything public is found.
        expect([200, 400, 422], f).toContain(status)
        for (const number of allHidden()) expect(JSON.stringify(body), f).not.toContain(`"PATENT_ID":"${number}"`)
        if (status === 200) expect(body.total, f).toBeLessThanOrEqual(1)
        if (!(f in SECRETS)) continue
        const asked = { as: officer, body: { [group]: [{ f, o, v }] } }
        expect((await portal.ask('getPatentsAdvance', asked)).body.total, f).toBe(1)
      }
  })

  test('in counts beside the results', async () => {
    const { body } = await portal.ask('searchRegister', { as: stranger, query: { q: '', facets: 'Y' } })
    expect(body.total).toBe(1)
    expect(body.FACETS).toMatchObject({
      vienna: [],
      country: [{ VALUE: 'ID', TOTAL: 1 }],
      right: [{ VALUE: 'T', TOTAL: 1 }],
      class: [
        { VALUE: '30', TOTAL: 1 },
        { VALUE: '43', TOTAL: 1 },
      ],
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

  test('has its unpublished divisional among the related files, which the owner sees', async () => {
    const related = async (as: TestActor) =>
      (await portal.ask('getRelFiles', { as, query: { patentId: mark } })).body.map(({ PATENT_ID }) => PATENT_ID)
    expect(await related(stranger)).toEqual([])
    expect(await related(owner)).toEqual([hiddenPatent])
  })
})
