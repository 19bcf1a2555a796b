import { readFile } from 'node:fs/promises'

import { legalDateOf } from '@saki/domain/dates/legalDate'

import { withCommandContext } from './commandContext.ts'
import { importHolidays } from './importHolidays.ts'

/**
 * `npm run saki -- import holidays <json>`: replaces the holidays of the years in the file and prints what changed. Refuses the whole file
 * when a line is wrong, and refuses to remove a past day without `--force`.
 */
export async function importHolidaysFile(file: string, force: boolean, root: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await withCommandContext(root, async ({ db, now }) => {
    const at = now()
    const done = await importHolidays(db, text, { today: legalDateOf(at), now: at, force })
    for (const what of ['added', 'changed', 'removed'] as const) {
      for (const day of done[what]) console.log(`${what} ${day}`)
    }
    console.log(
      `${done.years.join(', ')}: ${done.added.length} added, ${done.changed.length} changed, ${done.removed.length} removed, ${done.kept} as before. Deadlines already given stay as they are.`,
    )
  })
}
