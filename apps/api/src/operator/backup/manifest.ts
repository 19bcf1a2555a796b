import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const BackupPart = z.object({
  /** Path inside the backup. */
  name: z.string().regex(/^[\w.-]+(\/[\w.-]+)?$/),
  bytes: z.int(),
  sha256: Sha256,
})
export type BackupPart = z.infer<typeof BackupPart>

const Manifest = z.object({
  format: z.literal(1),
  /** Name of its folder: the instant it was taken, UTC. */
  id: z.string().regex(/^\d{8}T\d{6}Z$/),
  /** The portal's time just before the database was read. */
  takenAt: z.iso.datetime(),
  product: z.string(),
  database: z.object({
    migrations: z.array(z.object({ name: z.string().regex(/^\d{4}_\w+\.sql$/), sha256: Sha256 })),
    tables: z.array(z.object({ table: z.string(), columns: z.array(z.string()), rows: z.int() })),
    sequences: z.array(
      z.object({
        sequence: z.string(),
        column: z.string().nullable(),
        last: z.string().regex(/^-?\d+$/),
        isCalled: z.boolean(),
      }),
    ),
    /** Number of waiting jobs, in the part `jobs`. */
    jobs: z.int(),
  }),
  /** Last number of each counter. */
  counters: z.record(z.string(), z.int()),
  objects: z.object({
    count: z.int(),
    bytes: z.number(),
    /** Named by a row, but missing in the store or different from the row's hash. */
    lost: z.array(z.string()),
    /** Deleted by the portal during the backup; no row names them any more. */
    removed: z.array(z.string()),
  }),
  secrets: z.object({
    /** Parts under secrets/. */
    files: z.array(z.string()),
    /** Names of variables whose keys are not in the backup. */
    given: z.array(z.string()),
  }),
  parts: z.array(BackupPart),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const OBJECT_LIST = 'objects.tsv.gz'
export const JOBS = 'jobs.copy.gz'
export const tablePart = (table: string) => `database/${table}.copy.gz`

/** The manifest, with its hash in the last line. */
export function manifestText(manifest: Manifest): string {
  const text = JSON.stringify(manifest, null, 1)
  return `${text}\n${createHash('sha256').update(text).digest('hex')}\n`
}

/** Throws when the manifest is incomplete or of a newer format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8')
  const [, json = '', sha256] = /^(.*)\n([0-9a-f]{64})\n$/s.exec(text) ?? []
  if (createHash('sha256').update(json).digest('hex') !== sha256)
    throw new Error(`${join(folder, MANIFEST)} was changed or is not whole: use another backup`)
  const read = Manifest.safeParse(JSON.parse(json))
  if (!read.success)
    throw new Error(`${join(folder, MANIFEST)} is of another version of the portal: ${read.error.message}`)
  return read.data
}

export interface ReadManifest {
  /** The folder of this backup. */
  folder: string
  /** Folder of the objects, shared with the other backups beside it. */
  objects: string
  manifest: Manifest
}

/**
 * The backup at `path`, which is the folder of one backup, or a folder of several, of which the newest is used. Throws when there is none.
 */
export async function findBackup(path: string): Promise<ReadManifest> {
  const found = (folder: string, objects: string) =>
    readManifest(folder).then((manifest) => ({ folder, objects, manifest }))
  if (await stat(join(path, MANIFEST)).catch(() => undefined)) return found(path, join(path, '../objects'))
  const names = await readdir(path).catch(() => [])
  const newest = names
    .filter((name) => /^\d{8}T\d{6}Z$/.test(name))
    .toSorted()
    .at(-1)
  if (newest === undefined) throw new Error(`${path} holds no finished backup`)
  return found(join(path, newest), join(path, 'objects'))
}
