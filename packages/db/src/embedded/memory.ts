import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder of the cluster's home inside DATA_DIR. */
export const INSIDE = 'postgresql'

/** Contents of DATA_DIR/postgresql.json, mode 600 because of the password. */
export interface Memory {
  /** Folder that contains the cluster: relative to DATA_DIR, or absolute when the account cannot enter DATA_DIR. */
  home: string
  /** 0 until the server has run for the first time. */
  port: number
  password: string
  /** Reason why the home is outside DATA_DIR. */
  why?: string
  /** PostgreSQL's own identifier of the cluster; absent in folders of earlier versions before their next start. */
  systemId?: string
}

export const memoryFile = (dataDir: string) => join(dataDir, 'postgresql.json')

/** Writes postgresql.json by renaming a temporary file, so that a crash leaves the old or the new contents. */
export async function remember(dataDir: string, memory: Memory): Promise<void> {
  const unfinished = `${memoryFile(dataDir)}.new`
  const file = await open(unfinished, 'w', 0o600)
  await file.writeFile(`${JSON.stringify(memory, null, 2)}\n`)
  await file.sync()
  await file.close()
  await rename(unfinished, memoryFile(dataDir))
}

/** Reads `postgresql.json` of a data folder; undefined when it is absent. Throws when it is damaged. */
export async function recall(dataDir: string): Promise<Memory | undefined> {
  const text = await readFile(memoryFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return undefined
  })
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Memory
  } catch (cause) {
    throw new Error(
      `${memoryFile(dataDir)}, which records the folder of the database, is damaged: restore it from a backup`,
      { cause },
    )
  }
}

/** The identifier initdb gave the cluster: the first eight bytes of its control file. Undefined when there is none. */
export async function systemIdOf(cluster: string): Promise<string | undefined> {
  const control = await readFile(join(cluster, 'global/pg_control')).catch(() => undefined)
  return control && control.length >= 8 ? String(control.readBigUInt64LE()) : undefined
}
