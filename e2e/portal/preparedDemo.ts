import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Fills an empty data folder with the demonstration that the tests of the API made in the same run of `npm test`: a portal started once
 * with it and stopped; waits while they make it. Does nothing when the journeys run by themselves; the portal then loads the demonstration.
 */
export async function copyPreparedDemo(dataDir: string): Promise<void> {
  const folder = process.env['DEMO_FOLDER']
  if (!folder) return
  const [claim, made] = [join(folder, 'claim'), join(folder, 'made')]
  while (!existsSync(made) && existsSync(claim)) await pause(100)
  // cpSync does not keep the modes of folders, which PostgreSQL checks.
  if (existsSync(made)) await cp(made, dataDir, { recursive: true, preserveTimestamps: true })
}
