import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { samplePerson } from '../../testing/filings.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

const NOON = '2026-03-02T05:00:00Z'
let portal: TestPortal
let sari: TestActor
let officer: TestActor
let second: TestActor
let filed: NumberedTestCase

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
  officer = await portal.office()
  second = await portal.office()
  filed = await seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(NOON) })
  for (const act of ['register', 'tariff']) await setSecondOfficer(portal.db, act, 'on', new Date(NOON))
})
afterAll(() => portal.close())

const version = async () =>
  (await portal.ask('officeCaseData', { as: officer, query: { patentId: filed.patentId } })).body.ROW_VERSION
const rename = async (PERSON_NAME: string, ROW_VERSION?: number) =>
  portal.ask('patentDetailUpdateOwner', {
    as: officer,
    body: {
      PATENT_ID: filed.patentId,
      ROW_VERSION: ROW_VERSION ?? (await version()),
      REASON: 'Salah ketik kantor',
      OWNERS: [{ ...samplePerson('Sari'), PERSON_NAME }],
    },
  })
const owner = async () =>
  (await portal.ask('getOwners', { as: sari, query: { patentId: filed.patentId } })).body[0]?.PERSON_NAME
const raise = (RUPIAH: number, VALID_FROM = '2026-04-01') =>
  portal.ask('officeTariffSave', {
    as: officer,
    key: randomUUID(),
    body: {
      CODE: 'DESIGN_SINGLE',
      PAYER_CATEGORY: 'UMUM',
      RUPIAH,
      VALID_FROM,
      VALID_TO: null,
      LEGAL_REF: 'PP 9/2026',
      IND_VERIFIED: 'Y',
      REASON: 'Tarif baru',
    },
  })
const amounts = async () =>
  (await portal.ask('officeTariffs', { as: officer })).body.TARIFFS.filter(
    ({ CODE, PAYER_CATEGORY }) => CODE === 'DESIGN_SINGLE' && PAYER_CATEGORY === 'UMUM',
  ).map(({ RUPIAH }) => RUPIAH)
const decide = (PROPOSAL_ID: number | undefined, as: TestActor, IND_APPROVED: 'Y' | 'N' = 'Y', REMARK = '') =>
  portal.ask('officeDecideChange', {
    as,
    key: randomUUID(),
    body: { PROPOSAL_ID: PROPOSAL_ID ?? 0, IND_APPROVED, REMARK },
  })
const waiting = async (as = second) =>
  (await portal.ask('officeProposals', { as })).body.filter(({ KIND }) => KIND === 'CHANGE')

describe('a change of the register where a second officer is asked for', () => {
  test('is proposed with its fields, changes nothing, and is made when another officer approves it', async () => {
    const before = [await owner(), await version()]
    const { body } = await rename('Sari Ayu Wulandari')
    expect(body).toEqual({ err: '', ROW_VERSION: before[1], LOG_CHANGE_NBR: null, PROPOSAL_ID: expect.any(Number) })
    expect([await owner(), await version()]).toEqual(before)
    const [proposal] = await waiting()
    expect(proposal).toMatchObject({
      PATENT_ID: filed.patentId,
      REASON: 'Salah ketik kantor',
      IND_OWN: 'N',
      CHANGES: expect.arrayContaining([
        expect.objectContaining({ FIELD: 'OWNERS.0.PERSON_NAME', NEW: 'Sari Ayu Wulandari' }),
      ]),
    })
    const again = await rename('Sari W.')
    expect([again.status, again.body.err]).toEqual([409, 'ACTION_NOT_ALLOWED'])
    const own = await decide(body.PROPOSAL_ID, officer)
    expect([own.status, own.body.err, await owner()]).toEqual([409, 'ACTION_NOT_ALLOWED', before[0]])
    expect((await decide(body.PROPOSAL_ID, second)).body).toEqual({ err: '' })
    expect([await owner(), await waiting()]).toEqual(['Sari Ayu Wulandari', []])
    expect((await decide(body.PROPOSAL_ID, second)).status).toBe(404)
  })

  test('needs nobody when nothing would change, and is refused at once when it is wrong', async () => {
    const name = (await owner()) ?? ''
    expect((await rename(name)).body).not.toHaveProperty('PROPOSAL_ID')
    expect((await rename('')).status).toBe(422)
    expect(await waiting()).toEqual([])
  })

  test('is returned with a remark only, taken back by its proposer, and not made when the case changed since', async () => {
    const returned = (await rename('Nama A')).body.PROPOSAL_ID
    expect((await decide(returned, second, 'N')).status).toBe(422)
    expect((await decide(returned, second, 'N', 'Tanpa bukti')).status).toBe(200)
    const taken = (await rename('Nama B')).body.PROPOSAL_ID
    expect((await decide(taken, officer, 'N')).status).toBe(200)
    const stale = (await rename('Nama C')).body.PROPOSAL_ID
    await sql`update application set row_version = row_version + 1 where application_id = ${filed.applicationId}`.execute(
      portal.db,
    )
    expect((await decide(stale, second)).body.err).toBe('STALE_VERSION')
    expect(await owner()).toBe('Sari Ayu Wulandari')
    expect((await decide(stale, second, 'N', 'Berubah')).status).toBe(200)
  })
})

describe('a tariff where a second officer is asked for', () => {
  test('is in force only when another officer approves it', async () => {
    const before = await amounts()
    const { body } = await raise(900_000)
    expect([body.PROPOSAL_ID, await amounts()]).toEqual([expect.any(Number), before])
    expect((await waiting()).filter(({ PATENT_ID }) => PATENT_ID === '')).toMatchObject([
      {
        PATENT_ID: '',
        RIGHT: null,
        CHANGES: expect.arrayContaining([expect.objectContaining({ FIELD: 'RUPIAH', NEW: '900000' })]),
      },
    ])
    expect((await decide(body.PROPOSAL_ID, officer)).status).toBe(409)
    expect((await decide(body.PROPOSAL_ID, second)).status).toBe(200)
    expect(await amounts()).toEqual(expect.arrayContaining([...before, 900_000]))
  })

  test('is not approved from a day that has come meanwhile', async () => {
    const { PROPOSAL_ID } = (await raise(950_000, '2026-03-03')).body
    portal.setNow('2026-03-04T05:00:00Z')
    for (const as of [sari, officer, second])
      await portal.ask('login', { as, body: { EMAIL: as.email, LOGIN_PASSWORD: as.password } })
    expect((await decide(PROPOSAL_ID, second)).status).toBe(422)
    expect(await amounts()).not.toContain(950_000)
    expect((await decide(PROPOSAL_ID, second, 'N', 'Terlambat')).status).toBe(200)
  })
})

test('neither applicants nor officers without the role of a second officer decide', async () => {
  const { PROPOSAL_ID } = (await rename('Nama D')).body
  const clerk = await portal.office()
  const body = {
    USER_ID: clerk.userId,
    NIP: '',
    SECTION: 'general' as const,
    ROLES: ['register' as const],
    ROW_VERSION: 0,
  }
  expect((await portal.ask('officeStaffSave', { as: officer, key: randomUUID(), body })).status).toBe(200)
  expect((await decide(PROPOSAL_ID, sari)).status).toBe(403)
  expect((await decide(PROPOSAL_ID, clerk)).body.err).toBe('ROLE_NEEDED')
})
