import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'

export interface FilePart {
  bytes: Uint8Array<ArrayBuffer>
  /** Bytes of the whole file. */
  size: number
}

const PAUSES = [500, 1500, 4000]

/** The bytes from `begin` to before `end` of a document. Retries broken connections; throws other refusals. */
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

/** The page index of a large file; empty if there is none or it cannot be fetched: the file then opens without it, more slowly. */
export async function readIndex(id: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await ask('getPDFIndex', { params: { id }, signal })
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    return new Uint8Array()
  }
}

/** Turns aborted and broken responses into AskError NETWORK. */
export function asFailure(error: unknown): AskError {
  return error instanceof AskError ? error : new AskError({ err: 'NETWORK', status: 400 })
}
