import { setTimeout as pause } from 'node:timers/promises'

import { freshDatabase, type FreshDatabase } from '@saki/db/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import type { ReceivedEvent } from './events.ts'
import { makePgEvents } from './pgEvents.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

const listening = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
  where application_name = 'saki-events' and datname = current_database() and query ilike 'listen%'`.execute(fresh.db)
  ).rows[0]?.n

describe('events between processes', () => {
  test('every process gets each event, by user and with the same id', async () => {
    const [here, there] = [makePgEvents({ url: fresh.url }), makePgEvents({ url: fresh.url })]
    const received: Record<'here' | 'there' | 'other', ReceivedEvent[]> = { here: [], there: [], other: [] }
    here.subscribe(7, (event) => received.here.push(event))
    there.subscribe(7, (event) => received.there.push(event))
    there.subscribe(8, (event) => received.other.push(event))
    await vi.waitFor(async () => expect(await listening()).toBe(2))
    await here.publish({ kind: 'payment', userId: 7, data: { PATENT_ID: "A'1" } })
    await vi.waitFor(() => expect(received.there).toHaveLength(1))
    expect(received.there[0]).toEqual({
      id: expect.any(Number),
      kind: 'payment',
      userId: 7,
      data: { PATENT_ID: "A'1" },
    })
    await vi.waitFor(() => expect(received.here).toEqual(received.there))
    expect(received.other).toEqual([])
    await Promise.all([here.stop(), there.stop()])
  })

  test('a reconnecting browser gets missed events, and all remembered ones when its last id is unknown', async () => {
    const events = makePgEvents({ url: fresh.url })
    const all: ReceivedEvent[] = []
    const leave = events.subscribe(9, (event) => all.push(event))
    for (const n of [1, 2, 3]) await events.publish({ kind: 'inbox', userId: 9, data: { n } })
    await events.publish({ kind: 'inbox', userId: 10, data: { n: 4 } })
    await vi.waitFor(() => expect(all).toHaveLength(3))
    leave()
    const since = (afterId: number | undefined) => {
      const missed: unknown[] = []
      events.subscribe(9, (event) => missed.push(event.data['n']), afterId)()
      return missed
    }
    expect(since(all[0]?.id)).toEqual([2, 3])
    expect(since(all[2]?.id)).toEqual([])
    expect(since(-5)).toEqual([1, 2, 3])
    expect(since(undefined)).toEqual([])
    await events.stop()
  })

  test('a lost connection is restored, and publishing meanwhile never rejects', async () => {
    const faults: Error[] = []
    const events = makePgEvents({ url: fresh.url, onError: (error) => faults.push(error) })
    const received: ReceivedEvent[] = []
    events.subscribe(11, (event) => received.push(event))
    await vi.waitFor(async () => expect(await listening()).toBe(1))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saki-events' and datname = current_database()`.execute(
      fresh.db,
    )
    await events.publish({ kind: 'draft', userId: 11, data: { n: 1 } })
    await vi.waitFor(
      async () => {
        await events.publish({ kind: 'draft', userId: 11, data: { n: 2 } })
        await pause(50)
        expect(received.some((event) => event.data['n'] === 2)).toBe(true)
      },
      { timeout: 5_000 },
    )
    expect(faults.length).toBeGreaterThan(0)
    await events.stop()
    await events.stop()
  })

  test('stop calls onStop of the subscribers', async () => {
    const events = makePgEvents({ url: fresh.url })
    const ended = vi.fn()
    events.subscribe(12, () => {}, undefined, ended)
    await events.stop()
    expect(ended).toHaveBeenCalledOnce()
  })
})
