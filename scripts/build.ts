import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { root } from './root.ts'

/** Sources of the web client. A change in any of them makes the build stale. */
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

/** Builds the web client when its sources changed since the last build; returns whether it did. A signal ends the build and this process. */
export async function buildWebWhenStale(): Promise<boolean> {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false
  console.log('Building the web client…')
  if ((await runVite()) !== 0) throw new Error('The web client could not be built; the messages above say why.')
  mkdirSync(dist, { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

function runVite(): Promise<number | null> {
  const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    // Tests start the product with NODE_ENV=test, which would build in React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const stop = () => {
    vite.kill('SIGKILL')
    process.exit(1)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, stop)
  return new Promise<number | null>((resolve, reject) => {
    vite.once('error', reject)
    vite.once('exit', resolve)
  }).finally(() => signals.forEach((signal) => process.off(signal, stop)))
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
