import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

const MAIN = join(import.meta.dirname, '../../../../scripts/portal.ts')
/** Webhook secret of this test's treasury. */
export const SECRET = 'secret of the live test treasury'

export interface LivePortal {
  baseUrl: string
  /** URL of its own database. */
  databaseUrl: string
  /** Folder of the database cluster; outside `dataDir` when the database's account cannot enter that. */
  databaseHome: string
  /** Kills the process with SIGKILL, so that no handler runs. */
  killNow(): Promise<void>
  stop(): Promise<void>
}

/** Starts the real portal as a process with its own PostgreSQL in `dataDir`; resolves when it is ready. `vars`: more environment variables. */
export async function startLivePortal(
  dataDir: string,
  port: number,
  vars: Record<string, string | undefined> = {},
): Promise<LivePortal> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      PAYMENT_WEBHOOK_SECRET: SECRET,
      SAKI_DEMO: 'on',
      NODE_ENV: 'test',
      DATABASE_URL: undefined,
      ...vars,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await isReady(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    ...(await databaseOf(dataDir)),
    killNow: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('is ready')) resolve()
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('exit', (code) => reject(new Error(`the portal ended with ${code}: ${output}`)))
  })
}

async function databaseOf(dataDir: string) {
  const memory = JSON.parse(await readFile(join(dataDir, 'postgresql.json'), 'utf8')) as {
    port: number
    password: string
    home: string
  }
  return {
    databaseUrl: `postgres://saki:${memory.password}@127.0.0.1:${memory.port}/saki`,
    databaseHome: resolve(dataDir, memory.home),
  }
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export interface LiveReply {
  status: number
  text: string
}

/** Logs in a demo account; the returned function sends calls as that person. */
export async function logInLive(baseUrl: string, email: string, password: string) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'x-requested-with': 'saki',
    'accept-language': 'id',
  }
  const answer = await fetch(`${baseUrl}/api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ EMAIL: email, LOGIN_PASSWORD: password }),
  })
  if (!answer.ok) throw new Error(`login: ${answer.status} ${await answer.text()}`)
  headers['cookie'] = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return async (path: string, body: object, more: Record<string, string> = {}): Promise<LiveReply> => {
    const reply = await fetch(`${baseUrl}/api${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
    return { status: reply.status, text: await reply.text() }
  }
}
