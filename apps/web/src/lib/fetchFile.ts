import type { CallName } from '@saki/contracts'

import { ask, type Asking } from './ask.ts'
import { AskError } from './askError.ts'

export interface FetchedFile {
  bytes: Blob
  /** File name from the server. */
  name: string | undefined
}

interface FileWish {
  signal?: AbortSignal | undefined
  /** Called after every chunk; `total` undefined while unknown. */
  onPiece?: (loaded: number, total: number | undefined) => void
  /** Called when the connection broke and the download is retried. */
  onBreak?: () => void
}

/** Seconds before each further attempt after a broken connection. */
const PAUSES = [1, 2, 4, 8, 15, 15, 15]

/**
 * Fetches a file in chunks. After a broken connection it continues behind the last byte received (RFC 9110 §14, Range with If-Range), so
 * versions are never mixed. Rejects with 404 'File Not Found' when there is none or it is empty, with 400 when the network stays away, and
 * with the server's problem otherwise.
 */
export async function fetchFile<N extends CallName>(
  name: N,
  asking: Asking<N>,
  wish: FileWish = {},
): Promise<FetchedFile> {
  const received = new ReceivedChunks()
  for (let attempt = 0; ; attempt++) {
    const before = received.length
    try {
      return await attemptOnce(name, asking, received, wish)
    } catch (error) {
      wish.signal?.throwIfAborted()
      const broke = !(error instanceof AskError) || error.err === 'NETWORK'
      if (!broke) throw error
      if (received.length > before) attempt = 0
      const pause = PAUSES[attempt]
      if (pause === undefined) throw new AskError({ err: 'NETWORK', status: 400 })
      wish.onBreak?.()
      await waited(pause * 1000, wish.signal)
    }
  }
}

/** Bytes received so far, and the version they belong to. */
class ReceivedChunks {
  chunks: Uint8Array<ArrayBuffer>[] = []
  length = 0
  total: number | undefined
  etag: string | undefined

  begin(etag: string | undefined, total: number | undefined): void {
    this.chunks = []
    this.length = 0
    this.etag = etag
    this.total = total
  }
}

async function attemptOnce<N extends CallName>(
  name: N,
  asking: Asking<N>,
  received: ReceivedChunks,
  { signal, onPiece }: FileWish,
): Promise<FetchedFile> {
  const range =
    received.length > 0 && received.etag ? { range: `bytes=${received.length}-`, 'if-range': received.etag } : undefined
  const response = await ask(name, { ...asking, ...(signal && { signal }), ...(range && { headers: range }) })
  if (!(response instanceof Response)) throw missing()
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (response.status !== 206)
    received.begin(response.headers.get('etag') ?? undefined, Number.isFinite(length) ? length : undefined)
  const reader = response.body?.getReader()
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    received.chunks.push(chunk.value)
    received.length += chunk.value.length
    onPiece?.(received.length, received.total)
  }
  if (received.total !== undefined && received.length < received.total) throw new AskError({ err: 'NETWORK' })
  if (received.length === 0) throw missing()
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  return { bytes: new Blob(received.chunks, { type }), name: fileNameOf(response) }
}

function missing(): AskError {
  return new AskError({ err: 'FILE_NOT_FOUND', status: 404, title: 'File Not Found' })
}

function waited(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true })
  })
}

function fileNameOf(response: Response): string | undefined {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return (encoded && decoded(encoded)) ?? /filename="([^"]+)"/i.exec(disposition)?.[1]
}

/** Undefined for a text that is not encoded as addresses are. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
