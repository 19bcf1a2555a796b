import type { UploadReply } from '@saki/contracts/documents'
import type { Problem } from '@saki/contracts/problem'
import type { DetailedError, Upload as Pieces } from 'tus-js-client'

import { API_BASE, ask } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { currentLanguage } from '../lib/languages.ts'
import type { UploadItem } from './upload.ts'

const MIB = 1_048_576
/** A cut line loses at most the piece under way, so pieces are small on slow lines and grow only where a second holds more. */
const SMALLEST = MIB
const LARGEST = 16 * MIB
const QUICK_MS = 1000
const SLOW_MS = 5000

/**
 * Sends one file in pieces (tus 1.0.0) and takes it in. However often it is called with the same upload, by this page or another, it goes
 * on where the server left off and ends in one file. Throws AskError.
 */
export async function sendInParts(
  upload: UploadItem,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<UploadReply> {
  const { UPLOAD_ID, OFFSET, FINISHED } = await ask('openUpload', {
    quiet: true,
    key: upload.id,
    signal,
    body: {
      TEMP_ID: upload.draft,
      SPECDOC_TYP: upload.slot,
      ...(upload.view !== null && { VIEW_TYPE_ID: upload.view }),
      DESCRIPTION: upload.description,
      ...(upload.sha256 && { SHA256: upload.sha256 }),
      FILE_NAME: upload.fileName,
      SIZE: upload.size,
    },
  })
  onSent(OFFSET)
  if (FINISHED === 'N' && OFFSET < upload.size) await sendPieces(UPLOAD_ID, upload, onSent, signal)
  onSent(upload.size)
  return ask('finishUpload', { signal, quiet: true, body: { UPLOAD_ID } })
}

async function sendPieces(
  id: string,
  { bytes }: UploadItem,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { Upload: TusUpload } = await import('tus-js-client')
  await new Promise<void>((resolve, reject) => {
    let began = performance.now()
    const pieces: Pieces = new TusUpload(bytes as File, {
      uploadUrl: `${API_BASE}/uploads/${id}`,
      chunkSize: SMALLEST,
      headers: { 'x-requested-with': 'saki', 'accept-language': currentLanguage() },
      // The queue has pauses of its own, and may have to wait for the reader to log in.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress: onSent,
      onChunkComplete: (size) => {
        const took = performance.now() - began
        began = performance.now()
        pieces.options.chunkSize = nextPartSize(size, took)
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalOf(error)),
    })
    signal.addEventListener('abort', () => {
      // Taken out of the list: what the server has of it may go too.
      void pieces.abort(true).catch(() => undefined)
      reject(new AskError({ err: 'ABORTED' }))
    })
    pieces.start()
  })
}

/** Twice the last one while it goes in under a second, half when it takes more than five. */
export function nextPartSize(size: number, milliseconds: number): number {
  if (milliseconds < QUICK_MS) return Math.min(LARGEST, Math.max(SMALLEST, size * 2))
  if (milliseconds > SLOW_MS) return Math.max(SMALLEST, Math.floor(size / 2))
  return Math.max(SMALLEST, size)
}

/** What the server refused a piece with; anything else is a cut line, and so is a piece that does not fit: another page was faster. */
function refusalOf(error: Error | DetailedError): AskError {
  const response = 'originalResponse' in error ? error.originalResponse : null
  const status = response?.getStatus() ?? 0
  const problem = problemOf(response?.getBody() ?? '')
  if (problem?.err === undefined || status === 404) return new AskError({ err: 'NETWORK' })
  return new AskError({ ...problem, err: problem.err, status })
}

function problemOf(body: string): Partial<Problem> | undefined {
  try {
    return JSON.parse(body) as Partial<Problem>
  } catch {
    return undefined
  }
}
