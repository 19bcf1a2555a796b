import { setTimeout as pause } from 'node:timers/promises'

import { isLegalDate } from '@saki/domain/dates/legalDate'

import { writeOffset } from '../ports/clock.sql.ts'
import { LOOK_MS, trueNow } from '../ports/clock.ts'
import { assertDemo, withCommandContext, wib } from './commandContext.ts'

const USAGE = 'npm run saki -- clock [<instant with offset, such as 2027-01-31T09:00+07:00> | reset]'
const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/**
 * `npm run saki -- clock <instant>`: moves the clock of a demonstration for every process on the database. Without an argument prints the
 * time; `clock reset` returns to the true time. Ends when every running portal uses the new time. Refused in production.
 */
export async function clockCommandLine(args: string[], root: string): Promise<void> {
  const [asked, ...more] = args
  if (more.length > 0) throw new Error(USAGE)
  assertDemo(root, 'Moving the clock')
  const wanted = asked === undefined || asked === 'reset' ? undefined : parseInstant(asked)
  await withCommandContext(root, async ({ db, now }) => {
    const before = now()
    if (asked === undefined) return console.log(wib(before))
    const at = trueNow()
    await writeOffset(db, wanted ? wanted.getTime() - at.getTime() : null, at)
    const after = wanted ?? at
    if (after < before) {
      console.log(
        'The clock goes back: what happened later than the new time stays as it is, and nothing is undone. Who logged in meanwhile stays logged in longer.',
      )
    }
    await pause(LOOK_MS + 500)
    console.log(`${wib(before)} → ${wib(after)}${wanted ? '' : ' (the true time)'}`)
  })
}

/** Parses an instant that states its UTC offset. Throws for anything else, including days that do not exist. */
export function parseInstant(text: string): Date {
  const day = INSTANT.exec(text)?.[1]
  if (!day || !isLegalDate(day)) throw new Error(`Not an instant: ${text}. ${USAGE}`)
  return new Date(text)
}
