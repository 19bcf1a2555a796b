import { buildWebWhenStale } from '../build.ts'

/** Builds what is stale and runs the portal in this process until it is told to stop. */
export async function startCommand(): Promise<void> {
  stopWithLauncher()
  await buildWebWhenStale()
  await import('../../apps/api/src/main.ts')
}

/** Ends this process in order when scripts/bootstrap.mjs, which started it and passes signals on, was killed. */
function stopWithLauncher(): void {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
  })
}
