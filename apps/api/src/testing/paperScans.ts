import { randomUUID } from 'node:crypto'

import { PAPER_SLOT } from '@saki/catalogue'

import type { TestActor, TestPortal } from './portal.ts'
import { multipart, multipartType, pdfFile } from './uploadFiles.ts'

interface TestScan {
  bytes?: Buffer
  name?: string
  slot?: string
  key?: string
}

/** Uploads the scan of a paper as an officer; returns the answer, also when refused. */
export function uploadScan(
  portal: TestPortal,
  as: TestActor,
  { bytes = pdfFile(), name = 'surat.pdf', slot = PAPER_SLOT, key = randomUUID() }: TestScan = {},
) {
  return portal.ask('officePaperScan', {
    as,
    key,
    body: multipart({ TEMP_ID: 'desk-paper', SPECDOC_TYP: slot }, { name, bytes }),
    headers: { 'content-type': multipartType },
  })
}

/** A new scan for an act on paper, for tests of something else. */
export async function scanned(portal: TestPortal, as: TestActor): Promise<{ SCAN_ID: string }> {
  const { status, body } = await uploadScan(portal, as)
  if (status !== 200) throw new Error(`scan refused: ${JSON.stringify(body)}`)
  return { SCAN_ID: body.DOC_ID }
}
