import type { ByteSource } from './fileWindows.ts'
import type { PdfFault } from './pdfNames.ts'
import { countPages } from './pdfPages.ts'
import { scanPdf, type PdfTraits } from './pdfScan.ts'
import { signaturesOf, type PdfSignature } from './pdfSignatures.ts'

/** Remarks about an accepted PDF for its readers. */
export interface PdfRemarks extends PdfTraits {
  signatures: PdfSignature[]
}

/** Checks whether a PDF is complete and harmless; returns its pages and remarks (null when there are none), or a fault. */
export async function inspectPdf(
  source: ByteSource,
): Promise<{ pages: number; remarks: PdfRemarks | null } | PdfFault> {
  const traits = scanPdf(source)
  if ('refused' in traits) return traits
  const counted = await countPages(source)
  if ('refused' in counted) return counted
  const signatures = signaturesOf(source, traits.restricted)
  const isPlain = signatures.length === 0 && !traits.linksOut && !traits.restricted
  return { pages: counted.pages, remarks: isPlain ? null : { ...traits, signatures } }
}
