import { join } from 'node:path'

import { root } from '../root.ts'

/** Simulates the treasury's payment notice for one billing code of a portal in demo mode. */
export async function payCommand(args: string[]): Promise<void> {
  const { payCommandLine } = await import('../../apps/api/src/treasury/payCommand.ts')
  await payCommandLine(args, { dataDir: process.env['DATA_DIR'] ?? join(root, 'data') })
}
