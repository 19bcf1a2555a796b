import { everyCall, type CallName } from '@saki/contracts'
import { parseApplicationNumber, type ApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { giveTestMandate, makeConsultant, seedAgent } from '../../testing/consultants.ts'
import { fileTestDesign, notify, sampleDesign, samplePerson } from '../../testing/filings.ts'
import { keepSessions } from '../../testing/grantedPatents.ts'
import type { TestActor } from '../../testing/portal.ts'
import { patentWith, submitPatent } from '../../testing/patents.ts'
import { playActions } from '../../testing/playedCases.ts'
import { logIn, startRequestPlay, type RequestPlay } from '../../testing/requestPlay.ts'
import { requestSamples } from '../../testing/requestSamples.ts'
import { registerMark, sampleMark, submitMark } from '../../testing/marks.ts'

let play: RequestPlay
let agent: TestActor
let unmandated: TestActor
let commission: TestActor
/** Registered, transferred to Rina Kurnia and licensed. */
let mark: string
/** Filed only. */
let hidden: string

beforeAll(async () => {
  play = await startRequestPlay()
  const { portal, sari } = play
  const agents = [await makeConsultant(portal), await makeConsultant(portal)] as const
  ;[agent, unmandated] = agents
  commission = await portal.commission()
  await giveTestMandate(portal, sari, agents[0])
  mark = await play.registeredMark('KOPI SENJA')
  await keepSessions(portal)
  const licence = requestSamples.LI?.('MARK')
  await play.granted({ kind: 'LI', numbers: [mark], as: sari, ...licence })
  hidden = await registerMark(portal, sari, {
    ...sampleMark('RAHASIA SENJA'),
    OWNERS: [samplePerson('Zubaidah Tersembunyi')],
  })
})
afterAll(() => play.portal.close())

const ask = <N extends CallName>(name: N, as: TestActor | undefined, query: Record<string, string>) =>
  play.portal.ask(name, { as, query, params: query } as never)

/** The calls of the pages of one case, with what names it. */
const pageCalls = [
  ['getPatentDetail', 'patentId'],
  ['getPatentDetailRegister', 'patentId'],
  ['getPatentDetailClaims', 'patentId'],
  ['getPatentDetailPriorities', 'patentId'],
  ['getPatentDetailAnnuities', 'patentId'],
  ['getOwners', 'patentId'],
  ['getInvestors', 'patentId'],
  ['getReprs', 'patentId'],
  ['getRefDocs', 'patentId'],
  ['getRelFiles', 'patentId'],
  ['getIpcs', 'patentId'],
  ['getLocarnos', 'patentId'],
  ['getListImageSpecDoc', 'fileId'],
  ['getPatentLicense', 'id'],
  ['getViewAssignment', 'PATENT_ID'],
  ['getSimilarOwner', 'PATENT_ID'],
  ['getTrademarkDetail', 'fileno'],
] as const

async function statusOf(name: CallName, key: string, number: string, as: TestActor | undefined): Promise<number> {
  const isParam = everyCall[name].path.includes(`:${key}`)
  return (
    await play.portal.ask(name, { as, ...(isParam ? { params: { [key]: number } } : { query: { [key]: number } }) })
  ).status
}

describe.each(pageCalls)('%s', (name, key) => {
  test('answers everybody about a registered case, and about an unpublished one its parties and officers only', async () => {
    const { sari, budi, officer } = play
    const askers: [TestActor, number][] = [
      [sari, 200],
      [agent, 200],
      [officer, 200],
      [budi, 404],
      [unmandated, 404],
      [commission, 404],
    ]
    for (const [as, status] of askers) {
      expect(await statusOf(name, key, mark, as), 'registered').toBe(200)
      expect(await statusOf(name, key, hidden, as), 'unpublished').toBe(status)
    }
    const nobody = name === 'getTrademarkDetail' ? [200, 404] : [401, 401]
    expect(await statusOf(name, key, mark, undefined)).toBe(nobody[0])
    expect(await statusOf(name, key, hidden, undefined)).toBe(nobody[1])
  })
})

describe('a stranger', () => {
  test('sees the published part of the case: no submission, reference, payer, money or deadline', async () => {
    const { body } = await ask('getPatentDetail', play.budi, { patentId: mark, classes: 'Y' })
    expect(body).toMatchObject({
      ACCESS: 'PUBLIC',
      PATENT_ID: mark,
      SUBMISSION_NBR: '',
      REFERENCE: '',
      PAYER_CATEGORY: '',
      AMOUNT_OUTSTANDING: 0,
      DUE_DATE: null,
      NEXT_STEP: '',
      UNREAD_COUNT: 0,
      ACTIONS: ['VIEW'],
      PERMISSIONS: { CAN_EDIT: 'N', CAN_REPLY: 'N', CAN_PAY: 'N', CAN_WITHDRAW: 'N' },
      REGISTRATION_DATE: '2026-12-01',
    })
    expect(body.NICE?.length).toBe(2)
  })

  test('is not told whose turn it is, and parties and officers are when they ask, as by getStatusWorkflow', async () => {
    const { sari, budi, officer } = play
    const { fileTyp, fileSeq, fileSer, fileNbr } = parseApplicationNumber(mark) as ApplicationNumber
    const params = { fileTyp, fileSeq, fileSer: String(fileSer), fileNbr: String(fileNbr) }
    for (const as of [sari, agent, officer]) {
      const { body: status } = await play.portal.ask('getStatusWorkflow', { as, params })
      const { body } = await ask('getPatentDetail', as, { patentId: mark, status: 'Y' })
      expect(body.STATUS).toEqual(status)
      expect((await ask('getPatentDetail', as, { patentId: mark })).body.STATUS).toBeUndefined()
    }
    expect((await ask('getPatentDetail', budi, { patentId: mark, status: 'Y' })).body.STATUS).toBeUndefined()
  })

  test('sees names and cities of owners, and no street, number, telephone or e-mail', async () => {
    const [own] = (await ask('getOwners', play.sari, { patentId: mark })).body
    const [seen] = (await ask('getOwners', play.budi, { patentId: mark })).body
    expect(own).toMatchObject({
      INDI_PERSON_ID_NBR: expect.stringMatching(/^\d{16}$/),
      EMAIL: expect.stringContaining('@'),
    })
    expect(seen).toMatchObject({ INDI_PERSON_ID_NBR: '', EMAIL: '', TELEPHONE: '', ADDR_STREET: '', ZIPCODE: '' })
    expect(seen).toMatchObject({ PERSON_NAME: own?.PERSON_NAME, CITY_NAME: own?.CITY_NAME })
  })

  test('gets no street, number, telephone or e-mail of anybody from any call, also after a change of address', async () => {
    const other = await play.registeredMark('GULA AREN')
    await play.granted({ kind: 'PN', numbers: [other], as: play.sari, ...requestSamples.PN?.('MARK') })
    const persons = [
      ...(await ask('getOwners', play.sari, { patentId: other })).body,
      ...(await ask('getOwners', play.sari, { patentId: mark })).body,
      ...(await ask('getReprs', play.sari, { patentId: mark })).body,
    ]
    const secrets = persons
      .flatMap(({ ADDR_STREET, INDI_PERSON_ID_NBR, TELEPHONE, EMAIL }) => [
        ADDR_STREET,
        INDI_PERSON_ID_NBR,
        TELEPHONE,
        EMAIL,
      ])
      .filter((secret) => secret !== '' && !secret.includes('*'))
    expect(secrets.length).toBeGreaterThan(3)
    for (const number of [mark, other]) {
      for (const section of ['owner', 'filing', 'technical', 'mark']) {
        const query = { patentId: number }
        const { status, body } = await play.portal.ask('getPatentDetailBySection', {
          as: play.budi,
          params: { section },
          query,
        })
        expect(status).toBe(200)
        expect(
          secrets.filter((secret) => JSON.stringify(body).includes(secret)),
          section,
        ).toEqual([])
      }
      for (const [name, key] of pageCalls) {
        const isParam = everyCall[name].path.includes(`:${key}`)
        const { body } = await play.portal.ask(name, {
          as: play.budi,
          ...(isParam ? { params: { [key]: number } } : { query: { [key]: number } }),
        })
        expect(
          secrets.filter((secret) => JSON.stringify(body).includes(secret)),
          name,
        ).toEqual([])
      }
    }
  })

  test('cannot name a case by its submission number', async () => {
    const { body } = await ask('getPatentDetail', play.sari, { patentId: mark })
    expect(body.SUBMISSION_NBR).toMatch(/^TRX/)
    expect((await ask('getPatentDetail', play.budi, { patentId: body.SUBMISSION_NBR })).status).toBe(404)
    expect((await ask('getPatentDetail', play.sari, { patentId: body.SUBMISSION_NBR })).status).toBe(200)
  })

  test('gets no file, letter or bill of it', async () => {
    for (const [name, key] of [
      ['getListDokumen', 'id'],
      ['getPayments', 'patentId'],
    ] as const)
      expect(await statusOf(name, key, mark, play.budi)).toBe(404)
  })

  test('finds owners of published cases only', async () => {
    const found = (await ask('getSimilarOwner', play.budi, { name: 'Zubaidah Tersembunyi' })).body
    expect(found).toMatchObject({ data: [], total: 0 })
    const officers = (await ask('getSimilarOwner', play.officer, { name: 'Zubaidah Tersembunyi' })).body
    expect(officers.total).toBe(0)
  })
})

test('the register has certificate, dates and recordals; the document of the certificate is for parties', async () => {
  const { body } = await ask('getPatentDetailRegister', play.sari, { patentId: mark })
  expect(body).toMatchObject({ IND_REGISTERED: 'Y', REGISTRATION_DATE: '2026-12-01', EXPIRATION_DATE: '2036-02-03' })
  expect(body.RECORDALS.map(({ TYPE }) => TYPE)).toEqual(expect.arrayContaining(['SER', 'SPC']))
  expect(body.CERTIFICATE_DOC_ID).not.toBeNull()
  const seen = (await ask('getPatentDetailRegister', play.budi, { patentId: mark })).body
  expect(seen).toEqual({ ...body, CERTIFICATE_DOC_ID: null })
})

test('a licence has licensee and terms; the number of its request is for parties', async () => {
  const { body } = await play.portal.ask('getPatentLicense', { as: play.sari, params: { id: mark } })
  expect(body).toMatchObject([
    { LICENSEES: 'PT Sangrai', LICENSE_TYPE: 'EXCLUSIVE', EFFECTIVE_DATE: '2026-01-06', STATUS: 'IN_FORCE' },
  ])
  expect(body[0]?.DOC_NUMBER).toMatch(/^TRX/)
  const seen = (await play.portal.ask('getPatentLicense', { as: play.budi, params: { id: mark } })).body
  expect(seen).toEqual(body.map((row) => ({ ...row, DOC_NUMBER: '' })))
})

test('a mark has the days and fees of its renewal, and is found by its registration number too', async () => {
  const { body } = await ask('getTrademarkDetail', undefined, { fileno: mark })
  expect(body).toMatchObject({
    MARK_NAME: 'KOPI SENJA',
    ACCESS: 'PUBLIC',
    RENEWAL: { OPENS: '2035-08-03', LAST_DAY: '2036-02-04', LAST_LATE_DAY: '2036-08-04', PHASE: 'BEFORE' },
  })
  expect(body.RENEWAL?.FEES.find(({ PAYER_CATEGORY }) => PAYER_CATEGORY === 'UMK')).toBeDefined()
  const byRegistration = await ask('getTrademarkDetail', undefined, { fileno: body.REGISTRATION_NBR })
  expect(byRegistration.body.FILENO).toBe(mark)
})

describe('getViewAssignment', () => {
  test('begins with the owners as filed', async () => {
    const { body } = await ask('getViewAssignment', play.budi, { PATENT_ID: mark })
    expect(body.data).toMatchObject([{ KIND: 'FILING', NEW_OWNERS: 'Sari Wulandari', GAP: null }])
  })

  test('tells a transfer with its day, letter and reason, to strangers too', async () => {
    const other = await play.registeredMark('TEH PAGI')
    const sample = requestSamples.PH?.('MARK')
    await play.granted({ kind: 'PH', numbers: [other], as: play.sari, ...sample })
    const { data } = (await ask('getViewAssignment', play.budi, { PATENT_ID: other })).body
    expect(data).toMatchObject([
      { KIND: 'FILING', NEW_OWNERS: 'Sari Wulandari' },
      {
        KIND: 'TRANSFER',
        HOW: 'SALE',
        OLD_OWNERS: 'Sari Wulandari',
        NEW_OWNERS: 'Rina Kurnia',
        RECORDAL_DATE: '2026-12-01',
        GAP: null,
      },
    ])
    expect(data[1]?.DOC_NUMBER).toMatch(/^HKI/)
  })

  test('tells a gap with its days: owners of today without a record, and a transfer by somebody whom no record made the owner', async () => {
    const { portal, sari, budi, at } = play
    const other = await play.registeredMark('JAMU MALAM')
    const sample = requestSamples.PH?.('MARK')
    await play.granted({ kind: 'PH', numbers: [other], as: sari, ...sample })
    await sql`
      update application_party t set person_name = 'PT Tanpa Catatan', person = t.person || '{"PERSON_NAME":"PT Tanpa Catatan"}'
        from application a where a.application_id = t.application_id and a.application_number = ${other} and t.party_role = 'applicant'`.execute(
      portal.db,
    )
    await at('2027-03-05T03:00:00Z')
    const chain = async () => (await ask('getViewAssignment', budi, { PATENT_ID: other })).body.data
    const gap = { FROM: '2026-12-01', TO: '2027-03-05' }
    expect((await chain()).at(-1)).toEqual({
      DOC_NUMBER: '',
      RECORDAL_DATE: '2027-03-05',
      OLD_OWNERS: 'Rina Kurnia',
      NEW_OWNERS: 'PT Tanpa Catatan',
      KIND: 'UNKNOWN',
      HOW: '',
      GAP: gap,
    })
    await play.granted({ kind: 'PH', numbers: [other], as: sari, ...sample })
    expect(await chain()).toMatchObject([
      { KIND: 'FILING', GAP: null },
      { KIND: 'TRANSFER', GAP: null },
      { KIND: 'TRANSFER', OLD_OWNERS: 'PT Tanpa Catatan', NEW_OWNERS: 'Rina Kurnia', GAP: gap },
    ])
  })
})

describe('what was filed', () => {
  const micro = {
    GENETIC_RESOURCE: 'Y',
    GENETIC_ORIGIN: 'Danau Toba',
    MICRO_ORGANISM: 'Y',
    DEPOSIT_NBR: 'InaCC B1',
    DEPOSIT_INSTITUTE: 'InaCC',
    DEPOSIT_DATE: '2026-01-02',
    QTY_DRAWINGS: '3',
    PUBLISHED_DRAWING: '1',
  }
  const number = '0907-2016'
  beforeAll(() => seedAgent(play.portal.db, { code: 6_907, number, name: 'Ratna', now: play.portal.services.clock() }))
  const patent = patentWith((p) => {
    Object.assign(p, {
      FILING: { ...p.FILING, REPRESENTED: 'Y', PRIORITY_CLAIMED: 'Y' },
      TECHNICAL: { ...p.TECHNICAL, ...micro },
      IPC: [{ IPC_SYMBOL: 'A23N 12/08' }],
      PRIORITIES: [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: '2026-123', PRIORITY_DATE: '2026-06-07' }],
      REPRS: [{ ...samplePerson('Ratna'), AGENT_NOTES: number, REPRESENTATIVE_TYP: 'A' }],
    })
  })
  const word = sampleMark('KOPI PAGI')
  Object.assign(word.SIGN, {
    SIGN_WCODE: 'WORD_FIGURE',
    TRANSLATION: 'terjemahan',
    TRANSLITERATION: 'alih aksara',
    DISCLAIMER: 'KOPI',
    COLOUR_CLAIMED: 'Y',
    COLOURS: ['merah'],
  })
  const design = sampleDesign()
  Object.assign(design.TECHNICAL, { DISCLOSED: 'Y', DISCLOSED_DATE: '2026-01-06', DEFER_PUBLICATION: 'Y' })

  /** Answers that sections have in another form: lists instead of the question, names of persons, files. */
  const elsewhere = new Set(['REPRESENTED', 'PRIORITY_CLAIMED', 'INVENTOR_IS_APPLICANT', 'DESIGNER_IS_APPLICANT'])

  const sections = { patent: ['filing', 'patent'], mark: ['filing', 'mark'], design: ['filing', 'technical'] } as const
  const file = {
    patent: () => submitPatent(play.portal, play.sari, patent),
    mark: () => submitMark(play.portal, play.sari, word, 1),
    design: async () => ({ body: await fileTestDesign(play.portal, play.sari, design) }),
  }

  test.each([
    ['patent', patent],
    ['mark', word],
    ['design', design],
  ] as const)(
    'of a %s comes back to its party in the sections of the page, every answer of it',
    async (kind, filed) => {
      const { portal, sari } = play
      const { body } = await file[kind]()
      if (!body.SUBMISSION_NBR) throw new Error(JSON.stringify(body))
      const query = { patentId: body.SUBMISSION_NBR }
      const replies: unknown[] = []
      for (const section of sections[kind])
        replies.push((await portal.ask('getPatentDetailBySection', { as: sari, params: { section }, query })).body)
      for (const name of [
        'getOwners',
        'getInvestors',
        'getReprs',
        'getPatentDetailPriorities',
        'getIpcs',
        'getLocarnos',
      ] as const)
        replies.push((await portal.ask(name, { as: sari, query })).body)
      const shown = leaves(replies)
      const answers = [...leaves(filed)].filter(
        (answer) => !elsewhere.has(answer.split('=')[0] ?? '') && !answer.endsWith('='),
      )
      expect(answers.length).toBeGreaterThan(20)
      expect(answers.filter((answer) => !shown.has(answer))).toEqual([])
    },
  )

  test('about a disclosure, and that a design shall be published later, is for its parties', async () => {
    const { portal, sari, budi } = play
    const { SUBMISSION_NBR, BILLING_CODE, TOTAL_AMOUNT } = await fileTestDesign(portal, sari, design)
    await notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT })
    const number = (await ask('getPatentDetail', sari, { patentId: SUBMISSION_NBR ?? '' })).body.PATENT_ID ?? ''
    await playActions(portal, number, ['publish'])
    const sectionFor = async (as: TestActor) => {
      await logIn(portal, as)
      const asked = { as, params: { section: 'technical' as const }, query: { patentId: number } }
      return (await portal.ask('getPatentDetailBySection', asked)).body
    }
    expect(await sectionFor(sari)).toMatchObject({
      DISCLOSED: 'Y',
      DISCLOSED_DATE: '2026-01-06',
      DEFER_PUBLICATION: 'Y',
    })
    expect(await sectionFor(budi)).toMatchObject({ DISCLOSED: '', DISCLOSED_DATE: '', DEFER_PUBLICATION: '' })
  })
})

/** Every field with its value, at any depth, as FIELD=value. */
function leaves(value: unknown, field = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...leaves(each, field)]))
  if (typeof value === 'object' && value !== null)
    return new Set(Object.entries(value).flatMap(([name, inner]) => [...leaves(inner, name)]))
  return new Set([`${field}=${String(value)}`])
}

test('getSimilarOwner gives score, reasons and cases, and compares a number for readers of the case only', async () => {
  const third = await play.registeredMark('SUSU SORE')
  const rows = (await ask('getSimilarOwner', play.sari, { PATENT_ID: third })).body
  expect(rows.NAMES).toEqual(['Sari Wulandari'])
  const row = rows.data.find(({ PERSON_NAME }) => PERSON_NAME === 'Sari Wulandari')
  expect(row).toMatchObject({ SIMILARITY: 100, REASONS: ['SPELLING', 'ADDRESS', 'NUMBER'] })
  expect(row?.FILES.map(({ PATENT_ID }) => PATENT_ID)).toContain(mark)
  const seen = (await ask('getSimilarOwner', play.budi, { PATENT_ID: third })).body
  expect(seen.data.flatMap(({ REASONS }) => REASONS)).not.toContain('NUMBER')
  const misspelt = (await ask('getSimilarOwner', play.budi, { name: 'Sarie Wulandary' })).body
  expect(misspelt.data[0]).toMatchObject({ PERSON_NAME: 'Sari Wulandari', REASONS: ['SPELLING'] })
})
