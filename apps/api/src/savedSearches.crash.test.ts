import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDb, type Db } from '@saki/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { demoPassword } from './start/demoLogin.ts'
import { copyDemo } from './testing/demoFolder.ts'
import { freePort, logInLive, startLivePortal } from './testing/livePortal.ts'
import { testSize } from './testing/testSize.ts'

const SEARCHES = testSize('SEARCHES', { small: 30, whole: 60 })

/** Saves searches that every mark matches, and leaves all changes of the register to be compared. */
async function saveAll(ask: Awaited<ReturnType<typeof logInLive>>): Promise<void> {
  for (let n = 0; n < SEARCHES; n += 1) {
    const SEARCH = { KIND: 'REGISTER', PAGE: '/forms/search', PARAMETERS: { right: 'T,D,P' }, CRITERIA: {} }
    const body = { NAME: `Semua ${n}`, SEARCH, HOW_OFTEN: 'AT_ONCE', IND_MAIL: 'Y' }
    const saved = await ask('/savedSearch/save', body, { 'idempotency-key': randomUUID() })
    if (saved.status !== 200) throw new Error(saved.text)
  }
}

/** Puts every public case among the changes, as if each had just been published. */
async function publishAgain(db: Db): Promise<number> {
  const { rows } = await sql`
    insert into register_news (application_id) select application_id from register_entry where is_public returning 1`.execute(
    db,
  )
  return rows.length
}

/** Hits, those told, messages and mails. */
async function tally(db: Db) {
  const { rows } = await sql<{ news: number; hits: number; told: number; notices: number; mails: number }>`
    select (select count(*)::int from register_news) as news, (select count(*)::int from saved_search_hit) as hits,
           (select count(notice_id)::int from saved_search_hit) as told, (select count(*)::int from search_notice) as notices,
           (select count(*)::int from mail where kind = 'savedSearch') as mails`.execute(db)
  return rows[0]
}

test(
  'after kill -9 between finding and telling, and between the messages, every hit is told once with one mail',
  { timeout: 420_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'saki-searches-'))
    const port = await freePort()
    await copyDemo(dataDir)
    let live = await startLivePortal(dataDir, port)
    let db: Db | undefined
    try {
      db = openDb({ url: live.databaseUrl, poolSize: 2 })
      await saveAll(await logInLive(live.baseUrl, 'sari@contoh.id', demoPassword))
      const cases = await publishAgain(db)
      expect(cases).toBeGreaterThan(3)
      const wanted = { news: 0, hits: cases * SEARCHES, told: cases * SEARCHES, notices: SEARCHES, mails: SEARCHES }
      for (const until of ['hits', 'notices'] as const) {
        await sql`insert into pgboss.job (name, data) values ('saki', '{"name":"alert_searches","payload":{}}')`.execute(
          db,
        )
        await expect
          .poll(async () => (await tally(db as Db))?.[until], { timeout: 90_000, interval: 5 })
          .toBeGreaterThan(0)
        await live.killNow()
        await db.destroy()
        live = await startLivePortal(dataDir, port)
        db = openDb({ url: live.databaseUrl, poolSize: 2 })
      }
      await expect.poll(() => tally(db as Db), { timeout: 150_000, interval: 500 }).toEqual(wanted)
    } finally {
      await db?.destroy()
      await live.stop()
      await rm(live.databaseHome, { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    }
  },
)
