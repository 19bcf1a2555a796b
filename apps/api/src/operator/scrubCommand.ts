import { openDb } from '@saki/db'
import { joinDatabase } from '@saki/db/embedded'
import Fastify from 'fastify'

import { scrubAll } from '../domains/documents/scrub.ts'
import { readEnv } from '../env.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'

/**
 * `npm run saki -- scrub`: compares every document of applications and of the office with its hash, prints one error line for each
 * mismatch and the counts, and ends with 1 when there was any. Changes nothing; the portal may run meanwhile.
 */
export async function scrubCommandLine(root: string): Promise<void> {
  const env = readEnv(process.env, root)
  const database = await joinDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl })
  const db = openDb({ url: database.url, poolSize: 1 })
  try {
    const files = await makeFileStore(env, new Date())
    const { log } = Fastify({ logger: { level: 'error' } })
    const { checked, bytes, damaged, missing, unreadable } = await scrubAll({ db, files, log })
    console.log(
      `${checked} documents, ${bytes} bytes: ${damaged} damaged, ${missing} missing, ${unreadable} unreadable`,
    )
    if (damaged + missing + unreadable > 0) process.exitCode = 1
  } finally {
    await db.destroy()
    await database.stop()
  }
}
