import { afterAll, beforeAll, expect, test } from 'vitest'

import { oppose, publishedMark } from '../../testing/oppositions.ts'
import { newParty, paperPerson, recordPaper } from '../../testing/paperParties.ts'
import { playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { loadStates } from '../workflow/loadStates.ts'
import { recordAction } from '../workflow/recordAction.ts'

const now = new Date('2026-02-10T03:00:00Z')
let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-02-10T03:00:00Z' })
  ;[sari, budi, officer] = [await portal.register(), await portal.register(), await portal.office()]
  await loadStates(portal.db)
})
afterAll(() => portal.close())

const partiesOf = async (patentId: string, as = officer) =>
  portal.ask('officeOtherParties', { as, query: { patentId } })

test('a case that nobody opposed has none; another case is not found', async () => {
  const number = await publishedMark(portal, sari, 'TENUN SEPI')
  expect((await partiesOf(number)).body).toEqual([])
  expect((await partiesOf('DID2026999999')).status).toBe(404)
})

test('opponents through the portal and on paper are listed with representative and address for letters', async () => {
  const number = await publishedMark(portal, sari, 'TENUN RAMAI')
  const filed = await oppose(portal, budi, number)
  const PERSON = { ...paperPerson, REPR_NAME: 'Kantor Konsultan Nusantara', REPR_NUMBER: '0903-2016' }
  for (const PARTY of [
    { AS: 'NEW', PERSON },
    { AS: 'ACCOUNT', NAMED: budi.email },
  ])
    expect((await recordPaper(portal, officer, number, { ACTION_TYP: 'OPP', PARTY })).status).toBe(200)
  const { body } = await partiesOf(number)
  expect(body).toMatchObject([
    {
      SUBMISSION_NBR: filed.SUBMISSION_NBR,
      USERDOC_TYP: 'OP',
      PERSON_NAME: 'Budi Santoso',
      LETTERS: 'INBOX',
      REPR_NAME: '',
      ADDRESS: expect.stringMatching(/Indonesia$/),
    },
    {
      PERSON_NAME: 'PT Lawan Jaya',
      LETTERS: 'POST',
      REPR_NAME: 'Kantor Konsultan Nusantara',
      REPR_NUMBER: '0903-2016',
      ADDRESS: expect.stringMatching(/^Jalan Melati 7, .*Indonesia$/),
      STATE_NAME: expect.stringMatching(/\S/),
    },
    { LETTERS: 'INBOX', ADDRESS: '', REPR_NAME: '' },
  ])
  expect(JSON.stringify(body)).not.toContain('3402116407900003')
})

test.each([
  [{ FROM_NAME: 'PT Lama' }, ['PT Lama']],
  [{}, ['']],
])('a paper recorded without a party (%o) is named as typed, one with a party is not', async (detail, names) => {
  const number = await publishedMark(portal, sari, 'TENUN LAMA')
  const key = await playedCase(portal, number)
  const action = { action: 'oppose', role: 'public' as const, actorId: officer.userId, detail, now }
  await recordAction(portal.db, { procTyp: key.procTyp, procNbr: key.procNbr }, action)
  expect((await recordPaper(portal, officer, number, { ACTION_TYP: 'OPP', PARTY: newParty })).status).toBe(200)
  const { body } = await portal.ask('officeCase', { as: officer, query: { patentId: number } })
  expect(body.HISTORY.flatMap(({ PAPER_OF }) => PAPER_OF ?? [])).toEqual(names)
})

test('the request of a paper stands under its case by the name of its kind', async () => {
  const number = await publishedMark(portal, sari, 'TENUN BERNAMA')
  await recordPaper(portal, officer, number, { ACTION_TYP: 'OPP', PARTY: newParty })
  const { body } = await portal.ask('officeCase', { as: officer, query: { patentId: number } })
  const names = body.CHILDREN.filter(({ KIND }) => KIND === 'REQUEST').map(({ NAME }) => NAME)
  expect(names).toEqual(['Keberatan'])
})

test('the opponents of one case are not those of another, and applicants see none', async () => {
  const number = await publishedMark(portal, sari, 'TENUN LAIN')
  await recordPaper(portal, officer, number, { ACTION_TYP: 'OPP', PARTY: newParty })
  expect((await partiesOf(number)).body).toHaveLength(1)
  expect((await partiesOf(number, sari)).status).toBeGreaterThanOrEqual(403)
})
