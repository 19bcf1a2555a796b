import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { startDatabase } from '../embedded.ts'
import { chooseAccount } from './account.ts'
import { keepRunning } from './keepRunning.ts'
import { usableBinaries } from './clusterLocation.ts'
import { sendSignal } from './server.ts'

let dataDir: string
// Each test creates a cluster.
vi.setConfig({ testTimeout: 60_000 })
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saki-keep-'))
  await chmod(dataDir, 0o755)
})
afterEach(() => rm(dataDir, { recursive: true }))

const cluster = () => join(dataDir, 'postgresql/cluster')
const serverPid = async () => Number((await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')[0])

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('a server killed twice is restarted each time on the same port with all committed data', async () => {
  const onLost = vi.fn()
  const database = await startDatabase({ dataDir, onLost })
  try {
    await ask(database.url, "create table shelf (book text); insert into shelf values ('Azab dan Sengsara')")
    for (let time = 0; time < 2; time++) {
      const pid = await serverPid()
      sendSignal(pid, 'SIGKILL')
      await vi.waitFor(
        async () => expect(await ask(database.url, 'select book from shelf')).toEqual([{ book: 'Azab dan Sengsara' }]),
        { timeout: 20_000, interval: 100 },
      )
      expect(await serverPid()).not.toBe(pid)
    }
    expect(onLost).not.toHaveBeenCalled()
  } finally {
    const last = await serverPid()
    await database.stop()
    expect(sendSignal(last, 0)).toBe(false)
  }
})

test('a server that cannot be restarted is reported lost after the time limit with its last message', async () => {
  const made = await startDatabase({ dataDir })
  await made.stop()
  const account = await chooseAccount()
  const home = { binaries: await usableBinaries(account), account, folder: cluster(), password: '', durable: true }
  const onLost = vi.fn<(error: Error) => void>()
  const server = await keepRunning(home, 0, { onLost, giveUpMs: 2_000, say: () => {} })
  await rename(join(cluster(), 'global/pg_control'), join(cluster(), 'pg_control.away'))
  const began = performance.now()
  sendSignal(await serverPid(), 'SIGKILL')
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 15_000, interval: 50 })
  expect(performance.now() - began).toBeGreaterThan(2_000)
  expect(onLost.mock.calls[0]?.[0].message).toMatch(/could not be started again: .*pg_control/s)
  await server.stop()
})
