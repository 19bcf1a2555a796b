import { spawn } from 'node:child_process'

import Fastify from 'fastify'
import pg from 'pg'

/** Baseline for measurements: Fastify with one prepared read by primary key, no session, no schema. Runs as a process of its own. */
async function serve(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
  const { rows } = await pool.query<{ id: string }>('select min(application_id)::text as id from application')
  const id = rows[0]?.id
  const app = Fastify()
  app.get('/', async () => {
    const found = await pool.query({
      name: 'one',
      text: 'select application_id, application_number, title from application where application_id = $1',
      values: [id],
    })
    return found.rows[0] as unknown
  })
  console.log(`bare at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
}

export interface Bare {
  baseUrl: string
  pid: number
  stop(): void
}

/** Starts the bare server; resolves when it listens. */
export function startBare(databaseUrl: string): Promise<Bare> {
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, BARE_DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((ready, failed) => {
    child.on('exit', (code) => failed(new Error(`the bare server ended with code ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const baseUrl = /bare at (\S+)/.exec(text.toString())?.[1]
      if (baseUrl) ready({ baseUrl, pid: child.pid ?? 0, stop: () => void child.kill() })
    })
  })
}

const databaseUrl = process.env['BARE_DATABASE_URL']
if (databaseUrl && process.argv[1] === import.meta.filename) await serve(databaseUrl)
