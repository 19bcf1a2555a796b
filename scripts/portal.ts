// Starts the portal in this process until a signal stops it. The demonstration is loaded only when SAKI_DEMO asks for it.
import { readEnv } from '../apps/api/src/env.ts'
import { stopOnSignals } from '../apps/api/src/start/shutdown.ts'
import { startPortal } from '../apps/api/src/start/startPortal.ts'
import { root } from './root.ts'

const shutdown = stopOnSignals()
await shutdown.run(async () => {
  const env = readEnv(process.env, root)
  const seed = env.demo ? (await import('../apps/demo/src/seedDemo.ts')).seedDemo : undefined
  console.log(await startPortal({ env, root, shutdown, seed }))
})
