import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { copyPreparedDemo } from './preparedDemo.ts'

const root = join(import.meta.dirname, '../..')

/** A separate portal for journeys that change the clock. */
export interface OwnPortal {
  url: string
  /** Runs `npm run saki -- <args>` against it; returns its output. Throws on a non-zero exit code. */
  saki(...args: string[]): string
  /** Number of mails with a text so far; waits up to a minute for the expected number, then briefly for more. */
  mailsAbout(text: string, expected: number): Promise<number>
  stop(): Promise<void>
}

/** Starts a portal with demo data on a new DATA_DIR. */
export async function startOwnPortal(): Promise<OwnPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), 'saki-own-portal-'))
  await copyPreparedDemo(dataDir)
  const port = await freePort()
  const { BASE_URL: _baseUrl, ...inherited } = process.env
  const env = { ...inherited, PORT: String(port), DATA_DIR: dataDir, SAKI_DEMO: 'on' }
  const child = spawn(process.execPath, [join(root, 'scripts/portal.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((done) => child.on('exit', () => done()))
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('is ready at') && ready())
    child.on('exit', (code) => failed(new Error(`the portal ended with code ${code} before it was ready`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    saki(...args) {
      const done = spawnSync(process.execPath, [join(root, 'scripts/run.ts'), 'saki', ...args], {
        cwd: root,
        env,
        encoding: 'utf8',
      })
      if (done.status !== 0) throw new Error(`saki ${args.join(' ')}: ${done.stdout}${done.stderr}`)
      return done.stdout
    },
    async mailsAbout(text, expected) {
      const count = () => mailsIn(join(dataDir, 'mail')).filter((mail) => mail.includes(text)).length
      for (let tries = 0; tries < 240 && count() < expected; tries += 1) await pause(250)
      await pause(500)
      return count()
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function mailsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  // A mail being written has another extension until it is complete.
  const whole = readdirSync(folder).filter((name) => name.endsWith('.eml'))
  return whole.map((name) => readFileSync(join(folder, name), 'utf8'))
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
