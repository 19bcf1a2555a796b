import type { Checked, CheckRequest } from './checkWorker.ts'

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, { resolve: (checked: Checked) => void; reject: (error: Error) => void }>()

/**
 * Inspects a file in a worker, so that large pictures do not block the page. Rejects when the file cannot be read
 * (moved, unplugged) or the worker fails.
 */
export function checkFile(bytes: Blob): Promise<Checked> {
  worker ??= startWorker()
  const request: CheckRequest = { id: ++last, bytes }
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { resolve, reject })
    worker?.postMessage(request)
  })
}

function startWorker(): Worker {
  const made = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<{ id: number; checked?: Checked }>) => {
    const pending = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.checked) pending?.resolve(data.checked)
    else pending?.reject(new Error('unreadable'))
  })
  made.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('the check stopped'))
    waiting.clear()
  })
  return made
}
