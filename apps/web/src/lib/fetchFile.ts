import type { CallName } from '@saki/contracts'

import { ask, type Asking } from './ask.ts'
import { AskError } from './askError.ts'

export interface FetchedFile {
  bytes: Blob
  /** The name the server gives it. */
  name: string | undefined
}

interface FileWish {
  signal?: AbortSignal | undefined
  /** Told after every piece; `total` undefined while unknown. */
  onPiece?: (loaded: number, total: number | undefined) => void
  /** The line broke and is tried again. */
  onBreak?: () => void
}

/** Seconds before each further attempt after a broken line. */
const PAUSES = [1, 2, 4, 8, 15, 15, 15]

/**
 * Fetches a file piece by piece. Where the line breaks it goes on behind the last byte that came (RFC 9110 §14, If-Range), so that no
 * byte is fetched twice and none of another version is mixed in. Rejects with 404 'File Not Found' when there is none or it is empty,
 * with 400 when the network stays away, and with what the server said otherwise.
 */
export async function fetchFile<N extends CallName>(
  name: N,
  asking: Asking<N>,
  wish: FileWish = {},
): Promise<FetchedFile> {
  const kept = new KeptPieces()
  for (let attempt = 0; ; attempt++) {
    const before = kept.length
    try {
      return await attemptOnce(name, asking, kept, wish)
    } catch (error) {
      wish.signal?.throwIfAborted()
      const broke = !(error instanceof AskError) || error.err === 'NETWORK'
      if (!broke) throw error
      if (kept.length > before) attempt = 0
      const pause = PAUSES[attempt]
      if (pause === undefined) throw new AskError({ err: 'NETWORK', status: 400 })
      wish.onBreak?.()
      await waited(pause * 1000, wish.signal)
    }
  }
}

/** What has come so far, and of which version. */
class KeptPieces {
  pieces: Uint8Array<ArrayBuffer>[] = []
  length = 0
  total: number | undefined
  etag: string | undefined

  begin(etag: string | undefined, total: number | undefined): void {
    this.pieces = []
    this.length = 0
    this.etag = etag
    this.total = total
  }
}

async function attemptOnce<N extends CallName>(
  name: N,
  asking: Asking<N>,
  kept: KeptPieces,
  { signal, onPiece }: FileWish,
): Promise<FetchedFile> {
  const range = kept.length > 0 && kept.etag ? { range: `bytes=${kept.length}-`, 'if-range': kept.etag } : undefined
  const response = await ask(name, { ...asking, ...(signal && { signal }), ...(range && { headers: range }) })
  if (!(response instanceof Response)) throw missing()
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  if (response.status !== 206)
    kept.begin(response.headers.get('etag') ?? undefined, Number.isFinite(length) ? length : undefined)
  const reader = response.body?.getReader()
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    kept.pieces.push(piece.value)
    kept.length += piece.value.length
    onPiece?.(kept.length, kept.total)
  }
  if (kept.total !== undefined && kept.length < kept.total) throw new AskError({ err: 'NETWORK' })
  if (kept.length === 0) throw missing()
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  return { bytes: new Blob(kept.pieces, { type }), name: fileNameOf(response) }
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
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(disposition)?.[1]
}
