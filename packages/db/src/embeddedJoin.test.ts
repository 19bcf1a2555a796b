import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { joinDatabase, startDatabase } from './embedded.ts'

let dataDir: string
let tools: ChildProcess[]
vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => {
  tools = []
})
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-join-'))
  await chmod(dataDir, 0o755)
  await (await startDatabase({ dataDir })).stop()
})
afterEach(async () => {
  for (const tool of tools) if (tool.exitCode === null && tool.signalCode === null) await end(tool)
})
afterAll(() => rm(dataDir, { recursive: true }))

const TOOL = `
  import { joinDatabase } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)}
  const database = await joinDatabase({ dataDir: process.env.FOLDER })
  process.once('SIGTERM', async () => { await database.stop(); process.exit(0) })
  console.log(database.url)
  setInterval(() => {}, 1000)`

/** Starts another process that uses the database until it is ended, like an operator's command. */
async function startTool(): Promise<{ tool: ChildProcess; url: string }> {
  const tool = spawn(process.execPath, ['--input-type=module-typescript', '--eval', TOOL], {
    env: { ...process.env, FOLDER: dataDir, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  tools.push(tool)
  const [line] = (await once(tool.stdout, 'data')) as [Buffer]
  return { tool, url: String(line).trim() }
}

async function end(tool: ChildProcess): Promise<void> {
  tool.kill('SIGTERM')
  await once(tool, 'exit')
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}

const serverPid = async () =>
  Number((await readFile(join(dataDir, 'postgresql/cluster/postmaster.pid'), 'utf8')).split('\n')[0])

test('of two commands without a portal the first to end leaves the database running and the last one stops it', async () => {
  const [first, second] = await Promise.all([startTool(), startTool()])
  expect(first.url).toBe(second.url)
  const pid = await serverPid()
  await end(first.tool)
  expect(await answers(second.url)).toBe(true)
  const third = await startTool()
  await end(second.tool)
  expect(await answers(third.url)).toBe(true)
  expect(await serverPid()).toBe(pid)
  await end(third.tool)
  expect(await answers(third.url)).toBe(false)
})

test('a killed command does not stop the database of the other', async () => {
  const [first, second] = [await startTool(), await startTool()]
  first.tool.kill('SIGKILL')
  await once(first.tool, 'exit')
  expect(await answers(second.url)).toBe(true)
  await end(second.tool)
  expect(await answers(second.url)).toBe(false)
})

test('two commands beside a portal do not stop its database; the portal does when it stops', async () => {
  const portal = await startDatabase({ dataDir })
  const [first, second] = await Promise.all([startTool(), startTool()])
  await end(first.tool)
  await end(second.tool)
  expect(await answers(portal.url)).toBe(true)
  await portal.stop()
  expect(await answers(portal.url)).toBe(false)
})

test('a portal refuses to start while a command runs, and starts after it', async () => {
  const joined = await joinDatabase({ dataDir })
  await expect(startDatabase({ dataDir })).rejects.toThrow('is in use by a command (npm run saki')
  expect(await answers(joined.url)).toBe(true)
  await joined.stop()
  const portal = await startDatabase({ dataDir })
  expect(await answers(portal.url)).toBe(true)
  await portal.stop()
})
