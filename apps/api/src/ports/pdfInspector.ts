import { Worker } from 'node:worker_threads'

import type { PdfVerdict } from './pdfInspectWorker.ts'

/** Hostile files are made to be slow; an honest one of 2000 pages takes a second or two. */
const LIMIT_MS = 10_000
const AT_ONCE = 2
let running = 0
const queue: (() => void)[] = []

/** Opens an uploaded PDF in a thread of its own with bounded memory and time, which ends with it. Never rejects for what the file does. */
export async function inspectPdf(path: string): Promise<PdfVerdict> {
  if (running >= AT_ONCE) await new Promise<void>((go) => queue.push(go))
  else running += 1
  try {
    return await inThread(path)
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

function inThread(path: string): Promise<PdfVerdict> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdfInspectWorker.ts', import.meta.url), {
      workerData: { path },
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    })
    const tooComplex: PdfVerdict = { refused: 'files:tooComplex', values: {} }
    const timer = setTimeout(() => finish(tooComplex), LIMIT_MS)
    let done = false
    function finish(verdict: PdfVerdict): void {
      if (done) return
      done = true
      clearTimeout(timer)
      void worker.terminate().then(
        () => resolve(verdict),
        () => resolve(verdict),
      )
    }
    worker.once('message', (verdict: PdfVerdict) => finish(verdict))
    worker.once('error', () => finish(tooComplex))
    worker.once('exit', () => finish(tooComplex))
  })
}
