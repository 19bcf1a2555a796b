import type { ImageEdits } from '@saki/contracts/fileRow'
import type { PictureCrop } from '@saki/domain/pictures/pictureCrop'
import type { DescribedPicture } from '@saki/domain/pictures/pictureLooks'
import type { SoughtParts } from '@saki/domain/pictures/soughtPicture'

import { AppError } from '../../errors.ts'
import { DecoderBusy, decodePool } from '../../ports/decodePool.ts'
import type { DecodeAnswer, DecodeOrder, InspectedDocument } from '../../ports/decodeOrders.ts'
import type { PageLine, PageRange } from '../../ports/pdfLines.ts'
import { refuseFile, type Reason } from './refuseFile.ts'

/** Longest side of a picture in pixels, also when the slot allows more. */
const MAX_SIDE = 20_000

export interface Renditions {
  full: Buffer
  thumb: Buffer
}

/**
 * Inspects a PDF or an ST.26 sequence listing in the decoder pool. Throws FILE_REFUSED; TOO_MANY or BUSY when too many files are
 * waiting.
 */
export async function inspectDocument(
  account: number,
  path: string,
  as: 'pdf' | 'sequences',
): Promise<InspectedDocument> {
  const answer = await decode(account, { as, path }, as === 'pdf' ? 'files:tooComplex' : 'files:xmlTooComplex')
  if ('pages' in answer) return answer
  throw new Error('a document was decoded as a picture')
}

/**
 * Lines of text of a PDF, or of some of its pages, without page and line numbers; empty for a scan. `path`: a local file. Throws FILE_REFUSED
 * when it cannot be read in time; TOO_MANY and BUSY.
 */
export async function readPdfLines(account: number, path: string, pages: PageRange | null): Promise<PageLine[]> {
  const answer = await decode(account, { as: 'text', path, pages }, 'files:tooComplex')
  if (!('lines' in answer)) throw new Error('a document was not read as text')
  return answer.lines
}

/**
 * Decodes a picture and renders its full and thumbnail copies. `source`: a path, or the bytes. `maxSide` in pixels. Throws
 * FILE_REFUSED, TOO_MANY and BUSY.
 */
export async function renderPicture(
  account: number,
  source: string | Buffer,
  { edits = null, maxSide }: { edits?: ImageEdits | null; maxSide?: number | null } = {},
): Promise<Renditions & { width: number; height: number }> {
  const order = { as: 'picture', source, edits, maxSide: Math.min(MAX_SIDE, maxSide ?? MAX_SIDE) } as const
  const answer = await decode(account, order, 'files:pictureTooComplex')
  if (!('full' in answer)) throw new Error('a picture was decoded as a document')
  return { ...answer, full: asBuffer(answer.full), thumb: asBuffer(answer.thumb) }
}

/** What is needed to search for a picture, or for a part of it. Throws FILE_REFUSED, TOO_MANY and BUSY. */
export async function seekLooks(account: number, source: Buffer, crop?: PictureCrop): Promise<SoughtParts> {
  const order = { as: 'looks', source, of: 'sought', maxSide: MAX_SIDE, crop } as const
  const answer = await decode(account, order, 'files:pictureTooComplex')
  if (!('sought' in answer)) throw new Error('a picture was not read to be searched for')
  return answer.sought
}

/** What a picture is found by. Throws FILE_REFUSED, TOO_MANY and BUSY. */
export async function describeLooks(account: number, source: Buffer): Promise<DescribedPicture> {
  const order = { as: 'looks', source, of: 'described', maxSide: MAX_SIDE } as const
  const answer = await decode(account, order, 'files:pictureTooComplex')
  if (!('described' in answer)) throw new Error('a picture was not described')
  return answer.described
}

type Decoded = Exclude<DecodeAnswer, { refused: string }>

/** `tooMuch`: reason of refusal when decoding exceeds its time or memory. */
async function decode(account: number, order: DecodeOrder, tooMuch: Reason): Promise<Decoded> {
  const answer = await decodePool.decode(account, order).catch((error: unknown) => {
    throw error instanceof DecoderBusy ? waitWords[error.whose]() : error
  })
  if (answer === 'slow' || answer === 'died') throw refuseFile(tooMuch)
  if ('refused' in answer) throw refuseFile(answer.refused as Reason, answer.values)
  return answer
}

const RETRY_SECONDS = { own: 30, all: 15 } as const
const waitWords = {
  own: () =>
    new AppError('TOO_MANY', 'files of this account being checked', {
      fields: [{ field: 'FILE', message: 'files:checkingYours', values: { seconds: RETRY_SECONDS.own } }],
      retryAfter: RETRY_SECONDS.own,
    }),
  all: () =>
    new AppError('BUSY', 'files being checked', {
      fields: [{ field: 'FILE', message: 'files:checkingBusy', values: { seconds: RETRY_SECONDS.all } }],
      retryAfter: RETRY_SECONDS.all,
    }),
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
