import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

import type { DecodeAnswer, DecodeOrder } from './decodeOrders.ts'
import { fileSource } from './fileWindows.ts'

/** Behind the portal itself wherever the two want the same core, and first to go where memory runs out. */
const LATER = 10
const FIRST_TO_GO = '1000'

async function decode(order: DecodeOrder): Promise<DecodeAnswer> {
  if (order.as === 'picture') return (await import('./decodePicture.ts')).decodePicture(order)
  const fd = openSync(order.path, 'r')
  try {
    const source = fileSource(fd, fstatSync(fd).size)
    if (order.as === 'sequences') {
      const { inspectSequences } = await import('./sequenceListing.ts')
      return inspectSequences(source) ?? { pages: null, remarks: null }
    }
    const { inspectPdf } = await import('./inspectPdf.ts')
    return await inspectPdf(source)
  } finally {
    closeSync(fd)
  }
}

process.on('message', (order: DecodeOrder) => {
  // What fails here without a word of its own failed for what the file is.
  void decode(order)
    .catch((): DecodeAnswer => ({ refused: `files:${unreadable[order.as]}`, values: {} }))
    .then((answer) => process.send?.(answer))
})
const unreadable = { picture: 'damagedImage', pdf: 'tooComplex', sequences: 'xmlTooComplex' } as const

// The portal is gone, however it ended. Killed, because exiting would wait for the picture under way.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A signal to the whole group is the portal's to answer: it finishes what is under way.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

try {
  setPriority(LATER)
  writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO)
} catch {
  // Neither is given everywhere; the limits hold without.
}
