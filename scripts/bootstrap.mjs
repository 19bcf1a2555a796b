// Runs on whatever Node (18 or newer) the machine has. It installs what the lock file says when that has not been done, then hands
// over to Node 24, which comes as a dependency and runs the TypeScript of scripts/run.ts itself.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const runtime = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const marker = join(root, 'node_modules', '.saki-installed')

install()
// Decoding pictures and setting documents would otherwise leave a hundred megabytes of freed memory in the process (glibc only).
const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env }
const child = spawn(runtime, [join(root, 'scripts', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
child.on('error', (error) => {
  console.error(`Node 24 could not be started from ${runtime}: ${error.message}`)
  process.exit(1)
})

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && existsSync(runtime) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Installing dependencies (once, and again when the lock file changes)…')
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (npm.status !== 0) {
    console.error(
      'npm ci failed; nothing was started. Check the connection to the package registry and run the command again.',
    )
    process.exit(1)
  }
  if (!existsSync(runtime)) {
    console.error(
      'The runtime was not installed: install scripts are switched off. Run "npm ci" with install scripts allowed for the package "node".',
    )
    process.exit(1)
  }
  writeFileSync(marker, wanted)
}
