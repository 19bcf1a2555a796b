import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { root } from './root.ts'

/** What the web client is made of; a change in any of it makes the build stale. */
const sources = [
  'apps/web',
  'packages/contracts/src',
  'packages/domain/src',
  'packages/catalogue/src',
  'packages/texts/src',
  'package-lock.json',
]
const dist = join(root, 'apps/web/dist')
const stamp = join(dist, '.built-from')

/** Builds the web client when its sources changed since the last build; tells whether it did. */
export function buildWebWhenStale(): boolean {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  console.log('Building the web client…')
  const vite = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
    },
  )
  if (vite.status !== 0) throw new Error('The web client could not be built; the messages above say why.')
  mkdirSync(dist, { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesOf(join(root, source))) hash.update(relative(root, file)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'dist' && entry.name !== 'node_modules' && !/\.test\.tsx?$/.test(entry.name))
    .flatMap((entry) => filesOf(join(path, entry.name)))
    .sort()
}
