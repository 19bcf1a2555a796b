import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import type { RunningDatabase } from '@saki/db/embedded'

import type { Env } from '../env.ts'

type DatabaseLocation = Pick<RunningDatabase, 'kind' | 'place' | 'outside'>

/** Writes `DATA_DIR/README.txt`, which lists where data is kept. A folder that cannot be written does not stop the start. */
export async function describeDataDir(env: Env, database: DatabaseLocation): Promise<void> {
  const file = join(env.dataDir, 'README.txt')
  const text = dataDirText(env, database)
  try {
    if ((await readFile(file, 'utf8').catch(() => '')) === text) return
    await mkdir(env.dataDir, { recursive: true, mode: 0o700 })
    await writeFile(file, text)
  } catch (error) {
    console.error(`${file} cannot be written:`, error instanceof Error ? error.message : error)
  }
}

/** Text of `DATA_DIR/README.txt`. */
export function dataDirText(
  env: Pick<Env, 'dataDir' | 'objectStoreUrl' | 'smtpUrl'>,
  database: DatabaseLocation,
): string {
  const lines = [
    ['README.txt', 'this list; the portal writes it at each start'],
    ...databaseLines(env.dataDir, database),
    env.objectStoreUrl
      ? ['objects/', 'uploads under way only; finished files are in the store that OBJECT_STORE_URL names']
      : ['objects/', 'uploaded files and documents of the office; never change or remove one by hand'],
    ['secrets/', 'keys of this installation; without them what is encrypted in the database cannot be read'],
    ['mail/', env.smtpUrl ? 'unused: SMTP_URL sends the mails' : 'mails, one .eml file each'],
  ]
  const width = Math.max(...lines.map(([name = '']) => name.length)) + 2
  return `What the portal SAKI 21 keeps, and where.

${lines.map(([name = '', what = '']) => `${name.padEnd(width)}${what}`).join('\n')}

Database, objects and secrets belong together: back them up, move them and restore them together
(docs/deploy.md). Stop the portal before anything is copied or moved by hand.
`
}

function databaseLines(dataDir: string, { kind, place, outside }: DatabaseLocation): string[][] {
  if (kind === 'external') return [['(database)', `NOT HERE: the external PostgreSQL ${place}, named by DATABASE_URL`]]
  return [
    outside === undefined
      ? [`${relative(dataDir, place)}/`, 'the database: all accounts, cases, payments and letters']
      : ['(database)', `NOT HERE: ${place}, because ${outside}. Copying this folder does not copy it.`],
    ['postgresql.json', 'where the database lies, its port and its password; needed to start'],
    ['portal.lock, portal.pid, database.users', 'who is using the folder; may be left out of a copy'],
  ]
}
