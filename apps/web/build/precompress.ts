import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|json)$/
/** Bytes. Smaller files fit into one packet anyway. */
const WORTH_IT = 1024

/** Writes `.br` and `.gz` beside every text asset, so that the server need not compress. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'saki:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue
        const path = join(entry.parentPath, entry.name)
        // Names in assets/ carry a hash: a compressed file of an earlier build is still right.
        if (entry.parentPath.includes('assets') && existsSync(`${path}.br`)) continue
        const bytes = readFileSync(path)
        if (bytes.length < WORTH_IT) continue
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
