import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

const CHANNEL = 'saki_clock'
/** Milliseconds between reads of the setting, besides NOTIFY; a portal uses a change within this time. */
export const LOOK_MS = 1_000
const LOOK_AT_TRUE_TIME_MS = 60_000
/** Greatest tolerated difference between this machine and the database in milliseconds; more is reported to `onError`. */
const SKEW_MS = 5_000

export interface Clock {
  now: () => Date
  stop(): Promise<void>
}

export interface ClockOptions {
  /** URL of the database itself, not of a pooler, which would not support LISTEN. */
  url: string
  /** Whether the clock may be moved by `clock_setting.offset_ms`. */
  demo: boolean
  onError?: (error: Error) => void
  lookMs?: number
}

/**
 * The clock of a process. In production it gives the true time. In a demonstration every process on the database has the same moved time,
 * updated by NOTIFY and at the latest after `lookMs`. Reports to `onError` when this machine and the database differ by more than five
 * seconds. Rejects when the setting cannot be read at the start; later errors only delay a change.
 */
export async function startClock({
  url,
  demo,
  onError = (error) => console.error('clock:', error.message),
  lookMs = demo ? LOOK_MS : LOOK_AT_TRUE_TIME_MS,
}: ClockOptions): Promise<Clock> {
  let offset = 0
  const stopped = new AbortController()
  let client: pg.Client | undefined

  async function readSetting(): Promise<void> {
    client ??= await connected(url, demo, () => void readSetting().catch(() => {}), dropClient)
    const sentAt = Date.now()
    const { rows } = await client.query<{ offset: string | null; true_time: Date }>(READ)
    if (demo) offset = Number(rows[0]?.offset ?? 0)
    const apart = Math.abs((rows[0]?.true_time.getTime() ?? sentAt) - (sentAt + Date.now()) / 2)
    if (apart > SKEW_MS) onError(new Error(`this machine and the database stand ${Math.round(apart / 1000)} s apart`))
  }
  function dropClient(): void {
    void client?.end().catch(() => {})
    client = undefined
  }

  await readSetting()
  const polling = (async () => {
    while (await waitUnlessStopped(lookMs, stopped.signal)) {
      await readSetting().catch((error: Error) => {
        dropClient()
        onError(error)
      })
    }
  })()
  return {
    now: () => new Date(Date.now() + offset),
    async stop() {
      stopped.abort()
      await polling
      await client?.end().catch(() => {})
    },
  }
}

/** The only query of the database's own time; used for the comparison. */
const READ = `select (select offset_ms::text from clock_setting) as offset, clock_timestamp() as true_time`

async function connected(url: string, demo: boolean, onNotified: () => void, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'saki-clock',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', onLost)
  client.on('notification', onNotified)
  await client.connect()
  if (demo) await client.query(`listen ${CHANNEL}`)
  return client
}

/** Waits; false when the clock was stopped meanwhile. */
async function waitUnlessStopped(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal, ref: false }).catch(() => false)
}

/** This machine's time. For the portal's time use `startClock`. */
export const trueNow = () => new Date()
