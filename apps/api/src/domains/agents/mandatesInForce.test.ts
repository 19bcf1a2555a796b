import { freshDatabase } from '@saki/db/testing'
import { reaches } from '@saki/domain/agents/mandate'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { mayReadItem } from '../../access.sql.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const planOf = async (statement: RawBuilder<unknown>) => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(fresh.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('the mandate rule is inlined into the statement that uses it', () => {
  test.each<[string, RawBuilder<unknown>]>([
    ['what somebody holds', sql`select m.power from mandates_in_force('2026-03-02') m where m.agent_user_id = 7`],
    [
      'who holds one over the case of a process',
      sql`select m.agent_user_id from process p, mandates_over_case(p.application_id, '2026-03-02') m
           where p.proc_typ = '3' and p.proc_nbr = 7 and m.principal_id = 8`,
    ],
    [
      'who may read an item of an inbox',
      sql`select i.user_id from inbox_item i join process p using (proc_typ, proc_nbr)
           where i.proc_typ = '3' and i.proc_nbr = 7 and i.action_nbr = 1 and ${mayReadItem('2026-03-02')}`,
    ],
    ['whether a scope contains a case', sql`select mandate_covers(rights, application_id, 'D', 7) from mandate`],
  ])('%s: no function is called', async (_what, statement) => {
    const plan = await planOf(sql`verbose ${statement}`)
    expect(plan).toMatch(/ on public\.mandate/)
    expect(plan).not.toMatch(/Function Scan|mandate_covers|mandates_(in_force|over_case)/)
  })
})

describe('the scope of a mandate is the same in SQL and in the domain package', () => {
  const rights: (readonly string[] | null)[] = [null, ['D'], ['P', 'T'], ['P', 'D', 'T']]
  const scopes = [...rights.map((each) => ({ rights: each, caseId: null })), { rights: null, caseId: 41 }]
  const things = (['P', 'D', 'T'] as const).flatMap((right) => [41, 42].map((caseId) => ({ right, caseId })))
  test.each(scopes)('$rights, case $caseId', async (scope) => {
    for (const { right, caseId } of things) {
      const { rows } = await sql<{
        covers: boolean
      }>`select mandate_covers(${scope.rights}::text[], ${scope.caseId}::bigint,
        ${right}, ${caseId}::bigint) as covers`.execute(fresh.db)
      const inDomain = reaches({ principalId: 1, power: 'read', ...scope }, { ownerId: 1, right, caseId })
      expect(rows[0]?.covers, `${right} ${caseId}`).toBe(inDomain)
    }
  })
})
