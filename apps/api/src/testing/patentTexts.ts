import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import { readWaitingTexts } from '../domains/documents/readTexts.ts'
import { indexWaitingCases } from '../domains/registerSearch/indexRegister.ts'
import { registerPatent, samplePatent } from './patents.ts'
import type { TestActor, TestPortal } from './portal.ts'
import { textPdf } from './textPdfs.ts'

/** A PDF whose pages show these words, within the page. */
export const pagesPdf = (...pages: string[]): Buffer =>
  Buffer.from(
    textPdf(...pages)
      .toString('latin1')
      .replaceAll('50 700 Td', '50 500 Td'),
    'latin1',
  )

/** Files and pays a patent with these documents by slot; returns its number. */
export async function registerWithTexts(
  portal: TestPortal,
  owner: TestActor,
  files: Record<string, Buffer>,
  patent = samplePatent(),
): Promise<string> {
  const pages = Object.fromEntries(Object.keys(files).map((slot) => [slot, 3]))
  const number = await registerPatent(portal, owner, patent, pages)
  for (const [slot, bytes] of Object.entries(files)) {
    const key = await portal.services.files.put(bytes)
    await sql`
      update stored_file f set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${createHash('sha256').update(bytes).digest()}
        from application a where a.application_id = f.application_id and a.application_number = ${number} and f.specdoc_typ = ${slot}`.execute(
      portal.db,
    )
  }
  return number
}

/** Runs the jobs that add new cases to the register and read the texts of patents that wait. */
export async function readTexts(portal: TestPortal): Promise<void> {
  await indexWaitingCases(portal.db)
  await readWaitingTexts({ ...portal.services, log: portal.app.log })
}
