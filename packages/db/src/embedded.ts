import { mkdir, realpath } from 'node:fs/promises'
import { relative } from 'node:path'

import pg from 'pg'

import { ensureCluster, SUPERUSER } from './embedded/cluster.ts'
import { FolderHeld, holdFolder } from './embedded/holdFolder.ts'
import { choosePlace, recall, remember, type Memory, type Place } from './embedded/place.ts'
import { send, startServer, stopOrphan, stopServer } from './embedded/server.ts'

export { FolderHeld } from './embedded/holdFolder.ts'

export interface RunningDatabase {
  url: string
  kind: 'embedded' | 'external'
  /** Stops our own server and lets go of DATA_DIR; close every pool first. Does nothing to an external one. */
  stop(): Promise<void>
}

const OWNER = 'saki'
const OLDEST = 15

/**
 * The database of the portal: the one at `databaseUrl`, else a PostgreSQL of our own in `dataDir`, reachable from this machine
 * only. Throws FolderHeld when a living portal already uses `dataDir`, and says what is wrong with an external server.
 */
export async function startDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<RunningDatabase> {
  if (options.databaseUrl) {
    await checkVersion(options.databaseUrl)
    return { url: options.databaseUrl, kind: 'external', stop: async () => {} }
  }
  await mkdir(options.dataDir, { recursive: true })
  const dataDir = await realpath(options.dataDir)
  const held = [holdFolder(dataDir)]
  const letGo = () => held.forEach((free) => free())
  try {
    const place = await choosePlace(dataDir)
    // A copied DATA_DIR names the same home as its original; only one of them may use it at a time.
    if (relative(dataDir, place.home).startsWith('..')) held.push(holdFolder(place.home))
    return await startIn(place, dataDir, letGo)
  } catch (error) {
    letGo()
    throw error
  }
}

/**
 * For a tool used beside the portal: the database of the portal that is running in `dataDir`, else the same database started for the
 * tool alone. Throws when there is none, instead of making an empty one.
 */
export async function joinDatabase(options: { dataDir: string; databaseUrl?: string }): Promise<RunningDatabase> {
  const memory = options.databaseUrl ? undefined : await recall(options.dataDir)
  if (!options.databaseUrl && !memory)
    throw new Error(`${options.dataDir} holds no database: no portal was started there yet`)
  return startDatabase(options).catch((error: unknown) => {
    if (!memory || !(error instanceof FolderHeld)) throw error
    return { url: ownerUrl(memory), kind: 'embedded', stop: async () => {} }
  })
}

async function startIn(place: Place, dataDir: string, letGo: () => void): Promise<RunningDatabase> {
  const { password } = place.memory
  const cluster = { ...place, folder: place.cluster, password, durable: true }
  await stopOrphan(place.cluster)
  await ensureCluster(cluster)
  const { port, server } = await startServer(cluster, place.memory.port)
  const pid = server.pid ?? 0
  const lastResort = () => send(pid, 'SIGINT')
  process.once('exit', lastResort)
  server.unref()
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= stopServer(pid).finally(() => {
      process.off('exit', lastResort)
      letGo()
    })
    return stopping
  }
  try {
    if (port !== place.memory.port) await remember(dataDir, { ...place.memory, port })
    await ensureOwner(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`, password)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: ownerUrl({ port, password }), kind: 'embedded', stop }
}

function ownerUrl({ port, password }: Pick<Memory, 'port' | 'password'>): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}`
}

/** The portal works as the owner of one database, not as superuser: a flaw in a query must not reach the machine. */
async function ensureOwner(url: string, password: string): Promise<void> {
  await withClient(url, async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER])
    if (!role.rowCount) await client.query(`create role ${OWNER} login password ${client.escapeLiteral(password)}`)
    const database = await client.query('select 1 from pg_database where datname = $1', [OWNER])
    if (!database.rowCount) await client.query(`create database ${OWNER} owner ${OWNER}`)
  })
}

async function checkVersion(url: string): Promise<void> {
  const { version, text } = await withClient(url, async (client) => {
    const found = await client.query<{ version: number; text: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as text`,
    )
    return found.rows[0] ?? { version: 0, text: 'unknown' }
  })
  if (version < OLDEST * 10_000)
    throw new Error(`DATABASE_URL leads to PostgreSQL ${text}; ${OLDEST} or newer is needed`)
}

async function withClient<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
