import { workflows } from '@saki/catalogue'
import { withRules } from '@saki/domain/workflow/periods'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestPortal, type TestPortal } from '../../testing/portal.ts'
import { rulesOn } from './calendar.sql.ts'
import { loadPeriods } from './loadPeriods.ts'

let portal: TestPortal
const now = new Date('2026-11-20T03:00:00Z')
beforeAll(async () => {
  portal = await startTestPortal()
  await loadPeriods(portal.db, now)
})
afterAll(() => portal.close())

test('the table initially has the periods of the definitions', async () => {
  for (const flow of workflows) {
    const rules = await rulesOn(portal.db, flow.id, flow.version, '2026-11-20')
    expect(withRules(flow, rules)).toEqual(flow)
  }
})

test('loading again adds no row, corrects rows no officer changed, and keeps rows an officer changed', async () => {
  const rows = () => sql<{ n: number }>`select count(*)::int as n from deadline_rule`.execute(portal.db)
  const before = await rows()
  const officer = await portal.office()
  await sql`update deadline_rule set months = 4, changed_by = ${officer.userId}
    where flow_id = 'design-registration' and action = 'ask_correction' and part = 'due'`.execute(portal.db)
  await sql`update deadline_rule set months = 9 where flow_id = 'design-registration' and action = 'publish' and part = 'due'`.execute(
    portal.db,
  )
  await loadPeriods(portal.db, new Date('2026-11-21T03:00:00Z'))
  expect((await rows()).rows).toEqual(before.rows)
  const flow = workflows.find(({ id }) => id === 'design-registration')
  if (!flow) throw new Error('no designs')
  const due = withRules(flow, await rulesOn(portal.db, flow.id, flow.version, '2026-11-20')).actions
  expect(due['publish']?.due?.months).toBe(3)
  expect(due['ask_correction']?.due?.months).toBe(4)
})
