import Fastify from 'fastify'

import { scrubAll } from '../domains/documents/scrub.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import { beside } from './beside.ts'

/**
 * `npm run saki -- scrub`: compares every document of applications and of the office with its hash, prints one error line for each
 * mismatch and the counts, and ends with 1 when there was any. Changes nothing; the portal may run meanwhile.
 */
export async function scrubCommandLine(root: string): Promise<void> {
  await beside(root, async ({ env, db, now }) => {
    const files = await makeFileStore(env, now())
    const { log } = Fastify({ logger: { level: 'error' } })
    const { checked, bytes, damaged, missing, unreadable } = await scrubAll({ db, files, log })
    console.log(
      `${checked} documents, ${bytes} bytes: ${damaged} damaged, ${missing} missing, ${unreadable} unreadable`,
    )
    if (damaged + missing + unreadable > 0) process.exitCode = 1
  })
}
