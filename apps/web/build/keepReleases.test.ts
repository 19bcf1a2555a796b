import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, expect, it } from 'vitest'

import { keepReleases } from './keepReleases.ts'

const root = mkdtempSync(join(tmpdir(), 'saki-releases-'))
const outDir = join(root, 'dist')
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes a build with these files, as Vite does without emptying the folder, and runs the plugin. */
function build(names: string[]): void {
  for (const name of [...names, ...names.map((one) => `${one}.br`)]) {
    mkdirSync(dirname(join(outDir, name)), { recursive: true })
    writeFileSync(join(outDir, name), '')
  }
  const plugin = keepReleases() as unknown as {
    configResolved: (config: unknown) => void
    writeBundle: (options: unknown, bundle: unknown) => void
  }
  plugin.configResolved({ root, build: { outDir: 'dist' } })
  plugin.writeBundle({}, Object.fromEntries(['index.html', ...names].map((name) => [name, {}])))
}

const standing = (names: string[]) => names.filter((name) => existsSync(join(outDir, name)))

it('keeps the files of the two builds before, and none that only older builds had', () => {
  build(['assets/lists-1.js', 'assets/same.js', 'assets/pdfjs/old.bcmap'])
  build(['assets/lists-2.js', 'assets/same.js'])
  build(['assets/lists-2.js', 'assets/same.js'])
  build(['assets/lists-3.js', 'assets/same.js'])
  const all = [
    'assets/lists-1.js',
    'assets/lists-2.js',
    'assets/lists-3.js',
    'assets/pdfjs/old.bcmap',
    'assets/same.js',
  ]
  expect(standing(all)).toEqual(all)
  build(['assets/lists-4.js', 'assets/same.js'])
  const kept = ['assets/lists-2.js', 'assets/lists-3.js', 'assets/lists-4.js', 'assets/same.js']
  expect(standing([...all, 'assets/lists-4.js', 'assets/lists-1.js.br']).sort()).toEqual(kept)
  expect(existsSync(join(outDir, 'assets/lists-2.js.br'))).toBe(true)
  expect(JSON.parse(readFileSync(join(outDir, 'releases.json'), 'utf8'))).toHaveLength(3)
})
