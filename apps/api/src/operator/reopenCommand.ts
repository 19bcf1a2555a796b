import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { transact } from '@saki/db'
import { DAY_MS } from '@saki/domain/dates/durations'

import { openSecrets } from '../openSecrets.ts'
import { trueNow } from '../ports/clock.ts'
import { makeFileStore } from '../ports/makeFileStore.ts'
import { makePgBossJobs } from '../ports/pgBossJobs.ts'
import { findIssuedSince, folderSource, storeSource, type IssuedSince } from './backup/issuedSince.ts'
import { findUnknown, reopenPortal } from './backup/raiseCounters.ts'
import { findClosed, submissionsBefore, type ClosedRestore } from './backup/reopen.sql.ts'
import { withCommandContext, wib, type CommandContext } from './commandContext.ts'

const USAGE = 'npm run saki -- reopen --margin <number> [--at-least <counter>=<number>]… [--objects <folder>]…'

/**
 * `npm run saki -- reopen`: opens a restored portal. Each counter continues above its value in the backup and above the numbers on
 * documents no row names (in the store and in the given folders), plus the margin, and above numbers given by the operator; skipped numbers
 * are recorded. Without a margin only prints what it found. The portal may run meanwhile.
 */
export async function reopenCommandLine(args: string[], root: string): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      margin: { type: 'string' },
      'at-least': { type: 'string', multiple: true, default: [] },
      objects: { type: 'string', multiple: true, default: [] },
    },
  })
  const margin = values.margin === undefined ? undefined : numberIn(values.margin)
  const atLeast = Object.fromEntries(values['at-least'].map(pairIn))
  await withCommandContext(
    root,
    async (context) => {
      const { db, url, now } = context
      const closed = await findClosed(db)
      if (!closed) throw new Error('The portal is open: nothing was restored since. Nothing was changed.')
      const issued = await searchObjects(
        context,
        values.objects.map((folder) => resolve(root, folder)),
      )
      printIssued(closed, issued)
      if (margin === undefined) throw new Error(await adviseMargin(context, closed))
      const given = { margin, atLeast, found: issued.highest, now: now() }
      const unknown = await findUnknown(db, closed, given)
      if (unknown.length > 0) throw new Error(`No counter is called ${unknown.join(', ')}. ${USAGE}`)
      const jobs = makePgBossJobs({ url })
      await jobs.start()
      try {
        const skipped = await transact(db, (tx) => reopenPortal(tx, jobs, closed, given))
        for (const { counter, first, last } of skipped) console.log(`${counter.padEnd(14)} ${first}–${last} left out`)
        console.log('The portal is open.')
      } finally {
        await jobs.stop()
      }
    },
    3,
  )
}

async function searchObjects({ env, db, now }: CommandContext, folders: string[]): Promise<IssuedSince> {
  const secrets = await openSecrets(env, db, now())
  const files = await makeFileStore(env, now())
  return findIssuedSince(db, secrets, [storeSource(files, trueNow()), ...folders.map(folderSource)])
}

function printIssued({ backupId, takenAt }: ClosedRestore, { objects, documents, highest }: IssuedSince): void {
  console.log(`Restored from ${backupId}, taken at ${wib(takenAt)}.`)
  console.log(`${objects} objects are younger than the backup, ${documents} of them documents of the office.`)
  for (const [counter, nbr] of Object.entries(highest)) console.log(`${counter.padEnd(14)} up to ${nbr} on a document`)
}

/** Suggested margin: twice the average daily filings for each day since the backup, at least 100. */
async function adviseMargin({ db, now }: CommandContext, { takenAt }: ClosedRestore): Promise<string> {
  const filed = await submissionsBefore(db, takenAt)
  const days = Math.max(0, now().getTime() - takenAt.getTime()) / DAY_MS
  const margin = Math.max(100, Math.ceil((filed / 30) * days * 2))
  return [
    'The portal stays closed. Say how many numbers of one series may have been issued after the backup:',
    `${filed} filings came in the 30 days before it, and it was taken ${days.toFixed(1)} days ago: --margin ${margin} is ample.`,
    'Only where nothing was issued since, because the portal was stopped before the backup: --margin 0.',
    USAGE,
  ].join('\n')
}

function numberIn(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`Not a number from 0 to 9999999: ${text}. ${USAGE}`)
  return Number(text)
}

function pairIn(text: string): [string, number] {
  const [counter = '', nbr = '', ...more] = text.split('=')
  if (counter === '' || more.length > 0) throw new Error(`Not <counter>=<number>: ${text}. ${USAGE}`)
  return [counter, numberIn(nbr)]
}
