import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface BenchPortal {
  baseUrl: string
  dataDir: string
  readyAfterMs: number
  secret: string
  residentBytes(): number
  pid: number
  stop(): Promise<void>
}

export const webhookSecret = 'bench-treasury-secret'

/** Starts the real portal as a process of its own, without demo data unless `settings` say so, and waits until it is ready. */
export async function startBenchPortal(
  dataDir: string,
  databaseUrl?: string,
  settings: Record<string, string> = {},
): Promise<BenchPortal> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/portal.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SAKI_DEMO: 'off',
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
      LOG_LEVEL: 'error',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((done) => child.on('exit', () => done()))
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('is ready at') && ready())
    child.on('exit', (code) => failed(new Error(`the portal ended with code ${code} before it was ready`)))
  })
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    dataDir,
    readyAfterMs: performance.now() - started,
    secret: webhookSecret,
    residentBytes: () => residentBytesOf(child.pid ?? 0),
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Resident bytes of the portal and its decoding processes, from /proc; 0 where /proc is missing. Without the database. */
function residentBytesOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    const decoding = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('decodeWorker'))
    return [String(pid), ...decoding].reduce((sum, one) => sum + residentOf(one), 0)
  } catch {
    return 0
  }
}

function residentOf(pid: string): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
