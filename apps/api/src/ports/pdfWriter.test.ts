import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'

import { jpeg } from '../testing/pictures.ts'
import { packedTextPdf, textPdf } from '../testing/textPdfs.ts'
import { encryptedPdf } from '../testing/uploadFiles.ts'
import { memorySource, type ByteSource } from './fileWindows.ts'
import { readPdf, pageTree } from './pdfReader.ts'
import { startPdf, type PdfWriter } from './pdfWriter.ts'
import { UnreadablePdf } from './pdfXref.ts'

const opened = (source: ByteSource) => {
  const reader = readPdf(source)
  return [reader, pageTree(reader)] as const
}

/** What a page draws; its font is not embedded, so that text extraction has nothing to read. */
async function wordsOf(pdf: PDFDocumentProxy, page: number): Promise<string> {
  const { argsArray } = await (await pdf.getPage(page)).getOperatorList()
  return (argsArray as unknown[]).flatMap((args) => glyphsIn(args)).join('')
}

function glyphsIn(args: unknown): string[] {
  if (Array.isArray(args)) return args.flatMap(glyphsIn)
  return typeof args === 'object' && args !== null && 'unicode' in args ? [String(args.unicode)] : []
}

async function joined(front: Buffer, append: (writer: PdfWriter) => Promise<void>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const output = { write: async (bytes: Uint8Array) => void chunks.push(bytes) }
  const writer = await startPdf(output, ...opened(memorySource(front)), 'Surat')
  await append(writer)
  await writer.finish()
  return Buffer.concat(chunks)
}

describe('joining', () => {
  test('keeps every page in order with inherited size and fonts, and one bookmark for each part', async () => {
    const bytes = await joined(textPdf('satu'), async (writer) => {
      await writer.appendPages(...opened(memorySource(textPdf('dua', 'tiga'))), 'Deskripsi')
      await writer.appendPages(...opened(memorySource(packedTextPdf('empat'))), 'Klaim “ꦗ”')
      await writer.appendPicture(await jpeg(300, 200), 'Gambar')
    })
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true }).promise
    expect((await pdf.getOutline())?.map(({ title }) => title)).toEqual(['Surat', 'Deskripsi', 'Klaim “ꦗ”', 'Gambar'])
    expect(pdf.numPages).toBe(5)
    for (const [at, words] of ['satu', 'dua', 'tiga', 'empat'].entries()) expect(await wordsOf(pdf, at + 1)).toBe(words)
    expect((await pdf.getPage(4)).view).toEqual([0, 0, 420, 595])
    expect((await (await pdf.getPage(5)).getOperatorList()).fnArray.length).toBeGreaterThan(0)
  })

  test('follows updates of a file: the newest version of an object counts', async () => {
    const first = textPdf('lama')
    const words = 'BT /F1 12 Tf 50 700 Td (baru) Tj ET'
    const added = `4 0 obj\n<< /Length ${words.length} >>\nstream\n${words}\nendstream\nendobj\n`
    const previous = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1] ?? ''
    const update = `${added}xref\n4 1\n${String(first.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${first.length + added.length}\n%%EOF\n`
    const bytes = await joined(textPdf('satu'), (writer) =>
      writer.appendPages(...opened(memorySource(Buffer.concat([first, Buffer.from(update)]))), 'x'),
    )
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    expect(await wordsOf(pdf, 2)).toBe('baru')
  })
})

describe('refuses', () => {
  const cyclic = Buffer.from(textPdf('x').toString('latin1').replace('/Kids [3 0 R]', '/Kids [2 0 R]'), 'latin1')
  const cut = textPdf('x').subarray(0, 200)
  test.each([
    ['an encrypted file', encryptedPdf()],
    ['a page tree that contains itself', cyclic],
    ['a truncated file', cut],
    ['a file that is no PDF', Buffer.from('x'.repeat(5000))],
  ])('%s', (_, bytes) => {
    expect(() => opened(memorySource(bytes))).toThrow(UnreadablePdf)
  })

  test('a stream longer than its file', async () => {
    const bytes = Buffer.from(
      textPdf('x')
        .toString('latin1')
        .replace(/\/Length \d+/, '/Length 9999'),
      'latin1',
    )
    await expect(
      joined(textPdf('satu'), (writer) => writer.appendPages(...opened(memorySource(bytes)), 'x')),
    ).rejects.toThrow(UnreadablePdf)
  })
})

test('a stream of 300 MB is read and written in parts of at most 512 KB', async () => {
  const length = 300 * 1024 * 1024
  const small = textPdf('besar').toString('latin1')
  const words = 'BT /F1 12 Tf 50 700 Td (besar) Tj ET'
  const cut = small.indexOf(words)
  const head = Buffer.from(small.slice(0, cut).replace(/\/Length \d+/, `/Length ${length}`.padEnd(10)), 'latin1')
  const shift = length - words.length
  const tail = small
    .slice(cut + words.length)
    .replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + head.length - cut + shift}`)
  const moved = tail.replace(/xref\n0 5\n[\s\S]*?trailer/, (table) =>
    table.replaceAll(/(\d{10}) 00000 n/g, (_, at: string) => `${at} 00000 n`),
  )
  const end = Buffer.from(moved, 'latin1')
  let largest = 0
  const source: ByteSource = {
    size: head.length + length + end.length,
    read(start, to) {
      const stop = Math.min(to, this.size)
      largest = Math.max(largest, stop - start)
      const bytes = Buffer.alloc(Math.max(0, stop - start), 32)
      head.copy(bytes, 0, Math.min(start, head.length), Math.min(stop, head.length))
      if (stop > head.length + length)
        end.copy(bytes, Math.max(0, head.length + length - start), Math.max(0, start - head.length - length))
      return bytes
    },
  }
  let [written, widest] = [0, 0]
  const output = {
    write: async (bytes: Uint8Array) => void ((written += bytes.length), (widest = Math.max(widest, bytes.length))),
  }
  const writer = await startPdf(output, ...opened(memorySource(textPdf('satu'))), 'Surat')
  await writer.appendPages(...opened(source), 'x')
  await writer.finish()
  expect(written).toBeGreaterThan(length)
  expect(Math.max(largest, widest)).toBeLessThanOrEqual(512 * 1024)
})
