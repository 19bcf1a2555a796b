import { openDb, type Db } from '@saki/db'
import { joinDatabase } from '@saki/db/embedded'
import { legalClockOf, legalDateOf } from '@saki/domain/dates/legalDate'

import { readEnv, type Env } from '../env.ts'
import { readOffset } from '../ports/clock.sql.ts'
import { trueNow } from '../ports/clock.ts'

/** What a command of the operator works with. */
export interface CommandContext {
  env: Env
  db: Db
  url: string
  /** The time of the portals on this database; moved in a demonstration. */
  now: () => Date
}

/** Runs a command on the portal's database, with the portal's time; closes everything it opened. */
export async function withCommandContext(
  root: string,
  work: (context: CommandContext) => Promise<void>,
  poolSize = 1,
): Promise<void> {
  const env = readEnv(process.env, root)
  const database = await joinDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl })
  const db = openDb({ url: database.url, poolSize })
  try {
    const offset = env.demo ? await readOffset(db) : 0
    await work({ env, db, url: database.url, now: () => new Date(trueNow().getTime() + offset) })
  } finally {
    await db.destroy()
    await database.stop()
  }
}

/** Throws in production, before anything is opened. For commands that only a demonstration allows. */
export function assertDemo(root: string, what: string): void {
  if (readEnv(process.env, root).demo) return
  throw new Error(`${what} is for the demonstration only: this is production (SAKI_DEMO is off). Nothing was changed.`)
}

/** Formats an instant in Jakarta time (WIB). */
export function wib(instant: Date): string {
  return `${legalDateOf(instant)} ${legalClockOf(instant)} WIB`
}
