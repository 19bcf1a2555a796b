import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { minifySync, type Plugin } from 'vite'

/** Writes boot.js without its comments and long names: every page waits for it, and files of public/ are copied as they are. Stands before precompress(). */
export function smallBoot(): Plugin {
  let outDir = ''
  return {
    name: 'saki:small-boot',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      const path = join(outDir, 'boot.js')
      const { code, errors } = minifySync('boot.js', readFileSync(path, 'utf8'))
      if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'))
      writeFileSync(path, code)
    },
  }
}
