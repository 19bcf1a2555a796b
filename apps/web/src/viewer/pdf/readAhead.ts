import { readIndex, readPart, type FilePart } from './readPart.ts'

/** Bytes fetched first: a whole letter, or the head of a larger file. */
const FIRST = 128 * 1024

export interface Ahead {
  first: FilePart
  index: Uint8Array<ArrayBuffer>
}

let kept: { id: string; ahead: Promise<Ahead> } | undefined
let idle: Worker | undefined

/** Starts fetching a document and the code that draws it before the page is rendered. */
export function startReadAhead(id: string): void {
  const ahead = read(id, new AbortController().signal)
  ahead.catch(() => undefined)
  kept = { id, ahead }
  idle ??= newThread()
}

/** The first bytes of a document, fetched ahead or now. Bytes fetched ahead are used once; a further attempt fetches again. */
export function readBeginning(id: string, signal: AbortSignal): Promise<Ahead> {
  const found = kept?.id === id ? kept.ahead : undefined
  kept = undefined
  return found ?? read(id, signal)
}

async function read(id: string, signal: AbortSignal): Promise<Ahead> {
  const [first, index] = await Promise.all([readPart(id, 0, FIRST, signal), readIndex(id, signal)])
  return { first, index }
}

/** The worker started ahead, else a new one. */
export function takeWorker(): Worker {
  const thread = idle ?? newThread()
  idle = undefined
  return thread
}

function newThread(): Worker {
  return new Worker(new URL('pdfWorker.ts', import.meta.url), { type: 'module' })
}
