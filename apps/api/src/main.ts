import { join } from 'node:path'

import { readEnv } from './env.ts'
import { startPortal } from './start/startPortal.ts'
import { stopOnSignals } from './start/shutdown.ts'

const root = join(import.meta.dirname, '../../..')

const shutdown = stopOnSignals()
await shutdown.run(async () => {
  console.log(await startPortal(readEnv(process.env, root), root, shutdown))
})
