import type { UploadReply } from '@saki/contracts/uploads'
import type { Problem } from '@saki/contracts/problem'
import type { DetailedError, Upload as ResizableUpload } from 'tus-js-client'

import { API_BASE, ask } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { currentLanguage } from '../lib/languages.ts'
import type { UploadItem } from './upload.ts'

const MIB = 1_048_576
/**
 * A dropped connection loses at most the part under way, so parts start small and grow only while one takes less than a
 * second.
 */
const SMALLEST = MIB
const LARGEST = 16 * MIB
const QUICK_MS = 1000
const SLOW_MS = 5000

/**
 * Sends one file in parts (tus 1.0.0) and finishes it. Idempotent per upload id, also from another page: continues at
 * the server's offset and creates one file. Throws AskError.
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
  if (FINISHED === 'N' && OFFSET < upload.size) await sendParts(UPLOAD_ID, upload, onSent, signal)
  onSent(upload.size)
  return ask('finishUpload', { signal, quiet: true, body: { UPLOAD_ID } })
}

async function sendParts(
  id: string,
  { bytes }: UploadItem,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { Upload: TusUpload } = await import('tus-js-client')
  await new Promise<void>((resolve, reject) => {
    let began = performance.now()
    const tusUpload: ResizableUpload = new TusUpload(bytes as File, {
      uploadUrl: `${API_BASE}/uploads/${id}`,
      chunkSize: SMALLEST,
      headers: { 'x-requested-with': 'saki', 'accept-language': currentLanguage() },
      // The queue retries itself, and may have to wait for the user to log in.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onProgress: onSent,
      onChunkComplete: (size) => {
        const took = performance.now() - began
        began = performance.now()
        tusUpload.options.chunkSize = nextPartSize(size, took)
      },
      onSuccess: () => resolve(),
      onError: (error) => reject(refusalOf(error)),
    })
    signal.addEventListener('abort', () => {
      // Removed from the list: the server may delete the parts it has.
      void tusUpload.abort(true).catch(() => undefined)
      reject(new AskError({ err: 'ABORTED' }))
    })
    tusUpload.start()
  })
}

/**
 * Size of the next part in bytes: twice the last one when it took less than a second, half when it took more than five;
 * 1 to 16 MiB.
 */
export function nextPartSize(size: number, milliseconds: number): number {
  if (milliseconds < QUICK_MS) return Math.min(LARGEST, Math.max(SMALLEST, size * 2))
  if (milliseconds > SLOW_MS) return Math.max(SMALLEST, Math.floor(size / 2))
  return Math.max(SMALLEST, size)
}

/**
 * The server's problem as AskError. Any other failure counts as a network error, also an offset conflict (another page
 * sent the part first).
 */
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
