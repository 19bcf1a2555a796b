import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import type { Events, ReceivedEvent, SakiEvent } from './events.ts'

const CHANNEL = 'saki_events'
/** Events each process keeps for reconnecting browsers. */
const REMEMBERED = 1_000
const FIRST_WAIT = 250
const LONGEST_WAIT = 2_000

/** Milliseconds for which events are collected into one NOTIFY statement, each of which is a transaction. */
const GATHER_MS = 10

const NOTIFY_EVENTS = `select pg_notify('${CHANNEL}', json_build_object(
  'id', nextval('event_seq'), 'kind', event->>'kind', 'userId', (event->>'userId')::int, 'data', event->'data')::text)
  from json_array_elements($1::json) event`

interface Listener {
  onEvent: (event: ReceivedEvent) => void
  onStop: () => void
}

export interface PgEventsOptions {
  /** URL of the database itself: LISTEN does not work through a pooler that shares connections between transactions. */
  url: string
  onError?: (error: Error) => void
}

/**
 * Events over LISTEN/NOTIFY, with one reconnecting connection per process for both. Ids come from a sequence, so they are the same in every
 * process. `publish` never rejects; clients find lost events by polling.
 */
export function makePgEvents({ url, onError = () => {} }: PgEventsOptions): Events {
  const listeners = new Map<number, Set<Listener>>()
  const remembered: ReceivedEvent[] = []
  const connection = keepListening(url, dispatch, onError)

  let queued: SakiEvent[] = []
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    const events = queued.map(({ kind, userId, data }) => ({ kind, userId, data }))
    queued = []
    sending = undefined
    await connection.query(NOTIFY_EVENTS, [JSON.stringify(events)]).catch(onError)
  }

  function dispatch(text: string): void {
    const event = JSON.parse(text) as ReceivedEvent
    remembered.push(event)
    if (remembered.length > REMEMBERED) remembered.shift()
    for (const listener of listeners.get(event.userId) ?? []) listener.onEvent(event)
  }

  return {
    async publish(event: SakiEvent) {
      queued.push(event)
      sending ??= pause(GATHER_MS).then(send)
      await sending
    },
    subscribe(userId, onEvent, afterId, onStop = () => {}) {
      for (const event of missedSince(remembered, afterId)) if (event.userId === userId) onEvent(event)
      const listener = { onEvent, onStop }
      const mine = listeners.get(userId) ?? new Set<Listener>()
      listeners.set(userId, mine.add(listener))
      return () => {
        mine.delete(listener)
        if (mine.size === 0 && listeners.get(userId) === mine) listeners.delete(userId)
      }
    },
    async stop() {
      for (const listener of [...listeners.values()].flatMap((mine) => [...mine])) listener.onStop()
      listeners.clear()
      await connection.stop()
    },
  }
}

function missedSince(remembered: ReceivedEvent[], afterId: number | undefined): ReceivedEvent[] {
  if (afterId === undefined) return []
  return remembered.slice(remembered.findIndex((event) => event.id === afterId) + 1)
}

/** Keeps one connection listening; reconnects after 250 ms, doubling up to two seconds. */
function keepListening(url: string, onEvent: (text: string) => void, onError: (error: Error) => void) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let wait = FIRST_WAIT
  let stopped = false

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'saki-events',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    client = next
    next.on('notification', (message) => message.payload && onEvent(message.payload))
    next.on('error', onError)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => {})
      again()
      throw error
    }
    next.once('end', again)
    wait = FIRST_WAIT
    return next
  }

  function again(): void {
    if (stopped || timer) return
    timer = setTimeout(() => {
      timer = undefined
      ready = connect()
      ready.catch(onError)
    }, wait).unref()
    wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  let ready = connect()
  ready.catch(onError)
  return {
    async query(text: string, values: unknown[]): Promise<void> {
      await (await ready).query(text, values)
    },
    async stop(): Promise<void> {
      if (stopped) return
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
