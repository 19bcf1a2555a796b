import { pdfTable } from '@saki/domain/files/writePdf'

import type { PageTree, PdfPage, PdfReader } from './pdfReader.ts'
import { dictionaryOf, dictionaryText, referenceIn, withReferences } from './pdfTokens.ts'
import { UnreadablePdf, type PdfObject } from './pdfXref.ts'

/** Where the bytes of a PDF go, in order. */
export interface PdfOutput {
  write(bytes: Uint8Array): Promise<void>
}

/** Writes one PDF from the pages of others. Memory holds numbers and offsets of objects, never a whole file. */
export interface PdfWriter {
  /** Appends all pages under one bookmark. Throws UnreadablePdf; objects written by then stay without reference. */
  appendPages(from: PdfReader, tree: PageTree, title: string): Promise<void>
  /** Appends a page with one JPEG picture under a bookmark. Throws UnreadablePdf for other bytes. */
  appendPicture(jpeg: Uint8Array, title: string): Promise<void>
  /** Writes the catalogue, the page tree, the bookmarks and the table of all objects. */
  finish(): Promise<void>
}

const [CATALOGUE, ROOT, OUTLINES] = [1, 2, 3]
const CHUNK = 256 * 1024
/** Points: A4, and the margin around a picture. */
const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 42.52]
/** Entries of a page that point into its former document. */
const pageEntriesLeftOut = ['Parent', 'StructParents', 'Tabs', 'AA', 'B', 'Metadata', 'PieceInfo']
/** Entries of the catalogue that do not hold for the whole: tree, bookmarks, and the claim to be an archival file. */
const catalogueEntriesLeftOut = ['Pages', 'Outlines', 'Metadata', 'OutputIntents', 'PageLabels', 'Names', 'Dests']

/** `front`: the document whose title, language and structure the whole keeps; its pages come first. */
export async function startPdf(
  output: PdfOutput,
  front: PdfReader,
  frontTree: PageTree,
  title: string,
): Promise<PdfWriter> {
  const offsets: number[] = []
  const pages: number[] = []
  const bookmarks: { title: string; page: number }[] = []
  let last = OUTLINES
  let position = 0
  let waiting: Buffer[] = []
  let waitingBytes = 0

  async function put(bytes: Buffer | string): Promise<void> {
    const written = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes
    position += written.length
    waitingBytes += written.length
    waiting.push(written)
    if (waitingBytes >= CHUNK) await flush()
  }
  async function flush(): Promise<void> {
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    await output.write(bytes)
  }
  async function putObject(number: number, text: string): Promise<void> {
    offsets[number] = position
    await put(`${number} 0 obj\n${text}\nendobj\n`)
  }
  async function putStream(number: number, entries: Map<string, string>, chunks: Iterable<Buffer>): Promise<void> {
    offsets[number] = position
    await put(`${number} 0 obj\n${dictionaryText(entries)}\nstream\n`)
    for (const chunk of chunks) await put(chunk)
    await put('\nendstream\nendobj\n')
  }

  /** Copies objects of one document as they are referred to. */
  function copierOf(from: PdfReader, tree: PageTree) {
    const numbers = new Map<number, number | undefined>(tree.nodes.map((node) => [node, undefined]))
    const open: number[] = []
    const numberOf = (number: number): number | undefined => {
      if (numbers.has(number)) return numbers.get(number)
      if (!from.object(number)) return undefined
      numbers.set(number, ++last)
      open.push(number)
      return last
    }
    async function copyOpen(): Promise<void> {
      for (let number = open.pop(); number !== undefined; number = open.pop()) {
        const object = from.object(number)
        const named = numbers.get(number)
        if (object && named !== undefined) await copy(object, named)
      }
    }
    async function copy({ text, stream }: PdfObject, named: number): Promise<void> {
      if (!stream) return putObject(named, withReferences(text, numberOf))
      const entries = dictionaryOf(`${text} `)
      if (!entries) throw new UnreadablePdf('stream dictionary')
      entries.set('Length', String(stream.length))
      const renumbered = new Map([...entries].map(([name, value]) => [name, withReferences(value, numberOf)]))
      await putStream(named, renumbered, chunksOf(from, stream))
    }
    async function copyPages(keepsStructure: boolean): Promise<number[]> {
      const placed = tree.pages.map((page) => {
        numbers.set(page.number, ++last)
        return { page, named: last }
      })
      for (const { page, named } of placed) {
        await putObject(named, pageText(page, keepsStructure, numberOf))
        await copyOpen()
      }
      return placed.map(({ named }) => named)
    }
    return { numberOf, copyOpen, copyPages }
  }

  function add(title: string, added: number[]): void {
    bookmarks.push({ title, page: added[0] ?? 0 })
    pages.push(...added)
  }

  await put('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const copier = copierOf(front, frontTree)
  add(title, await copier.copyPages(true))

  return {
    async appendPages(from, tree, bookmark) {
      add(bookmark, await copierOf(from, tree).copyPages(false))
    },
    async appendPicture(jpeg, bookmark) {
      const { width, height, components } = sizeOfJpeg(jpeg)
      const [page, picture, content] = [++last, ++last, ++last]
      const scale = Math.min((WIDTH - 2 * MARGIN) / width, (HEIGHT - 2 * MARGIN) / height)
      const [w, h] = [width * scale, height * scale]
      const drawn = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${((WIDTH - w) / 2).toFixed(2)} ${((HEIGHT - h) / 2).toFixed(2)} cm /P Do Q`
      await putStream(picture, pictureEntries(width, height, components, jpeg.length), [Buffer.from(jpeg)])
      await putStream(content, new Map([['Length', String(drawn.length)]]), [Buffer.from(drawn)])
      await putObject(
        page,
        `<</Type /Page /Parent ${ROOT} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources <</XObject <</P ${picture} 0 R>>>> /Contents ${content} 0 R>>`,
      )
      add(bookmark, [page])
    },
    async finish() {
      const catalogue = referenceIn(front.trailer.get('Root'))
      const own =
        dictionaryOf(`${(catalogue === undefined ? undefined : front.object(catalogue)?.text) ?? ''} `) ??
        new Map<string, string>()
      const kept = [...own].filter(([name]) => !catalogueEntriesLeftOut.includes(name))
      const entries = kept.map(([name, value]): [string, string] => [name, withReferences(value, copier.numberOf)])
      const info = front.trailer.get('Info')
      const infoEntry = info === undefined ? '' : ` /Info ${withReferences(info, copier.numberOf)}`
      await copier.copyOpen()
      await putObject(
        CATALOGUE,
        dictionaryText([...entries, ['Pages', `${ROOT} 0 R`], ['Outlines', `${OUTLINES} 0 R`]]),
      )
      await putObject(
        ROOT,
        `<</Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}]>>`,
      )
      const first = last + 1
      last += bookmarks.length
      await putObject(OUTLINES, `<</Type /Outlines /First ${first} 0 R /Last ${last} 0 R /Count ${bookmarks.length}>>`)
      for (const [at, bookmark] of bookmarks.entries()) {
        const [before, after] = [
          at > 0 ? `/Prev ${first + at - 1} 0 R` : '',
          first + at < last ? `/Next ${first + at + 1} 0 R` : '',
        ]
        await putObject(
          first + at,
          `<</Title ${utf16(bookmark.title)} /Parent ${OUTLINES} 0 R ${before} ${after} /Dest [${bookmark.page} 0 R /Fit]>>`,
        )
      }
      const start = position
      await put(pdfTable(Array.from({ length: last }, (_, at) => offsets[at + 1])))
      await put(`trailer\n<</Size ${last + 1} /Root ${CATALOGUE} 0 R${infoEntry}>>\nstartxref\n${start}\n%%EOF\n`)
      await flush()
    },
  }
}

function pageText(
  { entries }: PdfPage,
  keepsStructure: boolean,
  numberOf: (number: number) => number | undefined,
): string {
  const kept = [...entries].filter(
    ([name]) => !pageEntriesLeftOut.includes(name) || (keepsStructure && (name === 'StructParents' || name === 'Tabs')),
  )
  const renumbered = kept.map(([name, value]): [string, string] => [name, withReferences(value, numberOf)])
  return dictionaryText([...renumbered, ['Parent', `${ROOT} 0 R`]])
}

function* chunksOf({ source }: PdfReader, { start, length }: { start: number; length: number }): Generator<Buffer> {
  for (let at = start; at < start + length; at += CHUNK)
    yield Buffer.from(source.read(at, Math.min(start + length, at + CHUNK)))
}

function pictureEntries(width: number, height: number, components: number, length: number): Map<string, string> {
  return new Map([
    ['Type', '/XObject'],
    ['Subtype', '/Image'],
    ['Width', String(width)],
    ['Height', String(height)],
    ['ColorSpace', components === 1 ? '/DeviceGray' : '/DeviceRGB'],
    ['BitsPerComponent', '8'],
    ['Filter', '/DCTDecode'],
    ['Length', String(length)],
  ])
}

/** Pixels and colour components from the frame header (ITU-T T.81 §B.2.2). */
function sizeOfJpeg(jpeg: Uint8Array): { width: number; height: number; components: number } {
  const view = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.length)
  for (let at = 2; at + 10 < view.length && view[at] === 0xff;) {
    const marker = view[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    const components = view[at + 9] ?? 0
    if (isFrame && (components === 1 || components === 3))
      return { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7), components }
    at += 2 + view.readUInt16BE(at + 2)
  }
  throw new UnreadablePdf('no JPEG')
}

/** A text string as UTF-16 (ISO 32000-1 §7.9.2.2). */
function utf16(text: string): string {
  return `<feff${Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex')}>`
}
