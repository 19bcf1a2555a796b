// Runs on the machine's Node (18 or newer). Installs dependencies when the lock file changed, then starts scripts/run.ts with Node 24,
// which is a dependency and runs TypeScript. Forwards signals to that process, and sends it SIGTERM when npm or npm's shell has ended,
// because a shell that gets SIGTERM from npm does not forward it.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const runtime = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const marker = join(root, 'node_modules', '.saki-installed')

/** Milliseconds between checks whether npm still runs. */
const LOOK_MS = 250
const ancestors = startedByNpm()
const parent = process.ppid

install()
// glibc only: otherwise image decoding and PDF making leave about 100 MB of freed memory in the process.
const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env }
const child = spawn(runtime, [join(root, 'scripts', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  // The IPC channel carries no messages; when it closes, the child detects that this process was killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
if (ancestors.length > 0) {
  const watching = setInterval(() => {
    if (process.ppid === parent && ancestors.every(isAlive)) return
    clearInterval(watching)
    child.kill('SIGTERM')
  }, LOOK_MS)
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
child.on('error', (error) => {
  console.error(`Node 24 could not be started from ${runtime}: ${error.message}`)
  process.exit(1)
})

/** Process ids of npm and its shell; empty when this process was not started by npm. */
function startedByNpm() {
  if (process.env.npm_lifecycle_event === undefined) return []
  const started = describe(process.ppid)
  return started.command.includes('bootstrap.mjs') ? [process.ppid, started.parent] : [process.ppid]
}

/** Command line and parent process id of a process; empty and 0 where the system does not provide them. */
function describe(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    return { command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'), parent }
  } catch {
    if (windows) return { command: '', parent: 0 }
    const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    return { command: command ?? '', parent: Number(parent) }
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

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
