import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const HOME = 'assets/pdfjs/'
const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Serves the files pdf.js fetches on demand: standard fonts, character maps of East Asian scripts, and the JPEG 2000 decoder in plain
 * JavaScript.
 */
export function pdfResources(): Plugin {
  const files = new Map<string, string>([
    ...inFolder('standard_fonts', /\.(pfb|ttf)$|^LICENSE/),
    ...inFolder('cmaps', /\.bcmap$|^LICENSE/),
    ['openjpeg_nowasm_fallback.js', join(pdfjs, 'wasm/openjpeg_nowasm_fallback.js')],
    ['LICENSE_OPENJPEG', join(pdfjs, 'wasm/LICENSE_OPENJPEG')],
  ])
  return {
    name: 'saki:pdf-resources',
    generateBundle() {
      for (const [name, path] of files)
        this.emitFile({ type: 'asset', fileName: `${HOME}${name}`, source: readFileSync(path) })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = files.get(request.url?.split('?')[0]?.split(`/${HOME}`)[1] ?? '')
        if (!path) return next()
        if (path.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(path))
      })
    },
  }
}

function inFolder(folder: string, wanted: RegExp): [string, string][] {
  return readdirSync(join(pdfjs, folder))
    .filter((name) => wanted.test(name))
    .map((name) => [`${folder}/${name}`, join(pdfjs, folder, name)])
}
