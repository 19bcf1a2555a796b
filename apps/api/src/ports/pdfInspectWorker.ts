import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

import { scanPdf } from './pdfScan.ts'

/** Reasons are keys of the texts area `files`. */
export type PdfVerdict = { pages: number } | { refused: string; values: Record<string, string | number> }

const MAX_PAGES = 2000

async function inspect(path: string): Promise<PdfVerdict> {
  const bytes = readFileSync(path)
  const fault = scanPdf(bytes)
  if (fault) return fault
  withoutCanvas()
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(bytes),
    stopAtErrors: true,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  })
  try {
    const pdf = await loading.promise
    if (pdf.numPages > MAX_PAGES)
      return { refused: 'files:tooManyPages', values: { pages: pdf.numPages, limit: MAX_PAGES } }
    if ((await pdf.getPermissions()) !== null) return { refused: 'files:encrypted', values: {} }
    for (const number of new Set([1, pdf.numPages])) await pdf.getPage(number)
    if (await pdf.hasJSActions()) return { refused: 'files:activeContent', values: { found: 'JavaScript' } }
    if (Object.keys((await pdf.getAttachments()) ?? {}).length > 0) return { refused: 'files:embedded', values: {} }
    return { pages: pdf.numPages }
  } catch (error) {
    return {
      refused: error instanceof Error && error.name === 'PasswordException' ? 'files:encrypted' : 'files:damagedPdf',
      values: {},
    }
  }
}

/** pdf.js loads a native canvas at import, 30 MB that stay in the process; this thread only counts pages and never draws. */
function withoutCanvas(): void {
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) Object.assign(globalThis, { [name]: function notDrawn() {} })
  const real = process.getBuiltinModule.bind(process)
  const refuse = (name: string) => {
    throw new Error(`${name} is not given to pdf.js`)
  }
  const given = (name: string) => (name === 'module' ? { createRequire: () => refuse } : real(name))
  process.getBuiltinModule = given as typeof process.getBuiltinModule
}

parentPort?.postMessage(await inspect((workerData as { path: string }).path))
