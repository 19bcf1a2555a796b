import { createHash } from 'node:crypto'

import type { Right } from '@saki/catalogue'
import { sql } from 'kysely'

import { seedNumbered } from './cases.ts'
import { registerMark, sampleMark } from './marks.ts'
import { pctPatent, registerPatent, simplePatent } from './patents.ts'
import { jpeg } from './pictures.ts'
import type { TestActor, TestPortal } from './portal.ts'

export interface LetterCase {
  applicationId: number
  patentId: string
  procTyp: string
  procNbr: number
  title: string
}

/** Creates a numbered case of every right for one person, with real pictures of the design and the mark. */
export async function letterCases(portal: TestPortal, as: TestActor): Promise<Record<Right, LetterCase>> {
  const now = portal.services.clock()
  const design = await seedNumbered(portal.db, { ownerId: as.userId, now, title: 'Botol #strong[lipat] $x$' })
  const filed = {
    DESIGN: design.patentId,
    MARK: await registerMark(portal, as, sampleMark('KOPI SENJA & CO'), 1),
    PATENT: await registerPatent(portal, as, pctPatent()),
    SIMPLE_PATENT: await registerPatent(portal, as, simplePatent()),
  }
  await sql`delete from stored_file where application_id = ${design.applicationId}`.execute(portal.db)
  await sql`insert into stored_file (file_id, owner_id, temp_id, application_id, specdoc_typ, view_typ, file_name, mime, size_bytes, sha256, object_key, uploaded_at)
    select temp_id || '-v' || n, owner_id, temp_id, application_id, 'GDI', n, 'tampak-' || n || '.jpg', 'image/jpeg', 1, sha256('x'), 'none', ${now}
      from application, generate_series(1, 7) as n where application_id = ${design.applicationId}`.execute(portal.db)
  await realPictures(portal)
  const cases = Object.entries(filed).map(async ([right, patentId]) => [right, await caseOf(portal, patentId)] as const)
  return Object.fromEntries(await Promise.all(cases)) as Record<Right, LetterCase>
}

async function realPictures(portal: TestPortal): Promise<void> {
  const bytes = await jpeg(900)
  const key = await portal.services.files.put(bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  await sql`update stored_file set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${sha256}, mime = 'image/jpeg', width = null, height = null
    where specdoc_typ in ('GDI', 'ETK')`.execute(portal.db)
}

async function caseOf({ db }: TestPortal, patentId: string): Promise<LetterCase> {
  const { rows } = await sql<LetterCase>`
    select application_id as "applicationId", application_number as "patentId", proc_typ as "procTyp", proc_nbr as "procNbr", title
      from application where application_number = ${patentId}`.execute(db)
  const found = rows[0]
  if (!found) throw new Error(`no case ${patentId}`)
  // Looks up the process of the seeded case.
  const { rows: processes } = await sql<{ procTyp: string; procNbr: number }>`
    select proc_typ as "procTyp", proc_nbr as "procNbr" from process where application_id = ${found.applicationId} and upper_proc_nbr is null`.execute(
    db,
  )
  return { ...found, ...processes[0] }
}
