import { arrivals } from '@saki/catalogue/requests/caseFacts.sample'
import { transact } from '@saki/db'
import { addDays } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { seedNumbered, type NumberedTestCase } from '../../testing/cases.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { countStageTimes } from './stageTimes.sql.ts'
import { takeAction } from './takeAction.ts'
import { undoLast } from './undoLast.ts'

const FILED = '2026-01-05'
let portal: TestPortal
let sari: TestActor
let officer: TestActor

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  sari = await portal.register()
  officer = await portal.office()
})
afterAll(() => portal.close())

/** A design whose formality check ends after so many days. */
async function checkedAfter(days: number): Promise<NumberedTestCase & { actionNbr: number; rowVersion: number }> {
  const one = await seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(morning(FILED)) })
  const actionDate = addDays(FILED, days)
  const taken = await takeAction({ ...portal.services, log: portal.app.log }, one.process, {
    action: 'ask_correction',
    role: 'office',
    actorId: officer.userId,
    actionDate,
    now: new Date(morning(actionDate)),
    notes: 'Gambar 3 buram',
  })
  return { ...one, ...taken }
}

const usual = async () => (await portal.ask('usualTimes', { as: sari })).body

test('tells the median and the quarters of ten stays or more that ended in the last year; an undone one has not ended', async () => {
  for (const days of [1, 2, 3, 4, 5, 6, 7, 8, 90]) await checkedAfter(days)
  const last = await checkedAfter(10)
  await countStageTimes(portal.db, '2026-04-05')
  expect(await usual()).toEqual([
    {
      FLOW_ID: 'design-registration',
      STATE: 'administrative_check',
      DAYS: 5,
      LOWER_DAYS: 3,
      UPPER_DAYS: 8,
      ENDED: 10,
    },
  ])
  const waiting = await seedNumbered(portal.db, { ownerId: sari.userId, now: new Date(morning(FILED)) })
  const usualOf = async ({ file }: NumberedTestCase) =>
    (await portal.ask('getStatusWorkflow', { as: sari, params: file })).body.USUAL
  expect(await usualOf(waiting)).toEqual({ DAYS: 5, LOWER_DAYS: 3, UPPER_DAYS: 8, ENDED: 10 })
  // Here its applicant has to act.
  expect(await usualOf(last)).toBeNull()
  // The stays of the first days are older than a year.
  await countStageTimes(portal.db, '2027-01-08')
  expect(await usual()).toEqual([])

  const { actionNbr, rowVersion } = last
  const work = {
    actorId: officer.userId,
    now: new Date(morning('2026-01-16')),
    reason: 'Salah berkas',
    rowVersion,
    actionNbr,
  }
  await transact(portal.db, (tx) => undoLast(tx, last.process, work))
  await countStageTimes(portal.db, '2026-04-05')
  expect(await usual()).toEqual([])
})

test('counts the days from the filing date to the first registration', async () => {
  const registered = arrivals({ kind: 'DESIGN', filed: FILED }).find(({ state }) => state === 'registered')
  const history = registered?.position.history
    .map(({ action }) => action)
    .filter((action) => action !== 'payment_received')
  portal.setNow(morning(FILED))
  const number = await registerSample(portal, sari, 'DESIGN')
  await playActions(portal, number, history ?? [])
  const { day, state } = await playedCase(portal, number)
  expect(state).toBe('registered')
  // As when two processes of the portal start together.
  await Promise.all([countStageTimes(portal.db, day), countStageTimes(portal.db, day)])
  const { rows } = await sql<{ ended: number; days: number }>`
    select ended, days from stage_time where flow_id = 'design-registration' and state = ''`.execute(portal.db)
  const days = (Date.parse(day) - Date.parse(FILED)) / 86_400_000
  expect(rows).toEqual([{ ended: 1, days }])
})
