import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { setPasswordAct } from '../../operator/confirmPasswordCommand.ts'
import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { historyTo, logInAt } from '../../testing/appealedCases.ts'
import { morning, playActions, playedCase, registerSample } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { completeReasons } from '../../testing/reasons.ts'

const FILED = '2026-03-02'
let portal: TestPortal
let officer: TestActor
let second: TestActor
let number: string
let decided: Date
const later = (minutes: number) => portal.setNow(new Date(decided.getTime() + minutes * 60_000).toISOString())

beforeAll(async () => {
  portal = await startTestPortal({ now: morning(FILED) })
  const sari = await portal.register()
  number = await registerSample(portal, sari, 'MARK')
  const day = await playActions(portal, number, historyTo('MARK', FILED, 'substantive_examination'))
  decided = new Date(morning(day))
  later(0)
  officer = await portal.office()
  second = await portal.office()
})
afterAll(() => portal.close())

const decide = async (ACTION_TYP: string, more: object = {}, key: string = randomUUID()) => {
  const { procTyp, procNbr } = await playedCase(portal, number)
  const body = { PROC_TYP: procTyp, PROC_NBR: procNbr, ACTION_TYP, NOTES: 'Catatan.', ...more }
  return portal.ask('insertAction', { as: officer, key, body })
}
const confirm = (LOGIN_PASSWORD: string, as = officer) =>
  portal.ask('confirmPassword', { as, body: { LOGIN_PASSWORD } })
test('a grant is asked the password 15 minutes after the log-in, where the operator wants it, and is recorded once it is confirmed', async () => {
  await setPasswordAct(portal.db, 'grant', 'on', decided)
  await expect(setPasswordAct(portal.db, 'grants', 'on', decided)).rejects.toThrow('confirm-password')
  later(16)
  const key = randomUUID()
  const refused = await decide('ACC', {}, key)
  expect([refused.status, refused.body.err]).toEqual([403, 'PASSWORD_NEEDED'])
  const wrong = await confirm('bukan sandinya')
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([422, 'LOGIN_PASSWORD'])
  expect((await decide('ACC', {}, key)).body.err).toBe('PASSWORD_NEEDED')
  // What another account confirms does not count.
  expect((await confirm(second.password, second)).status).toBe(200)
  expect((await decide('ACC', {}, key)).body.err).toBe('PASSWORD_NEEDED')
  expect((await confirm(officer.password)).status).toBe(200)
  later(31)
  await setSecondOfficer(portal.db, 'grant', 'on', decided)
  const proposed = await decide('ACC', {}, key)
  expect(proposed.body).toMatchObject({ err: '', PROPOSAL_ID: expect.any(Number) })
  later(32)
  const body = { PROPOSAL_ID: proposed.body.PROPOSAL_ID, IND_APPROVED: 'Y' as const, REMARK: '' }
  const approve = () => portal.ask('officeDecideAct', { as: second, key: randomUUID(), body })
  expect((await approve()).body.err).toBe('PASSWORD_NEEDED')
  expect((await confirm(second.password, second)).status).toBe(200)
  expect((await approve()).status).toBe(200)
  const { rows } = await sql<{ text: string }>`select request::text as text from act_proposal`.execute(portal.db)
  expect(rows[0]?.text).not.toContain(officer.password)
})

test('a kind that was not switched on asks for nothing', async () => {
  const sari = await portal.register()
  portal.setNow(morning(FILED))
  await logInAt(portal, morning(FILED), [sari])
  number = await registerSample(portal, sari, 'MARK')
  const day = await playActions(portal, number, historyTo('MARK', FILED, 'substantive_examination'))
  await logInAt(portal, morning(day), [officer])
  decided = new Date(morning(day))
  later(40)
  const reply = await decide('USUL', { REASONS: completeReasons('MARK') })
  expect([reply.status, reply.body.err]).toEqual([200, ''])
})
