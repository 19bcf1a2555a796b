import type { DocumentLook, PageLook, Unreadable } from '@saki/domain/preflight/look'

import type { PreflightMessage, PreflightRequest } from './preflightWorker.ts'

/** Results so far of a running check. */
export interface PreflightProgress {
  pageCount: number
  pages: readonly PageLook[]
  /** Thumbnails by page number, from 1. */
  pictures: ReadonlyMap<number, Blob>
}

export type PreflightOutcome = { look: DocumentLook } | { refused: Unreadable } | { failed: true } | { cancelled: true }

interface Waiting {
  request: PreflightRequest
  onMessage: (message: PreflightMessage) => void
  fail: () => void
}

/** Idle time in milliseconds after which the worker is terminated to free its memory. */
const IDLE = 30_000

let worker: Worker | undefined
let last = 0
let idle: ReturnType<typeof setTimeout> | undefined
const waiting = new Map<number, Waiting>()

/**
 * Checks a document in a worker, before upload. Never rejects: when the worker breaks down the outcome is `failed`, and
 * the file may be uploaded all the same. `name` must be the same for the same bytes.
 */
export function checkDocument(
  name: string,
  bytes: Blob,
  onProgress: (progress: PreflightProgress) => void,
  signal: AbortSignal,
): Promise<PreflightOutcome> {
  return new Promise((resolve) => {
    const pages: PageLook[] = []
    const pictures = new Map<number, Blob>()
    let pageCount = 0
    const report = throttled(() => onProgress({ pageCount, pages: [...pages], pictures: new Map(pictures) }))
    const finish = (outcome: PreflightOutcome) => {
      report.stop()
      onProgress({ pageCount, pages, pictures })
      resolve(outcome)
    }
    const id = send({ name, bytes, do: 'check' }, finish.bind(undefined, { failed: true }), (message) => {
      if (message.kind === 'opened') {
        pageCount = message.pageCount
        pages.length = 0
        pictures.clear()
      }
      if (message.kind === 'page') {
        pages.push(message.look)
        if (message.picture) pictures.set(message.look.page, message.picture)
      }
      if (message.kind === 'checked') return settle(id, () => finish({ look: { pageCount, pages, ...message.rest } }))
      if (message.kind === 'refused') return settle(id, () => finish({ refused: message.why }))
      if (message.kind === 'failed') return settle(id, () => finish({ failed: true }))
      report()
    })
    signal.addEventListener('abort', () => {
      if (waiting.delete(id)) restart()
      finish({ cancelled: true })
    })
  })
}

/** Starts the worker before the first file is picked, so that the first check does not wait for it to load. */
export function prepareChecks(): void {
  worker ??= start()
  stopWhenIdle()
}

/** Draws one page `width` pixels wide, in the same way before and after filing. Rejects when it cannot be drawn. */
export function drawDocumentPage(name: string, bytes: Blob, page: number, width: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('not drawn'))
    const id = send({ name, bytes, do: 'draw', page, width }, fail, (message) =>
      settle(id, () => (message.kind === 'drawn' ? resolve(message.picture) : fail())),
    )
  })
}

type Unsent<T> = T extends { id: number } ? Omit<T, 'id'> : never

function send(parts: Unsent<PreflightRequest>, fail: () => void, onMessage: Waiting['onMessage']): number {
  clearTimeout(idle)
  const request: PreflightRequest = { ...parts, id: ++last }
  waiting.set(request.id, { request, onMessage, fail })
  worker ??= start()
  worker.postMessage(request)
  return request.id
}

function settle(id: number, then: () => void): void {
  waiting.delete(id)
  stopWhenIdle()
  then()
}

function stopWhenIdle(): void {
  clearTimeout(idle)
  if (waiting.size > 0) return
  idle = setTimeout(() => {
    worker?.terminate()
    worker = undefined
  }, IDLE)
}

function start(): Worker {
  const made = new Worker(new URL('./preflightWorker.ts', import.meta.url), { type: 'module' })
  made.addEventListener('message', ({ data }: MessageEvent<PreflightMessage>) => waiting.get(data.id)?.onMessage(data))
  made.addEventListener('error', () => onWorkerError(made))
  made.addEventListener('messageerror', () => onWorkerError(made))
  return made
}

/** Fails the request the worker broke down on and restarts the others in a new worker. */
function onWorkerError(broken: Worker): void {
  if (worker !== broken) return
  const [first] = waiting.values()
  if (first) {
    waiting.delete(first.request.id)
    first.fail()
  }
  restart()
}

function restart(): void {
  worker?.terminate()
  worker = waiting.size > 0 ? start() : undefined
  for (const { request } of waiting.values()) worker?.postMessage(request)
}

/** Calls `report` at most every 200 ms, so that the page stays responsive. */
function throttled(report: () => void): { (): void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      report()
    }, 200)
  }
  return Object.assign(soon, { stop: () => clearTimeout(timer) })
}
