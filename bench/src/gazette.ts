import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { localFileStore } from '../../apps/api/src/ports/localFileStore.ts'
import { seedNumbered } from '../../apps/api/src/testing/cases.ts'
import { grainyJpeg } from '../../apps/api/src/testing/pictures.ts'
import { sendJson } from './client.ts'
import { line, pause, seconds } from './figures.ts'
import { signInUsers } from './people.ts'
import type { BenchPortal } from './portal.ts'

const ENTRIES = 2_000
/** Pixels of a side of a thumbnail, each different, so that none is stored once for all. */
const SIDE = 320
const LOOK_MS = 250

/** Closes an issue of `ENTRIES` designs with a picture each: from the press to the closed issue with its PDF; memory of the server process. */
export async function benchGazette(portal: BenchPortal, db: Db): Promise<void> {
  const [officer] = await signInUsers(db, portal.baseUrl, 1)
  if (!officer) throw new Error('no user')
  await sql`update app_user set role = 'office' where user_id = ${officer.userId}`.execute(db)
  await fillQueue(portal, db, officer.userId)
  const before = portal.residentBytes()
  const began = performance.now()
  const { status, body } = await sendJson(portal.baseUrl, '/office/gazette/close', {
    body: { RIGHT: 'D' },
    cookie: officer.cookie,
    headers: { 'idempotency-key': randomUUID() },
  })
  if (status !== 200) throw new Error(`closing answered ${status} ${JSON.stringify(body)}`)
  const taken = performance.now() - began
  const code = String(body['JOURNAL_CODE'])
  let [laidOut, most] = [0, before]
  for (;;) {
    most = Math.max(most, portal.residentBytes())
    const { rows } = await sql<{ isLaid: boolean; isClosed: boolean; pages: number; size: number }>`
      select object_key is not null as "isLaid", closed_at is not null as "isClosed", coalesce(pages, 0) as pages, coalesce(size_bytes, 0)::float8 as size
        from gazette_issue where journal_code = ${code}`.execute(db)
    const [issue] = rows
    if (issue?.isLaid && laidOut === 0) laidOut = performance.now() - began
    if (issue?.isClosed) {
      const all = performance.now() - began
      const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
      line(
        `issue of ${ENTRIES.toLocaleString('en')} entries closed`,
        `${seconds(all)} s: collected in ${seconds(taken)} s, PDF after ${seconds(laidOut)} s (${issue.pages} pages, ${mebibytes(issue.size)})`,
      )
      line('memory of the server process while it closes', `${mebibytes(before)} before, ${mebibytes(most)} at most`)
      return
    }
    await pause(LOOK_MS)
  }
}

/** Numbered designs with an applicant, a representative, a priority, a class and a stored picture, all queued. */
async function fillQueue(portal: BenchPortal, db: Db, officerId: number): Promise<void> {
  const files = await localFileStore(portal.dataDir, new Date())
  const now = new Date()
  for (let n = 0; n < ENTRIES; n += 1) {
    const { applicationId } = await seedNumbered(db, { ownerId: officerId, now, title: `Botol lipat ${n}` })
    const key = await files.put(await grainyJpeg(SIDE))
    await sql`update stored_file set object_key = ${key}, rendition_key = ${key}, thumb_key = ${key} where application_id = ${applicationId}`.execute(
      db,
    )
  }
  await sql`insert into gazette_queue (proc_typ, proc_nbr, application_id, right_code, from_state, act, queued_at, queued_by)
    select p.proc_typ, p.proc_nbr, a.application_id, 'D', p.state, 'publish', ${now}, ${officerId}
      from application a join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr where a.owner_id = ${officerId}`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}
