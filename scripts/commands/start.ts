import { buildWebWhenStale } from '../build.ts'

/** Builds what is stale and runs the portal in this process until it is told to stop. */
export async function startCommand(): Promise<void> {
  buildWebWhenStale()
  await import('../../apps/api/src/main.ts')
}
