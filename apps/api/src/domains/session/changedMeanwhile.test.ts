import { setTimeout as sleep } from 'node:timers/promises'

import type { Db } from '@saki/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startTestPortal, type TestPortal } from '../../testing/portal.ts'
import { endSessions, setPassword } from './session.sql.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function untilSomebodyWaits(db: Db): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const waiting = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
    if (waiting.rows.length > 0) return
    await sleep(25)
  }
  throw new Error('nobody waits')
}

test('a log-in with the old password during its change opens no session', async () => {
  const sari = await portal.register()
  const thief = { ...sari, cookies: {}, ip: '10.1.1.1' }
  const asking: ReturnType<typeof portal.ask<'login'>>[] = []
  await portal.db.transaction().execute(async (tx) => {
    await setPassword(tx, sari.userId, 'another hash', portal.services.clock())
    await endSessions(tx, sari.userId, portal.services.clock())
    asking.push(portal.ask('login', { as: thief, body: { EMAIL: sari.email, LOGIN_PASSWORD: sari.password } }))
    await untilSomebodyWaits(portal.db)
  })
  const [answer] = await Promise.all(asking)
  expect([answer?.status, answer?.body.err]).toEqual([401, 'INVALID_CREDENTIALS'])
  expect(thief.cookies).toEqual({})
  const living = await sql`select 1 from session where user_id = ${sari.userId} and ended_at is null`.execute(portal.db)
  expect(living.rows).toEqual([])
})
