import { workflows } from '@saki/catalogue'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { loadPeriods } from './domains/workflow/loadPeriods.ts'
import { seedUser } from './testing/cases.ts'
import { startTestPortal } from './testing/portal.ts'
import { check } from './testing/simulatedYear/checker.ts'
import type { CaseHistory, CheckedRow, Statute } from './testing/simulatedYear/replay.ts'
import { designLaw, markLaw } from './testing/simulatedYear/designAndMarkLaw.ts'
import {
  patentLaw2016,
  patentLaw2024,
  simplePatentLaw2016,
  simplePatentLaw2024,
} from './testing/simulatedYear/patentLaw.ts'
import { plusDays } from './testing/simulatedYear/ownDates.ts'
import { plannedCases, playYear } from './testing/simulatedYear/playYear.ts'
import { readHistories } from './testing/simulatedYear/readHistory.ts'
import { testSize } from './testing/testSize.ts'

const CASES = testSize('CASES', { small: 90, whole: 280 })
const SEED = Number(process.env['SEED'] ?? 2031)
/** A row of office periods: from this day the office examines all designs. */
const EXAMINE_ALL_FROM = '2025-06-01'

/**
 * Small errors the checker must find: a deadline a day off, an act a day early, a different act, a case in a different state. Returns those
 * it did not find.
 */
function unseen(histories: Awaited<ReturnType<typeof readHistories>>, today: string): string[] {
  const lies: ((one: CaseHistory, row: CheckedRow) => CaseHistory)[] = [
    (one, row) => withRow(one, row, { due: row.due === null ? '2030-01-01' : plusDays(row.due, 1) }),
    (one, row) => withRow(one, row, { due: row.due === null ? '2030-01-01' : plusDays(row.due, -1) }),
    (one, row) => withRow(one, row, { to: 'nowhere' }),
    (one, row) => withRow(one, row, { role: row.role === 'system' ? 'office' : 'system' }),
    (one) => ({ ...one, state: 'nowhere' }),
    (one) => ({ ...one, firesOn: one.firesOn === null ? '2030-01-01' : null }),
  ]
  const automatic = [
    (one: CaseHistory, row: CheckedRow) =>
      withRow(one, row, { day: plusDays(row.day, 1), written: plusDays(row.written, 1) }),
  ]
  return histories.flatMap((one, n) => {
    const row = one.rows[n % one.rows.length]
    if (!row || ['undo', 'freeze', 'resume', 'note', 'set_due'].includes(row.act)) return []
    const isAutomatic = row.act.endsWith('_lapsed') || row.act === 'expire' || row.act === 'publish'
    const applicable = [...lies, ...(isAutomatic && row.role === 'system' ? automatic : []), ...liesOfPeriods(one, row)]
    return applicable.flatMap((lie, at) =>
      check(lie(one, row), statutes[one.flowId] ?? statute({}), today).length > 0
        ? []
        : [`${one.name} ${row.nbr} ${row.act}: lie ${at}`],
    )
  })
}

/** Broken rules about periods, where the row is one they are about. */
function liesOfPeriods(one: CaseHistory, row: CheckedRow): (() => CaseHistory)[] {
  const before = one.rows[one.rows.indexOf(row) - 1]
  return [
    // The publication has another date than its issue.
    ...(row.issued === null ? [] : [() => withRow(one, row, { issued: plusDays(row.day, 1) })]),
    // The office cuts off the answer to an objection, which was notified that day.
    ...(row.act === 'examine' && before?.act === 'oppose' ? [() => withRow(one, row, { day: before.day })] : []),
    // A priority document is asked for where no priority is claimed.
    ...(row.act === 'ask_priority' ? [() => ({ ...one, priority: null })] : []),
    // A window against a grant counts from the certificate.
    ...(row.act === 'appeal_grant' ? [() => withoutDecision(one)] : []),
  ]
}

const DECISIONS = new Set([
  'allow',
  'allow_again',
  'appeal_allowed',
  'appeal_allowed_in_part',
  'suit_won',
  'cassation_won',
])

const withoutDecision = (one: CaseHistory): CaseHistory => ({
  ...one,
  rows: one.rows.filter(({ act }) => !DECISIONS.has(act)),
})

const withRow = (one: CaseHistory, row: CheckedRow, change: Partial<CheckedRow>): CaseHistory => ({
  ...one,
  rows: one.rows.map((each) => (each === row ? { ...row, ...change } : each)),
})

const statute = (law: Statute['law'], lapsed = 'remedy_over', refused = 'remedy_over'): Statute => ({
  law,
  lapsed,
  refused,
  examineAllFrom: EXAMINE_ALL_FROM,
})
const statutes: Record<string, Statute> = {
  'design-registration': statute(designLaw),
  'mark-registration': statute(markLaw),
  'patent-registration': statute(patentLaw2024, 'revival_over', 'appeal_over'),
  'simple-patent-registration': statute(simplePatentLaw2024, 'revival_over', 'appeal_over'),
  'patent-registration-2016': statute(patentLaw2016),
  'simple-patent-registration-2016': statute(simplePatentLaw2016),
}

test(
  `cases of all rights through every branch (CASES=${CASES} SEED=${SEED}): every deadline and outcome equals the law's`,
  { timeout: 1_500_000 },
  async () => {
    const began = performance.now()
    const portal = await startTestPortal({ now: '2024-01-02T00:00:00Z' })
    try {
      const services = { ...portal.services, log: portal.app.log }
      const actors = {
        owner: await seedUser(portal.db, 'pemilik@contoh.id', new Date('2024-01-01T00:00:00Z')),
        officer: await seedUser(portal.db, 'pemeriksa@contoh.id', new Date('2024-01-01T00:00:00Z'), 'office'),
      }
      await loadPeriods(portal.db, new Date('2024-01-01T00:00:00Z'))
      await sql`insert into deadline_rule (flow_id, flow_version, action, part, valid_from, months, ground, changed_at)
      values ('design-registration', 1, 'examine_unopposed', 'due', ${EXAMINE_ALL_FROM}, 6, 'UU 31/2000 art. 26', '2024-01-01')`.execute(
        portal.db,
      )
      const played = await playYear(services, actors, plannedCases(CASES, SEED), portal.setNow, {
        seed: SEED,
        end: '2047-12-31',
      })
      const histories = await readHistories(portal.db)
      const wrong = histories.flatMap((one) => check(one, statutes[one.flowId] ?? statute({}), played.lastDay))
      const rows = histories.reduce((sum, one) => sum + one.rows.length, 0)
      const untaken = workflows
        .filter(({ id }) => id in statutes)
        .flatMap(({ id, actions }) => Object.keys(actions).map((action) => `${id} ${action}`))
        .filter((name) => !played.counts.has(name))
      console.log(
        `${histories.length} cases, ${rows} actions, ${played.days} days to ${played.lastDay}, ${played.refusals} refusals, ${((performance.now() - began) / 1000).toFixed(1)} s; not taken: ${untaken.join(', ') || 'none'}`,
      )
      expect(wrong).toEqual([])
      expect(played.failed).toEqual([])
      expect(played.letPass).toEqual([])
      expect(wrong).toEqual([])
      // The seed decides which are left out; all of them are listed above. A small course takes the acts that most cases take.
      if (CASES >= 280) expect(untaken.length).toBeLessThanOrEqual(5)
      expect(histories).toHaveLength(CASES)
      expect(unseen(histories, played.lastDay)).toEqual([])
    } finally {
      await portal.close()
    }
  },
)
