import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'

export interface FilePart {
  bytes: Uint8Array<ArrayBuffer>
  /** Of the whole file. */
  size: number
}

const PAUSES = [500, 1500, 4000]

/** The bytes from `begin` to before `end` of a document. A broken line is tried again; other refusals are thrown. */
export async function readPart(id: string, begin: number, end: number, signal: AbortSignal): Promise<FilePart> {
  for (let attempt = 0; ; attempt++) {
    try {
      const range = { range: `bytes=${begin}-${end - 1}` }
      const response = await ask('getPDFDoc', { params: { id }, headers: range, signal })
      const size = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1])
      const bytes = new Uint8Array(await response.arrayBuffer())
      if (response.status === 206 && Number.isFinite(size)) return { bytes, size }
      return { bytes: bytes.slice(begin, end), size: bytes.length }
    } catch (error) {
      signal.throwIfAborted()
      const pause = PAUSES[attempt]
      if ((error instanceof AskError && !error.isPassing) || pause === undefined) throw asFailure(error)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** The page index of a large file; empty where there is none, and where it cannot be had: the file opens without it, later. */
export async function readIndex(id: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await ask('getPDFIndex', { params: { id }, signal })
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

/** Aborted and torn answers are failures of the network. */
export function asFailure(error: unknown): AskError {
  return error instanceof AskError ? error : new AskError({ err: 'NETWORK', status: 400 })
}
