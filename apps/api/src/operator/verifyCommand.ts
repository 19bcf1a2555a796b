import { resolve } from 'node:path'

import { duration, megabytes, secondsSince } from './backup/figures.ts'
import { findBackup } from './backup/manifest.ts'
import { verifyObjects, verifyParts } from './backup/verifyBackup.ts'

const SHOWN = 50

/**
 * `npm run saki -- verify <folder>`: compares a backup with its manifest, and every object a row names with the row's hash. Needs no
 * database and changes nothing; exits with 1 when anything is missing or damaged.
 */
export async function verifyCommandLine([folder, ...more]: string[], root: string): Promise<void> {
  if (!folder || more.length > 0) throw new Error('npm run saki -- verify <folder>')
  const began = performance.now()
  const found = await findBackup(resolve(root, folder))
  const [parts, objects] = [await verifyParts(found), await verifyObjects(found)]
  const faults = [...parts.faults, ...objects.faults]
  const { id, objects: kept, database, takenAt } = found.manifest
  for (const fault of faults.slice(0, SHOWN)) console.log(fault)
  if (faults.length > SHOWN) console.log(`… and ${faults.length - SHOWN} more`)
  const rows = database.tables.reduce((sum, { rows }) => sum + rows, 0)
  const bytes = parts.bytes + objects.bytes
  console.log(`${id}, taken at ${takenAt}: ${rows} rows in ${database.tables.length} tables, ${kept.count} objects`)
  console.log(`${megabytes(bytes)} read in ${duration(began)} (${megabytes(bytes / secondsSince(began))}/s)`)
  if (kept.lost.length > 0)
    console.log(`${kept.lost.length} objects were missing or damaged when the backup was taken.`)
  console.log(faults.length === 0 ? 'The backup is whole.' : `${faults.length} faults: use another backup.`)
  if (faults.length > 0) process.exitCode = 1
}
