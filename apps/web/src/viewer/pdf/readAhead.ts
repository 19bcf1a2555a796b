import { readIndex, readPart, type FilePart } from './readPart.ts'

/** What every opening begins with: enough for a letter as a whole, and for the head of anything larger. */
const FIRST = 128 * 1024

export interface Ahead {
  first: FilePart
  index: Uint8Array<ArrayBuffer>
}

let kept: { id: string; ahead: Promise<Ahead> } | undefined
let idle: Worker | undefined

/** Begins to read a document and to load the program that draws it, before the page around it is there. */
export function beginAhead(id: string): void {
  const ahead = read(id, new AbortController().signal)
  ahead.catch(() => undefined)
  kept = { id, ahead }
  idle ??= newThread()
}

/** The beginning of a document, read ahead or now. What was read ahead is used once: another attempt asks anew. */
export function aheadOf(id: string, signal: AbortSignal): Promise<Ahead> {
  const found = kept?.id === id ? kept.ahead : undefined
  kept = undefined
  return found ?? read(id, signal)
}

async function read(id: string, signal: AbortSignal): Promise<Ahead> {
  const [first, index] = await Promise.all([readPart(id, 0, FIRST, signal), readIndex(id, signal)])
  return { first, index }
}

/** The thread that was begun ahead, else a new one. */
export function takeThread(): Worker {
  const thread = idle ?? newThread()
  idle = undefined
  return thread
}

function newThread(): Worker {
  return new Worker(new URL('pdfWorker.ts', import.meta.url), { type: 'module' })
}
