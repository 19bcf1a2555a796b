import { randomUUID } from 'node:crypto'

import type { OfficeRole } from '@saki/domain/office/officeRoles'
import { addDays } from '@saki/domain/dates/legalDate'
import { afterAll, expect, test } from 'vitest'

import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { FILED, processKeyOf, startDecisions } from '../../testing/decisions.ts'
import { samplePerson } from '../../testing/filings.ts'
import { morning } from '../../testing/playedCases.ts'
import type { TestActor } from '../../testing/portal.ts'
import { completeReasons } from '../../testing/reasons.ts'

const { portal, officer, second, caseIn, take, look } = await startDecisions()
afterAll(() => portal.close())

const counts = async (as: TestActor) =>
  (await portal.ask('officeQueue', { as, query: { view: 'MINE', size: 1 } })).body.COUNTS
async function officerWith(...ROLES: OfficeRole[]): Promise<TestActor> {
  const one = await portal.office()
  const body = { USER_ID: one.userId, NIP: '', SECTION: 'general' as const, ROLES, ROW_VERSION: 0 }
  expect((await portal.ask('officeStaffSave', { as: officer, key: randomUUID(), body })).status).toBe(200)
  return one
}

test('acts, deadlines and changes of others are counted for those who may decide, until they are decided', async () => {
  for (const act of ['refusal', 'register']) await setSecondOfficer(portal.db, act, 'on', new Date(morning(FILED)))
  const patent = await caseIn('PATENT', 'awaiting_reply')
  const mark = await caseIn('MARK', 'substantive_examination')
  const approver = await officerWith('approver')
  expect((await counts(approver)).PROPOSALS).toBe(0)
  const act = await take(mark, 'USUL', { REASONS: completeReasons('MARK') })
  expect(act.status).toBe(200)
  const { DUE_DATE, ROW_VERSION } = await look(patent.number)
  const later = { DUE_DATE: addDays(DUE_DATE ?? '', 30), GROUND: 'UU 65/2024 art. 62', REASON: 'Banjir', ROW_VERSION }
  const due = { ...processKeyOf(patent), ...later }
  expect((await portal.ask('officeSetDue', { as: officer, key: randomUUID(), body: due })).status).toBe(200)
  const data = (await portal.ask('officeCaseData', { as: officer, query: { patentId: mark.number } })).body
  const owners = [{ ...samplePerson('Sari'), PERSON_NAME: 'Sari Ayu' }]
  const change = { PATENT_ID: mark.number, ROW_VERSION: data.ROW_VERSION, REASON: 'Salah ketik', OWNERS: owners }
  expect((await portal.ask('patentDetailUpdateOwner', { as: officer, body: change })).body).toHaveProperty(
    'PROPOSAL_ID',
  )
  expect((await counts(approver)).PROPOSALS).toBe(3)
  expect((await counts(await officerWith('head'))).PROPOSALS).toBe(3)
  expect((await counts(officer)).PROPOSALS).toBe(0)
  expect(await counts(await officerWith('examinerMark'))).not.toHaveProperty('PROPOSALS')
  const body = { PROPOSAL_ID: act.body.PROPOSAL_ID ?? 0, IND_APPROVED: 'N' as const, REMARK: 'Jelaskan.' }
  expect((await portal.ask('officeDecideAct', { as: second, key: randomUUID(), body })).status).toBe(200)
  expect((await counts(approver)).PROPOSALS).toBe(2)
})
