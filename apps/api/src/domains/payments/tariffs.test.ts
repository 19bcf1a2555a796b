import { tariffName } from '@saki/catalogue'
import { requestKinds } from '@saki/catalogue/requests/registry'
import { requestTariffs } from '@saki/catalogue/requests/tariffs'
import { missing } from '@saki/domain/forms/missing'
import { rulesByRight, type RequestKind } from '@saki/domain/requests/requestKind'
import type { TextKey } from '@saki/texts'
import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
let officer: TestActor
const NOON = '2026-03-02T05:00:00Z'

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

const row = {
  CODE: 'DESIGN_SINGLE',
  PAYER_CATEGORY: 'UMUM',
  RUPIAH: 900_000,
  VALID_FROM: '2026-03-03',
  VALID_TO: null,
  LEGAL_REF: 'PP 9/2026',
  IND_VERIFIED: 'Y',
  REASON: 'Tarif baru',
}
const save = (change: object, as = officer, key: string = randomUUID()) =>
  portal.ask('officeTariffSave', { as, key, body: { ...row, ...change } })
const quote = async () =>
  (
    await portal.ask('feeQuote', {
      as: sari,
      body: { FORM_TYP: 'design-filing', FILING: { APPL_SUBTYP: 'SINGLE', PAYER_CATEGORY: 'UMUM' } },
    })
  ).body.TOTAL_AMOUNT

test('a new amount is logged and in force from its first day; quotes before it use the old amount', async () => {
  expect((await save({})).status).toBe(200)
  expect(await quote()).toBe(800_000)
  portal.setNow('2026-03-03T01:00:00Z')
  for (const who of [sari, officer])
    await portal.ask('login', { as: who, body: { EMAIL: who.email, LOGIN_PASSWORD: who.password } })
  expect(await quote()).toBe(900_000)
  const { body } = await portal.ask('officeTariffs', { as: officer })
  expect(
    body.TARIFFS.filter(({ CODE, PAYER_CATEGORY }) => CODE === 'DESIGN_SINGLE' && PAYER_CATEGORY === 'UMUM'),
  ).toHaveLength(2)
  expect(body.CHANGES[0]).toMatchObject({ CODE: 'DESIGN_SINGLE', REASON: 'Tarif baru', VALID_FROM: '2026-03-03' })
})

test.each([
  ['a first day that is today', { VALID_FROM: '2026-03-03', PAYER_CATEGORY: 'UMK' }],
  ['another amount for one in force', { VALID_FROM: '2024-12-17', RUPIAH: 1 }],
  ['an unknown code', { CODE: 'NO_SUCH_CODE', VALID_FROM: '2026-04-01' }],
  ['a negative amount', { RUPIAH: -1, VALID_FROM: '2026-04-01' }],
  ['an amount with half a rupiah', { RUPIAH: 0.5, VALID_FROM: '2026-04-01' }],
  ['a last day before the first', { VALID_FROM: '2026-04-01', VALID_TO: '2026-03-31' }],
  ['a change without a reason', { VALID_FROM: '2026-04-01', REASON: '  ' }],
])('%s is refused and changes nothing', async (_says, change) => {
  const before = (await portal.ask('officeTariffs', { as: officer })).body
  expect([400, 422]).toContain((await save(change)).status)
  expect((await portal.ask('officeTariffs', { as: officer })).body).toEqual(before)
})

test('saving a row in force with its own amount marks it as compared with the regulation', async () => {
  const change = {
    PAYER_CATEGORY: 'UMK',
    RUPIAH: 250_000,
    VALID_FROM: '2024-12-17',
    LEGAL_REF: 'PP 45/2024 Lampiran IV.C',
  }
  expect((await save(change)).status).toBe(200)
  const { body } = await portal.ask('officeTariffs', { as: officer })
  expect(body.TARIFFS.find((t) => t.CODE === 'DESIGN_SINGLE' && t.PAYER_CATEGORY === 'UMK')).toMatchObject({
    IND_VERIFIED: 'Y',
  })
})

test('an applicant cannot read or change tariffs', async () => {
  expect((await save({ VALID_FROM: '2026-05-01' }, sari)).status).toBe(403)
  expect((await portal.ask('officeTariffs', { as: sari })).status).toBe(403)
  expect((await portal.ask('officeTariffs', {})).status).toBe(401)
})

test('every tariff of this release has a name', async () => {
  const codes = (await portal.ask('officeTariffs', { as: officer })).body.TARIFFS.map(({ CODE }) => CODE)
  expect([...new Set(codes)].filter((code) => !tariffName(code))).toEqual([])
})

/** Named by no source: closed until an officer sets the amount; a demonstration has provisional ones. */
const withoutAmount = ['MARK_DIVISION', 'PATENT_CHANGE_OF_TYPE', 'PATENT_REEXAMINATION']

/** Amounts by the code that another one follows, because its own was not published. */
const likeAnother = {
  DESIGN_CHANGE_OF_DATA: 'DESIGN_CHANGE_OF_NAME',
  DESIGN_STATEMENT: 'DESIGN_EXTRACT',
  DESIGN_DOCUMENT_COPY: 'PATENT_DOCUMENT_COPY',
  DESIGN_PRIORITY_DOCUMENT: 'PATENT_PRIORITY_DOCUMENT',
  PATENT_CERTIFICATE_COPY: 'PATENT_EXTRACT',
  PATENT_STATEMENT: 'PATENT_EXTRACT',
  MARK_CERTIFICATE_COPY: 'MARK_EXTRACT',
  MARK_DOCUMENT_COPY: 'PATENT_DOCUMENT_COPY',
  MARK_PRIORITY_DOCUMENT: 'PATENT_PRIORITY_DOCUMENT',
  MARK_LIMITATION: 'MARK_DELETION',
}

test('every tariff of requests has an amount, except those that no source names', async () => {
  const { TARIFFS: rows, UNSET } = (await portal.ask('officeTariffs', { as: officer })).body
  const known = new Set(rows.map(({ CODE }) => CODE))
  expect(
    Object.keys(requestTariffs)
      .filter((code) => !known.has(code))
      .toSorted(),
  ).toEqual(withoutAmount)
  expect(UNSET.map(({ CODE }) => CODE).toSorted()).toEqual(withoutAmount)
  const ofRequests = rows.filter(({ CODE }) => CODE.endsWith('_APPEAL') || CODE.includes('_REVIVAL_'))
  expect(ofRequests.map(({ IND_VERIFIED }) => IND_VERIFIED)).toEqual(ofRequests.map(() => 'N'))
})

test.each(Object.entries(likeAnother))('%s costs what %s costs, unverified and saying so', async (code, like) => {
  const rows = (await portal.ask('officeTariffs', { as: officer })).body.TARIFFS
  const amounts = (of: string) =>
    Object.fromEntries(rows.filter(({ CODE }) => CODE === of).map((r) => [r.PAYER_CATEGORY, r.RUPIAH]))
  expect(amounts(code)).toEqual(amounts(like))
  for (const row of rows.filter(({ CODE }) => CODE === code))
    expect(row).toMatchObject({ IND_VERIFIED: 'N', LEGAL_REF: expect.stringContaining('belum diverifikasi') })
})

test('an officer opens a service that no source prices, from today', async () => {
  const first = { CODE: 'MARK_DIVISION', PAYER_CATEGORY: '*', RUPIAH: 350_000, LEGAL_REF: 'Keputusan Menteri' }
  const today = '2026-03-03'
  expect((await save({ ...first, VALID_FROM: '2026-03-02' })).status).toBe(422)
  expect((await save({ ...first, VALID_FROM: today })).status).toBe(200)
  const { TARIFFS, UNSET } = (await portal.ask('officeTariffs', { as: officer })).body
  expect(TARIFFS.find(({ CODE }) => CODE === 'MARK_DIVISION')).toMatchObject({ RUPIAH: 350_000, UNIT: 'application' })
  expect(UNSET.map(({ CODE }) => CODE)).not.toContain('MARK_DIVISION')
  expect((await save({ ...first, VALID_FROM: today, RUPIAH: 1 })).status).toBe(422)
  expect((await save({ ...first, VALID_FROM: today, PAYER_CATEGORY: 'UMK' })).status).toBe(422)
})

test('a request asks for the category of the payer exactly where its tariffs differ by it', async () => {
  const rows = (await portal.ask('officeTariffs', { as: officer })).body.TARIFFS
  const differing = new Set(rows.flatMap(({ CODE, PAYER_CATEGORY }) => (PAYER_CATEGORY === '*' ? [] : CODE)))
  const asksIn = ({ form }: RequestKind<TextKey>, APPL_TYP: string) =>
    missing(form, { CASE: { APPL_TYP } }, [], '2026-03-02').some(({ path }) => path === 'FILING.PAYER_CATEGORY')
  for (const kind of requestKinds)
    for (const [right, { fees = [] }] of rulesByRight(kind))
      expect(asksIn(kind, right), `${kind.id} ${right}`).toBe(fees.some(({ code }) => differing.has(code)))
})

test('the table has the yearly fee of each year, in time and late; an officer changes the amount of a bracket', async () => {
  const ask = async (query: Record<string, string>) => (await portal.ask('annuityTable', { query })).body
  const patent = await ask({ fileTyp: 'P', claims: '10' })
  expect(patent).toHaveLength(20)
  expect(patent[0]).toMatchObject({
    ANNUITY_NBR: 1,
    BASE: 1_000_000,
    PER_CLAIM: 75_000,
    AMOUNT: 1_750_000,
    AMOUNT_LATE: 3_500_000,
  })
  expect(await ask({ fileTyp: 'S' })).toHaveLength(10)
  expect((await ask({ fileTyp: 'P', claims: '10', category: 'UMK' }))[0]).toMatchObject({
    AMOUNT: 175_000,
    IND_REDUCED: 'Y',
  })
  const { CODE: _code, PAYER_CATEGORY: _payer, RUPIAH: _rupiah, ...written } = row
  const bracket = {
    ...written,
    FILE_TYP: 'P',
    YEAR_FROM: 1,
    YEAR_TO: 3,
    BASE: 2_000_000,
    PER_CLAIM: 0,
    VALID_FROM: '2026-03-04',
  }
  const beyond = await portal.ask('officeAnnuitySave', {
    as: officer,
    key: randomUUID(),
    body: { ...bracket, FILE_TYP: 'S', YEAR_TO: 11 },
  })
  expect(beyond.status).toBe(422)
  const answer = await portal.ask('officeAnnuitySave', { as: officer, key: randomUUID(), body: bracket })
  expect(answer.status).toBe(200)
  expect((await ask({ fileTyp: 'P' }))[0]).toMatchObject({ BASE: 1_000_000 })
  portal.setNow('2026-03-04T01:00:00Z')
  expect((await ask({ fileTyp: 'P' }))[0]).toMatchObject({ BASE: 2_000_000 })
})
