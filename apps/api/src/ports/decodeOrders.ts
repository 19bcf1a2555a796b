import type { ImageEdits } from '@saki/contracts/documents'

import type { PdfRemarks } from './inspectPdf.ts'
import type { PdfFault } from './pdfNames.ts'

/** What a decoding process is asked. A `source` is a path, or bytes already in memory. */
export type DecodeOrder =
  | { as: 'pdf' | 'sequences'; path: string }
  | { as: 'picture'; source: string | Uint8Array; edits: ImageEdits | null; maxSide: number }

/** What speaks against a file; `refused` is a key of the texts, mostly of the area `files`. */
export type DecodeFault = PdfFault

export interface DecodedPicture {
  /** Of the upright picture. */
  width: number
  height: number
  /** JPEG copies for showing. */
  full: Uint8Array
  thumb: Uint8Array
}

export interface InspectedDocument {
  /** Null for other documents than PDFs. */
  pages: number | null
  remarks: PdfRemarks | null
}

export type DecodeAnswer = InspectedDocument | DecodedPicture | DecodeFault
