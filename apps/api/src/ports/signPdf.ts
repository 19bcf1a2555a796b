import { createHash, type Hash } from 'node:crypto'

import { windowsOf, type ByteSource } from './fileWindows.ts'
import type { LetterSigner } from './letterSigner.ts'
import { pageTree, readPdf, type PdfReader } from './pdfReader.ts'
import { dictionaryOf, dictionaryText, referenceIn } from './pdfTokens.ts'
import { UnreadablePdf } from './pdfXref.ts'

/** Bytes to append to a PDF, and the hash of the whole then. */
export interface PdfSignatureUpdate {
  appended: Buffer
  sha256: Buffer
}

const NUMBER = '#'.repeat(10)

/**
 * Signs a PDF by an incremental update (ISO 32000-1 §7.5.6, §12.8): an invisible field on the first page with a PAdES signature over every byte. The
 * bytes before it do not change. Throws UnreadablePdf for a file with a cross-reference stream, and for one that has a form already.
 */
export function signPdf(source: ByteSource, signer: LetterSigner, at: Date): PdfSignatureUpdate {
  const before = createHash('sha256')
  for (const { bytes, own } of windowsOf(source)) before.update(bytes.subarray(0, own))
  const update = updateOf(readPdf(source), source, signer, at)
  const hole = update.indexOf(`<${'0'.repeat(2 * signer.most)}>`)
  const end = hole + 2 * signer.most + 2
  const range = [source.size + hole, source.size + end, update.length - end]
  const numbered = range.reduce((text, value) => text.replace(NUMBER, String(value).padEnd(NUMBER.length)), update)
  const [head, tail] = [Buffer.from(numbered.slice(0, hole), 'latin1'), Buffer.from(numbered.slice(end), 'latin1')]
  const signature = signer.sign(digestOf(before, head, tail))
  if (signature.length > signer.most) throw new Error('the signature is longer than its place')
  const contents = `<${signature.toString('hex').padEnd(2 * signer.most, '0')}>`
  const appended = Buffer.concat([head, Buffer.from(contents, 'latin1'), tail])
  return { appended, sha256: digestOf(before, appended) }
}

function digestOf(before: Hash, ...parts: readonly Buffer[]): Buffer {
  const hash = before.copy()
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The update as Latin-1 text, with zeros for the signature and number signs for the three numbers of its range. */
function updateOf(reader: PdfReader, source: ByteSource, signer: LetterSigner, at: Date): string {
  const size = Number(reader.trailer.get('Size'))
  const root = referenceIn(reader.trailer.get('Root'))
  const page = pageTree(reader).pages[0]?.number
  if (root === undefined || page === undefined || !Number.isSafeInteger(size)) throw new UnreadablePdf('trailer')
  const catalogue = entriesOf(reader, root)
  if (catalogue.has('AcroForm')) throw new UnreadablePdf('it has a form')
  const shown = entriesOf(reader, page)
  const [field, signature] = [size, size + 1]
  catalogue.set('AcroForm', `<</Fields [${field} 0 R] /SigFlags 3>>`)
  shown.set('Annots', `[${annotationsOf(reader, shown)} ${field} 0 R]`)
  const date = `(D:${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z)`
  const objects = [
    [root, dictionaryText(catalogue)],
    [page, dictionaryText(shown)],
    [
      field,
      `<</Type /Annot /Subtype /Widget /FT /Sig /T (Kantor) /Rect [0 0 0 0] /F 132 /P ${page} 0 R /V ${signature} 0 R>>`,
    ],
    [
      signature,
      `<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M ${date} /ByteRange [0 ${NUMBER} ${NUMBER} ${NUMBER}] /Contents <${'0'.repeat(2 * signer.most)}>>>`,
    ],
  ] as const
  let text = '\n'
  const rows = objects.map(([number, body]) => {
    const offset = source.size + text.length
    text += `${number} 0 obj\n${body}\nendobj\n`
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = source.size + text.length
  const kept = ['Root', 'Info', 'ID'].flatMap((name): [string, string][] => {
    const value = reader.trailer.get(name)
    return value === undefined ? [] : [[name, value]]
  })
  const trailer = dictionaryText([['Size', String(size + 2)], ['Prev', String(lastTable(source))], ...kept])
  return `${text}xref\n${rows.join('')}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`
}

function entriesOf(reader: PdfReader, number: number): Map<string, string> {
  const entries = dictionaryOf(`${reader.object(number)?.text ?? ''} `)
  if (!entries) throw new UnreadablePdf(`object ${number} is no dictionary`)
  return entries
}

/** The references in the annotations of a page, which may be an array or a reference to one. */
function annotationsOf(reader: PdfReader, page: Map<string, string>): string {
  const value = page.get('Annots') ?? '[]'
  const array = value.trim().startsWith('[') ? value : (reader.object(referenceIn(value) ?? -1)?.text ?? '[]')
  return array
    .trim()
    .replace(/^\[|\]$/g, '')
    .trim()
}

/** Offset of the last cross-reference table. */
function lastTable(source: ByteSource): number {
  const end = source.read(Math.max(0, source.size - 1024), source.size).toString('latin1')
  const offset = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1])
  if (
    !source
      .read(offset, offset + 4)
      .toString('latin1')
      .startsWith('xref')
  )
    throw new UnreadablePdf('no table')
  return offset
}
