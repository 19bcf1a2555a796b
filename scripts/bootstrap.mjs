// Runs on whatever Node (18 or newer) the machine has. It installs what the lock file says when that has not been done, then hands
// over to Node 24, which comes as a dependency and runs the TypeScript of scripts/run.ts itself. It ends that one in order when it is
// told to end, and when npm or npm's shell has gone: a shell that gets SIGTERM from npm ends without passing it on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const runtime = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
const marker = join(root, 'node_modules', '.saki-installed')

/** Milliseconds between looks whether npm is still there. */
const LOOK_MS = 250
const ancestors = startedByNpm()
const parent = process.ppid

install()
// Decoding pictures and setting documents would otherwise leave a hundred megabytes of freed memory in the process (glibc only).
const env = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env }
const child = spawn(runtime, [join(root, 'scripts', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  // The channel carries nothing: that it closes tells the child that this process was killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
if (ancestors.length > 0) {
  const looking = setInterval(() => {
    if (process.ppid === parent && ancestors.every(isAlive)) return
    clearInterval(looking)
    child.kill('SIGTERM')
  }, LOOK_MS)
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
child.on('error', (error) => {
  console.error(`Node 24 could not be started from ${runtime}: ${error.message}`)
  process.exit(1)
})

/** Process ids of npm and of the shell it starts scripts with; none when something else started this one and may leave it alone. */
function startedByNpm() {
  if (process.env.npm_lifecycle_event === undefined) return []
  const started = describe(process.ppid)
  return started.command.includes('bootstrap.mjs') ? [process.ppid, started.parent] : [process.ppid]
}

/** Command line and parent of a process, as far as this system tells. */
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
