import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

const CHANNEL = 'saki_clock'
/** How often the setting is read again besides being told of; a portal has seen a change within this time. */
export const LOOK_MS = 1_000
const LOOK_AT_TRUE_TIME_MS = 60_000
/** How far this machine and the database may stand apart before somebody is told. */
const SKEW_MS = 5_000

export interface Clock {
  now: () => Date
  stop(): Promise<void>
}

export interface ClockOptions {
  /** The database itself, not a pooler: it is listened to. */
  url: string
  /** Whether the time may be moved: then it is the true one and `clock_setting.offset_ms`. */
  demo: boolean
  onError?: (error: Error) => void
  lookMs?: number
}

/**
 * The one clock of a process. In production the true time and nothing else. In a demonstration every process on the database shows the
 * same moved time, at once when it is moved (NOTIFY) and at the latest at the next look. Says so when this machine and the database
 * stand more than five seconds apart. Rejects when the setting cannot be read at the start; later faults only delay a change.
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

  async function look(): Promise<void> {
    client ??= await connected(url, demo, () => void look().catch(() => {}), forget)
    const asked = Date.now()
    const { rows } = await client.query<{ offset: string | null; true_time: Date }>(READ)
    if (demo) offset = Number(rows[0]?.offset ?? 0)
    const apart = Math.abs((rows[0]?.true_time.getTime() ?? asked) - (asked + Date.now()) / 2)
    if (apart > SKEW_MS) onError(new Error(`this machine and the database stand ${Math.round(apart / 1000)} s apart`))
  }
  function forget(): void {
    void client?.end().catch(() => {})
    client = undefined
  }

  await look()
  const looking = (async () => {
    while (await waited(lookMs, stopped.signal)) {
      await look().catch((error: Error) => {
        forget()
        onError(error)
      })
    }
  })()
  return {
    now: () => new Date(Date.now() + offset),
    async stop() {
      stopped.abort()
      await looking
      await client?.end().catch(() => {})
    },
  }
}

/** The database's own time is read here and nowhere else, to compare it. */
const READ = `select (select offset_ms::text from clock_setting) as offset, clock_timestamp() as true_time`

async function connected(url: string, demo: boolean, told: () => void, lost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'saki-clock',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', lost)
  client.on('notification', told)
  await client.connect()
  if (demo) await client.query(`listen ${CHANNEL}`)
  return client
}

/** False when it was stopped meanwhile. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal, ref: false }).catch(() => false)
}

/** The time of this machine; whoever goes by the portal's time wants `startClock`. */
export const trueNow = () => new Date()
