import type { ImageEdits } from '@saki/contracts/fileRow'
import type { PictureCrop } from '@saki/domain/pictures/pictureCrop'
import type { DescribedPicture } from '@saki/domain/pictures/pictureLooks'
import type { SoughtParts } from '@saki/domain/pictures/soughtPicture'

import type { PdfRemarks } from './inspectPdf.ts'
import type { PageLine, PageRange } from './pdfLines.ts'
import type { PdfFault } from './pdfNames.ts'

/** A task for a decoding process. `source` is a path, or bytes in memory. */
export type DecodeOrder =
  | { as: 'pdf' | 'sequences'; path: string }
  | { as: 'text'; path: string; pages: PageRange | null }
  | { as: 'picture'; source: string | Uint8Array; edits: ImageEdits | null; maxSide: number }
  /** `sought`: what is needed to search for the picture or a part of it; `described`: what it is found by. */
  | { as: 'looks'; source: Uint8Array; of: 'sought' | 'described'; maxSide: number; crop?: PictureCrop | undefined }

/** Why a file is refused; `refused` is a text key, usually of the area `files`. */
export type DecodeFault = PdfFault

export interface DecodedPicture {
  /** Width and height of the picture after its rotation by EXIF. */
  width: number
  height: number
  /** JPEG copies for display. */
  full: Uint8Array
  thumb: Uint8Array
}

export interface InspectedDocument {
  /** Null for documents other than PDFs. */
  pages: number | null
  remarks: PdfRemarks | null
}

export type DecodeAnswer =
  | InspectedDocument
  | DecodedPicture
  | { lines: PageLine[] }
  | { sought: SoughtParts; width: number; height: number }
  | { described: DescribedPicture }
  | DecodeFault
