import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { loadRights } from './domains/workflow/loadRights.ts'
import { writeOffset } from './ports/clock.sql.ts'
import { seedNumbered, seedUser } from './testing/cases.ts'
import { exitOf, startSweep } from './testing/sweepProcess.ts'

const CASES = 120
/** A Wednesday, on which the gazette of designs appears. */
const DAY = '2026-03-04'

test(
  'after kill -9 while the weekly issue closes, two runs at once finish it: every case is published once, with one letter',
  { timeout: 240_000 },
  async () => {
    const fresh = await freshDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'saki-gazette-'))
    const { db } = fresh
    const sweep = () => startSweep({ url: fresh.url, dataDir })
    const setClock = (at: string) => writeOffset(db, Date.parse(at) - Date.now(), new Date())
    const published = async () => {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from process_action where action = 'publish'`.execute(db)
      return rows[0]?.n ?? 0
    }
    try {
      await loadRights(db)
      const ownerId = await seedUser(db, 'pemilik@contoh.id', new Date('2026-03-02T03:00:00Z'))
      const officerId = await seedUser(db, 'petugas@contoh.id', new Date('2026-03-02T03:00:00Z'), 'office')
      for (let i = 0; i < CASES; i += 1) await seedNumbered(db, { ownerId, now: new Date('2026-03-02T03:00:00Z') })
      await sql`insert into gazette_queue (proc_typ, proc_nbr, application_id, right_code, from_state, act, queued_at, queued_by)
        select proc_typ, proc_nbr, application_id, 'D', state, 'publish', '2026-03-02', ${officerId} from process where proc_typ = '3'`.execute(
        db,
      )
      await setClock(`${DAY}T03:00:00Z`)
      for (const until of [10, 40]) {
        const child = sweep()
        while ((await published()) < until && child.exitCode === null) await pause(2)
        expect(child.exitCode, 'killed in the midst').toBeNull()
        child.kill('SIGKILL')
        await once(child, 'exit')
        expect(await published()).toBeLessThan(CASES)
        // The scheduler leaves a new issue to its own job for five minutes.
        await setClock(`${DAY}T03:1${until / 10}:00Z`)
      }
      const outcomes = await Promise.all([sweep(), sweep()].map(exitOf))
      expect(outcomes.map(({ code }) => code)).toEqual([0, 0])
      const { rows } = await sql`
        select (select count(*)::int from gazette_issue where closed_at is not null) as issues,
               (select count(*)::int from gazette_entry where action_nbr is not null and page is not null and entry is not null) as entries,
               (select count(*)::int from process_action where action = 'publish' and action_date = ${DAY}) as acts,
               (select count(*)::int from letter where letter_typ = 'SPB') as letters,
               (select count(*)::int from application where publication_date = ${DAY} and journal_code = 'BRDI-01-2026') as cases,
               (select count(*)::int from gazette_queue) as queued`.execute(db)
      expect(rows).toEqual([{ issues: 1, entries: CASES, acts: CASES, letters: CASES, cases: CASES, queued: 0 }])
    } finally {
      await fresh.drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
