import type { Fault } from './decodeOrders.ts'
import type { ByteSource } from './fileWindows.ts'
import { countPages } from './pdfPages.ts'
import { scanPdf } from './pdfScan.ts'

/** Whether a PDF is whole and harmless, and its pages. */
export async function inspectPdf(source: ByteSource): Promise<{ pages: number } | Fault> {
  return scanPdf(source) ?? (await countPages(source))
}
