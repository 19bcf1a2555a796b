import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { copyPreparedDemo } from './preparedDemo.ts'

const root = join(import.meta.dirname, '../..')

/** Signature key of the treasury's notices in the journeys. */
const webhookSecret = 'journeys-treasury-secret'

/**
 * Starts the portal with demo data on a new DATA_DIR, once for all journeys, and sets BASE_URL and DATA_DIR. If BASE_URL is already set,
 * that portal is used; DATA_DIR and PAYMENT_WEBHOOK_SECRET must then be set too.
 */
export default async function startPortal(): Promise<() => Promise<void>> {
  if (process.env['BASE_URL']) return async () => undefined
  const dataDir = mkdtempSync(join(tmpdir(), 'saki-journeys-data-'))
  await copyPreparedDemo(dataDir)
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'scripts/portal.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      SAKI_DEMO: 'on',
      PAYMENT_WEBHOOK_SECRET: webhookSecret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((done) => child.on('exit', () => done()))
  await new Promise<void>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('is ready at') && ready())
    child.on('exit', (code) => failed(new Error(`the portal ended with code ${code} before it was ready`)))
  })
  Object.assign(process.env, {
    BASE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    PAYMENT_WEBHOOK_SECRET: webhookSecret,
  })
  return async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
