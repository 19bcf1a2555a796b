import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Fills an empty data folder with the demonstration that the tests of the API made in the same run of `npm test`: a portal started once
 * with it and stopped. Does nothing when the journeys run by themselves; the portal then loads the demonstration.
 */
export async function copyPreparedDemo(dataDir: string): Promise<void> {
  const folder = process.env['DEMO_FOLDER']
  if (!folder || !existsSync(join(folder, 'made'))) return
  // cpSync does not keep the modes of folders, which PostgreSQL checks.
  await cp(join(folder, 'made'), dataDir, { recursive: true, preserveTimestamps: true })
}
