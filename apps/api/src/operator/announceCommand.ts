import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'

import { NewAnnouncement } from '@saki/contracts/notifications'
import type { Db } from '@saki/db'

import { endAnnouncement, insertAnnouncement, listAnnouncements } from '../domains/notifications/notifications.sql.ts'
import { withCommandContext, wib } from './commandContext.ts'

const USAGE = 'npm run saki -- announce <json file> | list | end <number>'

/** `npm run saki -- announce …`: creates, lists and ends announcements of the office while the portal runs. */
export async function announceCommandLine(args: string[], root: string): Promise<void> {
  const [what, number, ...more] = args
  if (what === undefined || more.length > 0 || (what !== 'end' && number !== undefined)) throw new Error(USAGE)
  await withCommandContext(root, async ({ db, now }) => {
    if (what === 'list') return printAnnouncements(db)
    if (what === 'end') return end(db, Number(number), now())
    const id = await announce(db, await readFile(what, 'utf8'), now())
    console.log(`Announcement ${id} is made. npm run saki -- announce end ${id} ends it.`)
  })
}

/**
 * Creates the announcement described by JSON text (the body of the call officeAnnounce) and returns its number. Throws with the name of a
 * wrong field.
 */
export async function announce(db: Db, text: string, now: Date): Promise<number> {
  const read = NewAnnouncement.safeParse(JSON.parse(text))
  if (!read.success)
    throw new Error(`Not an announcement: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}. ${USAGE}`)
  return insertAnnouncement(db, read.data, { maker: `operator ${userInfo().username}`, now })
}

async function end(db: Db, id: number, now: Date): Promise<void> {
  if (!Number.isInteger(id) || !(await endAnnouncement(db, id, null, now))) throw new Error(`No announcement ${id}.`)
  console.log(`Announcement ${id} is ended.`)
}

async function printAnnouncements(db: Db): Promise<void> {
  for (const row of await listAnnouncements(db, 20)) {
    const until = row.endedAt ? `ended ${wib(row.endedAt)}` : row.validTo ? `until ${wib(row.validTo)}` : 'open'
    console.log(`${row.announcementId} ${row.level} ${row.audience} ${wib(row.validFrom)} ${until}: ${row.titleId}`)
  }
}
