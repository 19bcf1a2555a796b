import Fastify from 'fastify'

import { scrubAll, type FaultyObject } from '../domains/documents/scrub.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import { withCommandContext } from './commandContext.ts'

/**
 * `npm run saki -- scrub`: compares every document of applications and of the office with its hash, prints case numbers and documents for
 * each mismatch, then the counts; exits with 1 when there were any. Changes nothing; the portal may run meanwhile.
 */
export async function scrubCommandLine(root: string): Promise<void> {
  await withCommandContext(root, async ({ env, db, now }) => {
    const files = await makeFileStore(env, now())
    const { log } = Fastify({ logger: { level: 'error' } })
    const { checked, bytes, damaged, missing, unreadable, faulty } = await scrubAll({ db, files, log })
    for (const line of faulty.flatMap(faultLines)) console.log(line)
    console.log(
      `${checked} documents, ${bytes} bytes: ${damaged} damaged, ${missing} missing, ${unreadable} unreadable`,
    )
    if (damaged + missing + unreadable > 0) process.exitCode = 1
  })
}

/** One line for each document of an object: fault, case, document, name, key. */
export function faultLines({ fault, key, names }: FaultyObject): string[] {
  return names.map(({ caseNumber, document, fileName }) =>
    [fault, caseNumber ?? 'no case', document, fileName, key].join('\t'),
  )
}
