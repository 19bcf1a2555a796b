import { closeSync, fstatSync, openSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'

import { inspectSequences } from './sequenceListing.ts'
import { countPages } from './pdfPages.ts'
import { fileSource } from './fileWindows.ts'
import type { PdfFault } from './pdfNames.ts'
import { scanPdf } from './pdfScan.ts'

export interface InspectOrder {
  path: string
  as: 'pdf' | 'sequences'
}
/** Reasons are keys of the texts area `files`, of a sequence listing also `patents:st26`. */
export type Verdict = { pages: number | null } | PdfFault

async function inspect({ path, as }: InspectOrder): Promise<Verdict> {
  const fd = openSync(path, 'r')
  try {
    const source = fileSource(fd, fstatSync(fd).size)
    if (as === 'sequences') return inspectSequences(source) ?? { pages: null }
    return scanPdf(source) ?? (await countPages(source))
  } finally {
    closeSync(fd)
  }
}

parentPort?.on('message', (order: InspectOrder) => {
  void inspect(order).then(
    (verdict) => parentPort?.postMessage(verdict),
    () => parentPort?.postMessage({ refused: 'files:tooComplex', values: {} } satisfies Verdict),
  )
})
