import { randomUUID } from 'node:crypto'

import { PAPER_SLOT } from '@saki/catalogue'
import { tables } from '@saki/db'

import type { TestActor, TestPortal } from './portal.ts'
import { multipart, multipartType, pdfFile } from './uploadFiles.ts'

interface TestScan {
  /** Number of the case. */
  patentId: string
  bytes?: Buffer
  name?: string
  slot?: string
  key?: string
}

/** Uploads the scan of a paper as an officer; returns the answer, also when refused. */
export function uploadScan(
  portal: TestPortal,
  as: TestActor,
  { bytes = pdfFile(), name = 'surat.pdf', slot = PAPER_SLOT, key = randomUUID(), patentId }: TestScan,
) {
  return portal.ask('officePaperScan', {
    as,
    key,
    body: multipart({ TEMP_ID: patentId, SPECDOC_TYP: slot }, { name, bytes }),
    headers: { 'content-type': multipartType },
  })
}

/** A new scan for an act on paper in the case of this process, for tests of something else. */
export async function scanned(
  portal: TestPortal,
  as: TestActor,
  { PROC_TYP, PROC_NBR }: { PROC_TYP: string; PROC_NBR: number },
): Promise<{ SCAN_ID: string }> {
  const { applicationNumber } = await tables(portal.db)
    .selectFrom('process as p')
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .select('a.applicationNumber')
    .where('p.procTyp', '=', PROC_TYP)
    .where('p.procNbr', '=', PROC_NBR)
    .executeTakeFirstOrThrow()
  const { status, body } = await uploadScan(portal, as, { patentId: applicationNumber ?? '' })
  if (status !== 200) throw new Error(`scan refused: ${JSON.stringify(body)}`)
  return { SCAN_ID: body.DOC_ID }
}
