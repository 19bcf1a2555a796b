import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'

import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

import { coverageOf } from './fontCoverage.ts'

/** Runs in a worker thread, because a document takes tens of milliseconds of CPU time. */
export interface MakeAsked {
  id: number
  template: string
  data: string
  pictures: Uint8Array[]
}
export type MakeAnswer =
  | { id: number; bytes: Uint8Array; pages: number; unshown: string[] }
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
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] })

function readFont(file: string): Buffer {
  const [family, ...rest] = file.split('/')
  return readFileSync(join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), ...rest))
}

/** Replaces characters no font has by U+XXXX, so that typed text does not disappear from the document. */
function showable(text: string, unshown: Set<string>): string {
  let shown = ''
  for (const char of text.normalize('NFC').toWellFormed()) {
    const code = char.codePointAt(0) ?? 0
    if (code >= 32 && covers.some((has) => has(code))) shown += char
    else if (/\s/u.test(char)) shown += ' '
    else if (!/\p{Cf}|\p{Cc}/u.test(char)) {
      unshown.add(char)
      shown += `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
    }
  }
  return shown
}

function make({ id, template, data, pictures }: MakeAsked): MakeAnswer {
  const unshown = new Set<string>()
  const shown: unknown = JSON.parse(data, (_, value: unknown) =>
    typeof value === 'string' ? showable(value, unshown) : value,
  )
  const paths = pictures.map((_, i) => join(templates, `picture-${i}`))
  try {
    pictures.forEach((bytes, i) => compiler.mapShadow(paths[i] ?? '', Buffer.from(bytes)))
    const result = compiler.compile({
      mainFilePath: join(templates, `${template}.typ`),
      inputs: { data: JSON.stringify(shown), unshown: unshown.size > 0 ? 'yes' : 'no' },
      resetRead: true,
    })
    const fault = result.takeError()
    if (fault || !result.result) return { id, error: JSON.stringify(fault?.shortDiagnostics ?? 'no document') }
    return {
      id,
      bytes: compiler.pdf(result.result, { pdfStandard: 'a-2b', pdfTags: true }),
      pages: result.result.numOfPages,
      unshown: [...unshown],
    }
  } catch (error) {
    return { id, error: String(error) }
  } finally {
    for (const path of paths) compiler.unmapShadow(path)
    compiler.evictCache(0)
  }
}

parentPort?.on('message', (asked: MakeAsked) => parentPort?.postMessage(make(asked)))
