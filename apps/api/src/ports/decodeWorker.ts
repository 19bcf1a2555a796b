import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'

import type { DecodeAnswer, DecodeOrder } from './decodeOrders.ts'
import { fileSource } from './fileWindows.ts'

/** Lower CPU priority than the portal, and the first to be killed when memory runs out. */
const LATER = 10
const FIRST_TO_GO = '1000'

async function decode(order: DecodeOrder): Promise<DecodeAnswer> {
  if (order.as === 'picture') return (await import('./decodePicture.ts')).decodePicture(order)
  if (order.as === 'looks') return (await import('./pictureLooks.ts')).looksOfPicture(order)
  const fd = openSync(order.path, 'r')
  try {
    const source = fileSource(fd, fstatSync(fd).size)
    if (order.as === 'sequences') {
      const { inspectSequences } = await import('./sequenceListing.ts')
      return inspectSequences(source) ?? { pages: null, remarks: null }
    }
    if (order.as === 'text') {
      const { readLines } = await import('./pdfLines.ts')
      return { lines: await readLines(source, order.pages) }
    }
    const { inspectPdf } = await import('./inspectPdf.ts')
    return await inspectPdf(source)
  } finally {
    closeSync(fd)
  }
}

process.on('message', (order: DecodeOrder) => {
  // A failure without a fault of its own is caused by the file.
  void decode(order)
    .catch((): DecodeAnswer => ({ refused: `files:${unreadable[order.as]}`, values: {} }))
    .then((answer) => process.send?.(answer))
    // Node would write compiled code at its exit, which SIGKILL leaves out. Does nothing without NODE_COMPILE_CACHE or new code.
    .then(() => flushCompileCache())
})
const unreadable = {
  picture: 'damagedImage',
  looks: 'damagedImage',
  pdf: 'tooComplex',
  text: 'tooComplex',
  sequences: 'xmlTooComplex',
} as const

// The portal has ended. SIGKILL, because exiting would wait for the picture in progress.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// The portal handles signals sent to the whole process group; it may still need this process.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

try {
  setPriority(LATER)
  writeFileSync('/proc/self/oom_score_adj', FIRST_TO_GO)
} catch {
  // Neither setting is available everywhere; the limits work without them.
}
