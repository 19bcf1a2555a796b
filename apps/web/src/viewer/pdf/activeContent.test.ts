import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

const library = vi.hoisted(() => {
  // openPdf.ts reads it when it is loaded.
  Object.assign(globalThis, { location: { origin: 'https://portal.example' } })
  return { getDocument: vi.fn(() => ({ promise: Promise.resolve({ numPages: 1 }), destroy: async () => undefined })) }
})
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  getDocument: library.getDocument,
  PDFWorker: { create: () => ({ destroy: () => undefined }) },
  PDFDataRangeTransport: vi.fn(),
  VerbosityLevel: { ERRORS: 0 },
}))
vi.mock('./readAhead.ts', () => ({
  takeWorker: () => ({ terminate: () => undefined }),
  readBeginning: async () => ({ first: { bytes: new Uint8Array(8), size: 8 }, index: new Uint8Array() }),
}))

const { openPdf } = await import('./openPdf.ts')

test('a document is opened without eval, XFA, WebAssembly or fonts of the device', async () => {
  await openPdf({ id: '7', signal: new AbortController().signal, onLoaded: () => undefined })
  expect(library.getDocument).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isEvalSupported: false, enableXfa: false, useWasm: false, useSystemFonts: false }),
  )
})

const web = join(import.meta.dirname, '../..')
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(web, path), 'utf8') }))

test('pages use only opening, drawing and text of pdf.js: no annotations, forms or scripting', () => {
  const used = sources.flatMap(({ text }) =>
    [...text.matchAll(/import\s+(type\s+)?(?:\{([^}]*)\}\s+from\s+)?'(pdfjs-dist[^']*)'/g)].flatMap(
      ([, isType, names, from = '']) =>
        names === undefined
          ? [from]
          : isType
            ? []
            : names
                .split(',')
                .map((name) => name.trim())
                .filter((name) => name !== '' && !name.startsWith('type ')),
    ),
  )
  expect([...new Set(used)].toSorted()).toEqual([
    'PDFDataRangeTransport',
    'PDFWorker',
    'TextLayer',
    'VerbosityLevel',
    'getDocument',
    'pdfjs-dist/legacy/build/pdf.worker.mjs',
  ])
})

test('no viewer reads actions, scripts, fields or attachments of a document, or passes a PDF to the browser', () => {
  const asking =
    /\.(?:getJSActions|getOpenAction|getFieldObjects|getCalculationOrderIds|getAttachments|getAnnotations|hasJSActions)\(|<(?:iframe|embed|object)\b/
  // The check before filing reads them, to report what the office refuses.
  const viewers = sources.filter(({ path }) => !path.startsWith('screens/filing/preflight/'))
  expect(viewers.filter(({ text }) => asking.test(text)).map(({ path }) => path)).toEqual([])
})
