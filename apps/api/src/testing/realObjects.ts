import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import { jpeg } from './pictures.ts'
import type { TestPortal } from './portal.ts'

/** Stores an object for seeded files without one, so that they can be read. */
export async function realObjects(portal: TestPortal): Promise<void> {
  const bytes = await jpeg(300)
  const key = await portal.services.files.put(bytes)
  const sha256 = createHash('sha256').update(bytes).digest()
  await sql`update stored_file set object_key = ${key}, size_bytes = ${bytes.length}, sha256 = ${sha256}, mime = 'image/jpeg'
    where object_key = 'none'`.execute(portal.db)
}
