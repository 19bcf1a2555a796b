import { Worker } from 'node:worker_threads'

import type { DocumentMaker, MadeDocument } from './documentMaker.ts'
import type { MakeAnswer, MakeAsked } from './typstWorker.ts'

/** Milliseconds without a document after which the worker thread ends; it takes about 60 MB. */
const IDLE_MS = 30_000
/** Milliseconds; a document takes well under a second, and a thread without an answer by then is ended. */
const LIMIT_MS = 20_000

interface Waiting {
  resolve: (made: MadeDocument) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Makes documents with Typst in a worker thread. Rejects when the template fails on the data or the thread dies. */
export function makeDocumentMaker(): DocumentMaker {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function end(reason: Error): Promise<unknown> {
    const ending = worker
    worker = undefined
    clearTimeout(idle)
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    waiting.clear()
    return ending?.terminate() ?? Promise.resolve()
  }

  function settle(answer: MakeAnswer): void {
    const asker = waiting.get(answer.id)
    if (!asker) return
    waiting.delete(answer.id)
    clearTimeout(asker.timer)
    if ('error' in answer) asker.reject(new Error(`document not made: ${answer.error}`))
    else
      asker.resolve({
        bytes: answer.bytes,
        pages: answer.pages,
        unshown: answer.unshown,
        entryPages: answer.entryPages,
      })
    if (waiting.size === 0) idle = setTimeout(() => void end(new Error('idle')), IDLE_MS).unref()
  }

  function start(): Worker {
    clearTimeout(idle)
    if (worker) return worker
    const started = new Worker(new URL('./typstWorker.ts', import.meta.url))
    started.unref()
    started.on('message', settle)
    started.on('error', (error: Error) => void (worker === started && end(error)))
    started.on('exit', () => void (worker === started && end(new Error('the document thread ended'))))
    worker = started
    return started
  }

  return {
    make: (template, data, pictures = [], limitMs = LIMIT_MS) =>
      new Promise<MadeDocument>((resolve, reject) => {
        const asked: MakeAsked = { id: ++lastId, template, data: JSON.stringify(data), pictures }
        const timer = setTimeout(() => void end(new Error('the document thread did not answer')), limitMs)
        waiting.set(asked.id, { resolve, reject, timer })
        start().postMessage(asked)
      }),
    stop: async () => {
      await end(new Error('stopped'))
    },
  }
}
