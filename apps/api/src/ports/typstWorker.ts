import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'

import { eastAsianFonts, isEastAsian } from './eastAsianFonts.ts'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'

/** Runs in a worker thread, because a document takes tens of milliseconds of CPU time. */
export interface MakeAsked {
  id: number
  template: string
  data: string
  pictures: Uint8Array[]
}
export type MakeAnswer =
  | { id: number; bytes: Uint8Array; pages: number; unshown: string[]; entryPages: number[] }
  | { id: number; error: string }

const templates = fileURLToPath(new URL('../../templates/', import.meta.url))
const fontFiles = [
  'ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  'ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  'ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf',
  'noto-sans-javanese/400Regular/NotoSansJavanese_400Regular.ttf',
  'noto-sans-balinese/400Regular/NotoSansBalinese_400Regular.ttf',
]
const require = createRequire(import.meta.url)
const fonts = fontFiles.map(readFont)
const covers = fonts.map(coverageOf)
const ownCompiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] })

function readFont(file: string): Buffer {
  const [family, ...rest] = file.split('/')
  return readFileSync(join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), ...rest))
}

/** Replaces characters no font has by U+XXXX, so that typed text does not disappear from the document. */
function showable(text: string, has: Coverage, unshown: Set<string>): string {
  let shown = ''
  for (const char of text.normalize('NFC').toWellFormed()) {
    const code = char.codePointAt(0) ?? 0
    if (code >= 32 && has(code)) shown += char
    else if (/\s/u.test(char)) shown += ' '
    else if (!/\p{Cf}|\p{Cc}/u.test(char)) {
      unshown.add(char)
      shown += `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
    }
  }
  return shown
}

interface Drawing {
  compiler: NodeCompiler
  has: Coverage
  /** Letters are looked for in every font, because these have no family that a template could name. */
  isWide: boolean
}

const hasOwn: Coverage = (code) => covers.some((each) => each(code))

/** What draws a document: the fonts of all documents, and parts of those of China, Japan and Korea where its texts have such letters. */
async function drawingOf(data: string): Promise<Drawing> {
  const missing = [...new Set(data.normalize('NFC'))].filter(
    (char) => isEastAsian(char) && !hasOwn(char.codePointAt(0) ?? 0),
  )
  if (missing.length === 0) return { compiler: ownCompiler, has: hasOwn, isWide: false }
  const more = await eastAsianFonts(missing)
  const covered = more.map(coverageOf)
  return {
    compiler: NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: [...fonts, ...more] }] }),
    has: (code) => hasOwn(code) || covered.some((each) => each(code)),
    isWide: true,
  }
}

async function make({ id, template, data, pictures }: MakeAsked): Promise<MakeAnswer> {
  const { compiler, has, isWide } = await drawingOf(data)
  const unshown = new Set<string>()
  const shown: unknown = JSON.parse(data, (_, value: unknown) =>
    typeof value === 'string' ? showable(value, has, unshown) : value,
  )
  const paths = pictures.map((_, i) => join(templates, `picture-${i}`))
  try {
    pictures.forEach((bytes, i) => compiler.mapShadow(paths[i] ?? '', Buffer.from(bytes)))
    const result = compiler.compile({
      mainFilePath: join(templates, `${template}.typ`),
      inputs: { data: JSON.stringify(shown), unshown: unshown.size > 0 ? 'yes' : 'no', wide: isWide ? 'yes' : 'no' },
      resetRead: true,
    })
    const fault = result.takeError()
    if (fault || !result.result) return { id, error: JSON.stringify(fault?.shortDiagnostics ?? 'no document') }
    return {
      id,
      bytes: compiler.pdf(result.result, { pdfStandard: 'a-2b', pdfTags: true }),
      pages: result.result.numOfPages,
      unshown: [...unshown],
      entryPages: entryPagesOf(compiler, result.result),
    }
  } catch (error) {
    return { id, error: String(error) }
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
    compiler.evictCache(0)
  }
}

/** Page numbers that the template stores in metadata labelled <entry>. */
function entryPagesOf(compiler: NodeCompiler, made: NodeTypstDocument): number[] {
  const found: unknown = compiler.query(made, { selector: '<entry>', field: 'value' })
  return Array.isArray(found) ? found.map(Number) : []
}

/** Documents are made one after the other: they share the folder in which pictures stand. */
let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (asked: MakeAsked) => {
  last = last.then(async () => {
    const answer = await make(asked).catch((error: unknown): MakeAnswer => ({ id: asked.id, error: String(error) }))
    parentPort?.postMessage(answer)
  })
})

/** Whether a font can draw a code point. */
type Coverage = (codePoint: number) => boolean

/**
 * Which characters a TrueType font can draw, from its cmap table (formats 4 and 12; each of our fonts has one of them). PDF/A forbids
 * missing glyphs, so one such character would make the whole document fail.
 */
function coverageOf(font: Uint8Array): Coverage {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const ranges = subtables(view, cmapOffset(view)).flatMap((offset) => rangesOf(view, offset))
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}

type Range = [from: number, to: number]

function cmapOffset(view: DataView): number {
  const tables = view.getUint16(4)
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16
    if (view.getUint32(record) === 0x636d6170) return view.getUint32(record + 8)
  }
  throw new Error('the font has no cmap table')
}

function subtables(view: DataView, cmap: number): number[] {
  return Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => cmap + view.getUint32(cmap + 4 + i * 8 + 4))
}

function rangesOf(view: DataView, offset: number): Range[] {
  const format = view.getUint16(offset)
  if (format === 12) {
    return Array.from({ length: view.getUint32(offset + 12) }, (_, i): Range => {
      const group = offset + 16 + i * 12
      return [view.getUint32(group), view.getUint32(group + 4)]
    })
  }
  return format === 4 ? segmentRanges(view, offset) : []
}

function segmentRanges(view: DataView, offset: number): Range[] {
  const doubled = view.getUint16(offset + 6)
  return Array.from({ length: doubled / 2 - 1 }, (_, i): Range => {
    const end = view.getUint16(offset + 14 + i * 2)
    const start = view.getUint16(offset + 16 + doubled + i * 2)
    return [start, end]
  })
}
