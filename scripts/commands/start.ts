import { buildWebWhenStale } from '../build.ts'

/** Builds the web client if stale and runs the portal in this process until a signal stops it. */
export async function startCommand(): Promise<void> {
  stopWithLauncher()
  await buildWebWhenStale()
  await import('../portal.ts')
}

/** Stops this process in an orderly manner when scripts/bootstrap.mjs, its parent, was killed. */
function stopWithLauncher(): void {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
  })
}
