import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'

import { setSecondOfficer } from '../../operator/secondOfficerCommand.ts'
import { logInAt } from '../../testing/appealedCases.ts'
import { FILED, processKeyOf, startDecisions } from '../../testing/decisions.ts'
import { morning, playedCase } from '../../testing/playedCases.ts'
import type { TestActor } from '../../testing/portal.ts'

const { portal, sari, officer, second, caseIn, take, look } = await startDecisions()
afterAll(() => portal.close())

describe('a decision that is undone', () => {
  test('of two officers is taken back only by a head of section who is neither of them', async () => {
    const one = await caseIn('MARK', 'substantive_examination')
    await setSecondOfficer(portal.db, 'grant', 'on', new Date(morning(FILED)))
    try {
      const { PROPOSAL_ID = 0 } = (await take(one, 'ACC')).body
      const decision = { PROPOSAL_ID, IND_APPROVED: 'Y' as const, REMARK: '' }
      const approved = await portal.ask('officeDecideAct', { as: second, key: randomUUID(), body: decision })
      expect(approved.status).toBe(200)
      const third = await portal.office()
      const undo = async (as: TestActor) => {
        const { UNDO, ROW_VERSION } = await look(one.number)
        const body = { ...processKeyOf(one), ACTION_NBR: UNDO?.ACTION_NBR ?? 0, REASON: 'Keliru', ROW_VERSION }
        return portal.ask('officeUndoAction', { as, key: randomUUID(), body })
      }
      for (const as of [officer, second]) expect((await undo(as)).body.err).toBe('ACTION_NOT_ALLOWED')
      const clerk = await portal.office()
      const roles = { USER_ID: clerk.userId, NIP: '', SECTION: 'mark' as const, ROLES: ['examinerMark' as const] }
      const body = { ...roles, ROW_VERSION: 0 }
      expect((await portal.ask('officeStaffSave', { as: officer, key: randomUUID(), body })).status).toBe(200)
      expect((await undo(clerk)).body.err).toBe('ROLE_NEEDED')
      expect((await undo(third)).status).toBe(200)
      expect((await playedCase(portal, one.number)).state).toBe('substantive_examination')
    } finally {
      await setSecondOfficer(portal.db, 'grant', 'off', new Date(morning(FILED)))
    }
  })
})

describe('a priority whose document does not come (UU 13/2016 art. 31)', () => {
  test('is lost in the register and for periods, is shown as lost, and stands again when the loss is undone', async () => {
    const one = await caseIn('PATENT', 'formality_check', [])
    const { rows } = await sql<{
      id: number
    }>`select application_id as id from application where application_number = ${one.number}`.execute(portal.db)
    const id = rows[0]?.id ?? 0
    await sql`delete from application_priority where application_id = ${id}`.execute(portal.db)
    await sql`insert into application_priority values (${id}, 1, 'JP', 'JP-77', '2025-06-01')`.execute(portal.db)
    expect((await take(one, 'ASKP')).status).toBe(200)
    const { firesOn } = await playedCase(portal, one.number)
    await logInAt(portal, morning(firesOn ?? ''), [sari, officer])
    const { runDue } = await import('../../jobs/timers.ts')
    await runDue({ ...portal.services, log: portal.app.log }, portal.services.clock())
    const priorities = async () =>
      (await portal.ask('getPatentDetailPriorities', { as: sari, query: { patentId: one.number } })).body
    expect(await priorities()).toMatchObject([{ PRIORITY_APPL_ID: 'JP-77', LOST_ON: firesOn }])
    const kept = () => sql`select 1 from application_priority where application_id = ${id}`.execute(portal.db)
    expect((await kept()).rows).toEqual([])
    const { UNDO, ROW_VERSION } = await look(one.number)
    const body = {
      ...processKeyOf(one),
      ACTION_NBR: UNDO?.ACTION_NBR ?? 0,
      REASON: 'Dokumen ada di loket',
      ROW_VERSION,
    }
    expect((await portal.ask('officeUndoAction', { as: officer, key: randomUUID(), body })).status).toBe(200)
    expect([(await kept()).rows.length, await priorities()]).toMatchObject([1, [{ LOST_ON: null }]])
  })
})
