import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { startDatabase } from '@saki/db/embedded'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { copyDemo } from './testing/demoFolder.ts'
import { freePort } from './testing/livePortal.ts'

const root = join(import.meta.dirname, '../../..')
/** Docker and most supervisors kill a process after this time. */
const LIMIT_MS = 10_000
// The first start may build the web client.
vi.setConfig({ testTimeout: 300_000 })

let dataDir: string
let port: number
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-npm-start-'))
  port = await freePort()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

interface Started {
  npm: ChildProcess
  pid: number
  output: () => string
}

/** Runs `npm start` in a process group of its own, as a terminal or a supervisor does. */
function npmStart(): Started {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SAKI_DEMO: 'on', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { npm, pid: npm.pid ?? 0, output: () => output }
}

/** Waits for the ready line. Throws with the output when npm ends before it. */
async function untilReady({ npm, output }: Started): Promise<void> {
  while (!output().includes('is ready')) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}:\n${output()}`)
    await pause(50)
  }
}

/** Ids of all processes below `pid`, itself included. */
async function family(pid: number): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : ''
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (stat !== '' && state !== 'Z') parents.set(Number(name), Number(parent))
  }
  const belongs = (one: number): boolean => one === pid || (parents.has(one) && belongs(parents.get(one) ?? 0))
  return [...parents.keys()].filter(belongs)
}

async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat !== '' && !stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Waits until every process of the family has ended, PostgreSQL included; port and folder must then be free. */
async function allGone(members: number[]): Promise<void> {
  const alive = async () => {
    const still = await Promise.all(members.map(isAlive))
    return members.filter((_, i) => still[i])
  }
  const since = performance.now()
  while ((await alive()).length > 0 && performance.now() - since < LIMIT_MS) await pause(50)
  expect(await alive()).toEqual([])
  expect(await isFree(port)).toBe(true)
  await (await startDatabase({ dataDir })).stop()
}

const linux = test.runIf(process.platform === 'linux')

/** How far a start has come, judged by the files in its folder. */
const stages = {
  migrating: async () => {
    const memory = await readFile(join(dataDir, 'postgresql.json'), 'utf8').catch(() => '{"port":0}')
    return (JSON.parse(memory) as { port: number }).port > 0
  },
  seeding: async () => {
    const names = await readdir(join(dataDir, 'objects')).catch(() => [])
    return names.some((name) => /^[0-9a-f]{2}$/.test(name))
  },
}

for (const [stage, isReached] of Object.entries(stages)) {
  linux(`SIGTERM to npm alone while the portal is ${stage} ends all processes within ten seconds`, async () => {
    const started = npmStart()
    await vi.waitFor(async () => expect(await isReached()).toBe(true), { timeout: 240_000, interval: 10 })
    await pause(500)
    expect(started.output()).not.toContain('is ready')
    const members = await family(started.pid)
    expect(members.length).toBeGreaterThan(4)
    started.npm.kill('SIGTERM')
    await allGone(members)
  })
}

describe('a portal started before', () => {
  beforeAll(async () => {
    await rm(dataDir, { recursive: true, force: true })
    await copyDemo(dataDir)
  }, 240_000)

  linux('SIGTERM to npm alone when it is ready: an open request is answered, then all processes end', async () => {
    const started = npmStart()
    await untilReady(started)
    const members = await family(started.pid)
    const body = JSON.stringify({ EMAIL: 'sari@contoh.id', LOGIN_PASSWORD: 'saki-demo-contoh-2026' })
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const head = `POST /api/login HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\nx-requested-with: saki\r\n`
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 20)}`)
    await pause(300)
    started.npm.kill('SIGTERM')
    const gone = allGone(members)
    await pause(1_500)
    socket.write(body.slice(20))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString().split('\r\n')[0]).toBe('HTTP/1.1 200 OK')
    socket.destroy()
    await gone
  })

  linux('SIGINT twice to the whole group, as by Ctrl-C: the database is shut down cleanly', async () => {
    const started = npmStart()
    await untilReady(started)
    const members = await family(started.pid)
    process.kill(-started.pid, 'SIGINT')
    await pause(20)
    process.kill(-started.pid, 'SIGINT')
    await allGone(members)
    const log = await readFile(join(dataDir, 'postgresql/postgresql.log'), 'utf8')
    expect(log.trim().split('\n').at(-1)).toMatch(/database system is shut down$/)
    expect(log).not.toMatch(/was interrupted|not properly shut down/)
  })

  linux('all processes end when npm, or the launcher below it, is killed', async () => {
    for (const which of ['npm', 'launcher'] as const) {
      const started = npmStart()
      await untilReady(started)
      const members = await family(started.pid)
      const commands = await Promise.all(members.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8')))
      const launcher = members[commands.findIndex((command) => command.startsWith('node\0scripts/bootstrap.mjs'))]
      process.kill(which === 'npm' ? started.pid : (launcher ?? 0), 'SIGKILL')
      await allGone(members)
    }
  })
})
