import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { writeOffset } from './ports/clock.sql.ts'
import { loadRights } from './domains/workflow/loadRights.ts'
import { act, seedNumbered, seedUser } from './testing/cases.ts'
import { exitOf, startSweep } from './testing/sweepProcess.ts'
import { testSize } from './testing/testSize.ts'

const CASES = testSize('CASES', { small: 120, whole: 300 })

test(
  'after kill -9 during a sweep and two sweeps at once, every due action is taken once, with its inbox letter',
  { timeout: 240_000 },
  async () => {
    const fresh = await freshDatabase()
    await loadRights(fresh.db)
    const dataDir = await mkdtemp(join(tmpdir(), 'saki-timers-'))
    const sweep = () => startSweep({ url: fresh.url, dataDir })
    const lapsed = async () =>
      (
        await sql<{
          n: number
        }>`select count(*)::int as n from process_action where action = 'correction_lapsed'`.execute(fresh.db)
      ).rows[0]?.n ?? 0
    try {
      const ownerId = await seedUser(fresh.db, 'pemilik@contoh.id', new Date('2026-03-02T03:00:00Z'))
      for (let i = 0; i < CASES; i += 1) {
        const { process } = await seedNumbered(fresh.db, { ownerId, now: new Date('2026-03-02T03:00:00Z') })
        const now = new Date('2026-03-30T03:00:00Z')
        await act(fresh.db, process, { action: 'ask_correction', role: 'office', now })
      }
      await writeOffset(fresh.db, Date.parse('2026-10-01T03:00:00Z') - Date.now(), new Date())
      for (const until of [CASES / 15, CASES / 3]) {
        const child = sweep()
        while ((await lapsed()) < until && child.exitCode === null) await pause(2)
        expect(child.exitCode, 'killed in the midst').toBeNull()
        child.kill('SIGKILL')
        await once(child, 'exit')
        expect(await lapsed()).toBeLessThan(CASES)
      }
      const before = await lapsed()
      const outcomes = await Promise.all([sweep(), sweep()].map(exitOf))
      expect(outcomes.map(({ code }) => code)).toEqual([0, 0])
      const did = outcomes.map(({ text }) =>
        Number(/(\d+) {2}design-registration correction_lapsed/.exec(text)?.[1] ?? 0),
      )
      expect(before + did.reduce((a, b) => a + b, 0)).toBe(CASES)
      const { rows } = await sql`
        select count(*)::int as cases, count(*) filter (where state = 'deemed_withdrawn')::int as withdrawn,
               count(*) filter (where fires_on is not null)::int as due,
               (select count(*)::int from process_action where action = 'correction_lapsed') as actions,
               (select count(*)::int from inbox_item i join process_action x using (proc_typ, proc_nbr, action_nbr)
                 where x.action = 'correction_lapsed') as letters,
               (select count(distinct action_date)::int from process_action where action = 'correction_lapsed') as days
          from process where proc_typ = '3'`.execute(fresh.db)
      expect(rows[0]).toEqual({ cases: CASES, withdrawn: CASES, due: 0, actions: CASES, letters: CASES, days: 1 })
    } finally {
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
