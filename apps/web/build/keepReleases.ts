import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

const LIST = 'releases.json'
/** Builds whose files stay beside those of the newest one. */
const KEPT = 2

/**
 * Keeps the files of the two builds before this one in assets/, so that tabs opened before a release still find their chunks. releases.json
 * lists the files of each build, newest first. Needs `emptyOutDir: false`.
 */
export function keepReleases(): Plugin {
  let outDir = ''
  return {
    name: 'saki:keep-releases',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .sort()
      const list = join(outDir, LIST)
      const earlier = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[][]) : []
      const same = JSON.stringify(files)
      const releases = [files, ...earlier.filter((some) => JSON.stringify(some) !== same)].slice(0, 1 + KEPT)
      removeOthers(outDir, new Set(releases.flat()))
      writeFileSync(list, JSON.stringify(releases))
    },
  }
}

/** Removes the files of assets/ that no kept build has, with their compressed forms. */
function removeOthers(outDir: string, kept: ReadonlySet<string>): void {
  for (const name of readdirSync(join(outDir, 'assets'), { recursive: true, encoding: 'utf8' })) {
    const file = `assets/${name.replaceAll('\\', '/')}`
    const isFolder = [...kept].some((other) => other.startsWith(`${file}/`))
    if (!isFolder && !kept.has(file.replace(/\.(br|gz)$/, '')))
      rmSync(join(outDir, file), { recursive: true, force: true })
  }
}
