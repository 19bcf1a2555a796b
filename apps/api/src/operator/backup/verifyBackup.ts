import { createReadStream } from 'node:fs'
import { join } from 'node:path'

import { listedObjects } from './storedObjects.ts'
import type { ReadManifest } from './manifest.ts'
import { inParallel, measureAll } from './parts.ts'

const PARALLEL = 4

export interface Verified {
  bytes: number
  /** Names of everything missing or different from the manifest; empty for a complete backup. */
  faults: string[]
}

/** Compares every part with the manifest. */
export async function verifyParts({ folder, manifest }: ReadManifest): Promise<Verified> {
  const found: Verified = { bytes: 0, faults: [] }
  for (const { name, bytes, sha256 } of manifest.parts)
    await compare(found, join(folder, name), { name, bytes, sha256 })
  return found
}

/** Compares every object named by a row of the backup with the row's hash. Objects the manifest lists as lost or removed are not faults. */
export async function verifyObjects({ folder, objects, manifest }: ReadManifest): Promise<Verified> {
  const found: Verified = { bytes: 0, faults: [] }
  const known = new Set([...manifest.objects.lost, ...manifest.objects.removed])
  let checked = 0
  await inParallel(listedObjects(folder), PARALLEL, async ({ key, sha256, size }) => {
    if (known.has(key)) return
    checked += 1
    await compare(found, join(objects, key), { name: `objects/${key}`, bytes: size, sha256 })
  })
  if (checked !== manifest.objects.count) found.faults.push(`${checked} objects instead of ${manifest.objects.count}`)
  return found
}

async function compare(
  found: Verified,
  path: string,
  { name, bytes, sha256 }: { name: string; bytes: number; sha256: string },
): Promise<void> {
  try {
    const measured = await measureAll(createReadStream(path))
    found.bytes += measured.bytes
    if (measured.bytes !== bytes || measured.sha256 !== sha256) found.faults.push(`${name} is damaged`)
  } catch (error) {
    found.faults.push(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
