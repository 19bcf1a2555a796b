import { signerOf } from './cmsSigner.ts'
import { offsetsOf, windowsOf, type ByteSource } from './fileWindows.ts'
import { parsePdfDate, stringOf, decodePdfText } from './pdfText.ts'

/** An electronic signature in a PDF as the file states it; nothing is verified. */
export interface PdfSignature {
  /** '' when neither the certificate nor the signature has a name. */
  name: string
  reason: string
  /** ISO 8601 by the signer's clock; null when absent. */
  at: string | null
  /** Whether it covers every byte of the file. */
  coversAll: boolean
}

const NEARBY = 4096
const MOST = 20
/** Bytes in hexadecimal digits; a signature with certificates and a time stamp takes about twenty thousand. */
const LARGEST = 4 * 1024 * 1024
const LONGEST = 200

/** The signatures of a PDF (ISO 32000-1 §12.8) in file order, without document time stamps. `isLocked`: its strings are encrypted. */
export function signaturesOf(source: ByteSource, isLocked: boolean): PdfSignature[] {
  const found: PdfSignature[] = []
  for (const window of windowsOf(source))
    for (const offset of offsetsOf('/ByteRange', window)) {
      const signature = found.length < MOST ? signatureAt(source, window.at + offset, isLocked) : undefined
      if (signature) found.push(signature)
    }
  return found
}

function signatureAt(source: ByteSource, offset: number, isLocked: boolean): PdfSignature | undefined {
  const [range, ...numbers] =
    /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/.exec(
      text(source, offset, offset + 200),
    ) ?? []
  const [start = 0, length = 0, behind = 0, rest = 0] = numbers.map(Number)
  const from = start + length
  if (range === undefined || from >= behind || behind - from > LARGEST || behind > source.size) return undefined
  const contents = text(source, from, behind)
  const dictionary = dictionaryAt(source, offset, from, behind)
  if (!/^<[0-9a-f\s]*>$/i.test(contents) || /\/SubFilter\s*\/ETSI\.RFC3161\b/.test(dictionary)) return undefined
  const signer = signerOf(Buffer.from(contents.replace(/[^0-9a-f]/gi, ''), 'hex'))
  const textOf = (name: string) => (isLocked ? '' : decodePdfText(stringOf(dictionary, name) ?? Buffer.alloc(0)))
  return {
    name: (signer?.name ?? textOf('Name')).slice(0, LONGEST),
    reason: textOf('Reason').slice(0, LONGEST),
    at: signer?.at ?? parsePdfDate(textOf('M')) ?? null,
    coversAll: start === 0 && behind + rest === source.size,
  }
}

/** The signature's dictionary without its contents, which may be at any position in it. */
function dictionaryAt(source: ByteSource, offset: number, from: number, behind: number): string {
  const before = text(source, Math.max(0, Math.min(offset, from) - NEARBY), Math.min(offset, from))
  const between = offset < from ? text(source, offset, Math.min(from, offset + NEARBY)) : text(source, behind, offset)
  const after = text(source, Math.max(offset, behind), Math.max(offset, behind) + NEARBY)
  const end = after.indexOf('endobj')
  return before.slice(before.lastIndexOf(' obj')) + between + (end < 0 ? after : after.slice(0, end))
}

function text(source: ByteSource, from: number, to: number): string {
  return source.read(from, Math.max(from, to)).toString('latin1')
}
