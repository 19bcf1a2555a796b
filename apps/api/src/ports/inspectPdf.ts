import type { ByteSource } from './fileWindows.ts'
import type { PdfFault } from './pdfNames.ts'
import { countPages } from './pdfPages.ts'
import { scanPdf, type PdfTraits } from './pdfScan.ts'
import { signaturesOf, type PdfSignature } from './pdfSignatures.ts'

/** What a reader should know of a PDF that was taken. */
export interface PdfRemarks extends PdfTraits {
  signatures: PdfSignature[]
}

/** Whether a PDF is whole and harmless, its pages, and what there is to say of it; null when nothing. */
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
