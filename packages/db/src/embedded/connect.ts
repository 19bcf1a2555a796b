import pg from 'pg'

import { SUPERUSER } from './cluster.ts'
import type { Memory } from './memory.ts'

const OWNER = 'saki'
const OLDEST = 15

export function ownerUrl({ port, password }: Pick<Memory, 'port' | 'password'>): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}`
}

/** Creates the role and the database of the portal. The role is not a superuser, so that an SQL injection cannot reach the machine. */
export async function ensureOwner({ port, password }: Pick<Memory, 'port' | 'password'>): Promise<void> {
  await withClient(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`, async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER])
    if (!role.rowCount) await client.query(`create role ${OWNER} login password ${client.escapeLiteral(password)}`)
    const database = await client.query('select 1 from pg_database where datname = $1', [OWNER])
    if (!database.rowCount) await client.query(`create database ${OWNER} owner ${OWNER}`)
  })
}

export function canConnect(memory: Memory): Promise<boolean> {
  return withClient(ownerUrl(memory), async () => true).catch(() => false)
}

/**
 * Checks an external server. Throws, naming DATABASE_URL without its password, when it cannot be reached, refuses the user or is too
 * old. `isEmpty`: the database has no table of the portal.
 */
export async function inspectExternal(url: string): Promise<{ isEmpty: boolean }> {
  const found = await withClient(url, async (client) => {
    const { rows } = await client.query<{ version: number; text: string; isEmpty: boolean }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
        to_regclass('schema_migration') is null as "isEmpty"`,
    )
    return rows[0] ?? { version: 0, text: 'unknown', isEmpty: true }
  }).catch((error: unknown) => {
    throw new Error(`DATABASE_URL (${hostAndDatabase(url)}) does not work: ${reasonOf(error)}`)
  })
  if (found.version < OLDEST * 10_000)
    throw new Error(`DATABASE_URL leads to PostgreSQL ${found.text}; ${OLDEST} or newer is needed`)
  return found
}

/** Host, port and database of an address; not its user and password. */
export function hostAndDatabase(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host || 'local socket'}${pathname}`
  } catch {
    return 'an address that cannot be read'
  }
}

/** Message of a connection error. For host names with several addresses Node throws an AggregateError without message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

async function withClient<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
