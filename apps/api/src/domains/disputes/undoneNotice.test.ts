import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { caseAtDesk } from '../../testing/grantedPatents.ts'
import { takeOfficeAction } from '../../testing/letters.ts'
import { oppose, publishedMark } from '../../testing/oppositions.ts'
import { playedCase } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { actOnRequest } from '../../testing/requests.ts'
import { loadStates } from '../workflow/loadStates.ts'

let portal: TestPortal
let sari: TestActor
let budi: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-02-10T03:00:00Z' })
  sari = await portal.register()
  budi = await portal.register()
  officer = await portal.office()
  await loadStates(portal.db)
})
afterAll(() => portal.close())

/** An opposition of Budi to a mark of Sari that was then withdrawn on paper, so that officers can decide the opposition. */
async function considered(name: string) {
  const number = await publishedMark(portal, sari, name)
  const { SUBMISSION_NBR } = await oppose(portal, budi, number)
  await takeOfficeAction(portal, await playedCase(portal, number), { action: 'withdraw', role: 'applicant' })
  expect(await opposition(SUBMISSION_NBR)).toMatchObject({ STATE: 'considered' })
  return { number, SUBMISSION_NBR }
}

async function opposition(SUBMISSION_NBR: string) {
  const [one] = (await portal.ask('requestDetail', { as: budi, query: { SUBMISSION_NBR } })).body.CASES
  if (!one) throw new Error(`${SUBMISSION_NBR} has no case`)
  return one
}

async function undoInCase(number: string) {
  const { PROC_TYP, PROC_NBR, ROW_VERSION, UNDO } = await caseAtDesk(portal, officer, number)
  const body = { PROC_TYP, PROC_NBR, ROW_VERSION, ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Salah perkara.' }
  const undone = await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
}

const noticesOf = async (as: TestActor, name: string) => {
  const { data } = (await portal.ask('getInbox', { as, params: { userId: as.userId }, query: {} })).body
  return data.filter(({ TITLE }) => TITLE === name).map(({ ACTION_TYP }) => ACTION_TYP)
}

test('the opponent is notified that what a notice told was taken back', async () => {
  const { number, SUBMISSION_NBR } = await considered('TENUN MUNDUR')
  const before = await noticesOf(budi, 'TENUN MUNDUR')
  expect(before).toContain('CONS')
  await undoInCase(number)
  expect(await opposition(SUBMISSION_NBR)).toMatchObject({ STATE: 'served' })
  const after = await noticesOf(budi, 'TENUN MUNDUR')
  // Of the consideration and of the copy of the decision.
  expect(after.filter((code) => !before.includes(code))).toEqual(['UNDO', 'UNDO'])
})

test('the opponent is notified that the notice to the applicant was taken back', async () => {
  const number = await publishedMark(portal, sari, 'TENUN URUNG')
  const { SUBMISSION_NBR } = await oppose(portal, budi, number)
  const before = await noticesOf(budi, 'TENUN URUNG')
  expect(before).toContain('SERV')
  await undoInCase(number)
  expect(await opposition(SUBMISSION_NBR)).toMatchObject({ STATE: 'submitted' })
  expect((await noticesOf(budi, 'TENUN URUNG')).filter((code) => !before.includes(code))).toEqual(['UNDO'])
})

test('an opposition that was decided since stays decided', async () => {
  const { number, SUBMISSION_NBR } = await considered('TENUN TETAP')
  expect((await actOnRequest(portal, officer, await opposition(SUBMISSION_NBR), 'REF', 'Tidak terbukti.')).status).toBe(
    200,
  )
  await undoInCase(number)
  expect(await opposition(SUBMISSION_NBR)).toMatchObject({ STATE: 'refused' })
})
