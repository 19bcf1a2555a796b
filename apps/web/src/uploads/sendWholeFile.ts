import type { UploadReply } from '@saki/contracts/uploads'
import type { Problem } from '@saki/contracts/problem'

import { callAddress } from '../lib/ask.ts'
import { AskError } from '../lib/askError.ts'
import { currentLanguage } from '../lib/languages.ts'
import { waitForSession } from '../lib/sessionGate.ts'
import { sendInParts } from './sendInParts.ts'
import { isSentInParts, type UploadFault, type UploadItem } from './upload.ts'

/**
 * Sends one file and reports the bytes sent, for which fetch has no event. Throws AskError. After NOT_SIGNED_IN it
 * waits for the user to log in and sends again under the same key. When two pages of this browser send the same file,
 * the second waits for the first and then gets the same reply.
 */
export async function sendWholeFile(
  upload: UploadItem,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<UploadReply> {
  const send = isSentInParts(upload) ? sendInParts : sendAtOnce
  return withUploadLock(upload.id, signal, async () => {
    try {
      return await send(upload, onSent, signal)
    } catch (error) {
      const isOut = error instanceof AskError && error.err === 'NOT_SIGNED_IN'
      if (!isOut || !(await waitForSession())) throw error
      return send(upload, onSent, signal)
    }
  })
}

/** One page at a time through the Web Locks API. Browsers without it (plain http) rely on the server's idempotency. */
function withUploadLock<R>(id: string, signal: AbortSignal, work: () => Promise<R>): Promise<R> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(`saki-upload-${id}`, { signal }, work) as Promise<R>
}

function sendAtOnce(upload: UploadItem, onSent: (bytes: number) => void, signal: AbortSignal): Promise<UploadReply> {
  const form = new FormData()
  form.set('TEMP_ID', upload.draft)
  form.set('SPECDOC_TYP', upload.slot)
  if (upload.view !== null) form.set('VIEW_TYPE_ID', String(upload.view))
  if (upload.description) form.set('DESCRIPTION', upload.description)
  if (upload.sha256) form.set('SHA256', upload.sha256)
  form.set('FILE', upload.bytes, upload.fileName)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', callAddress('uploadUserDoc2'))
    request.responseType = 'json'
    request.setRequestHeader('accept-language', currentLanguage())
    request.setRequestHeader('x-requested-with', 'saki')
    request.setRequestHeader('idempotency-key', upload.id)
    request.upload.onprogress = ({ loaded }) => onSent(Math.min(loaded, upload.size))
    request.onload = () =>
      request.status < 300 && request.response && !(request.response as { err?: string }).err
        ? resolve(request.response as UploadReply)
        : reject(refusalOf(request))
    request.onerror = () => reject(new AskError({ err: 'NETWORK' }))
    request.onabort = () => reject(new AskError({ err: 'ABORTED' }))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function refusalOf(request: XMLHttpRequest): AskError {
  const problem = (request.response ?? {}) as Partial<Problem>
  return new AskError({ ...problem, err: problem.err ?? 'UNKNOWN', status: request.status })
}

/**
 * How to go on after a failed upload: `passing` retry, `gone` the draft no longer exists, `held` wait with a message,
 * otherwise refused.
 */
export function classifyFailure(error: unknown): 'passing' | 'gone' | { held: string } | UploadFault {
  if (!(error instanceof AskError)) return 'passing'
  // Parts are missing at the server, and the next attempt asks for the offset; or the reply kept for its key was deleted at this moment.
  if (error.err === 'CONFLICT' || error.err === 'KEY_IN_USE') return 'passing'
  if (error.err === 'STORAGE_FULL' || error.err === 'READ_ONLY') return { held: error.title }
  if (error.isPassing || error.err === 'ABORTED' || error.status === 429 || error.status === 0) return 'passing'
  if (error.status === 404 || error.err === 'ALREADY_FILED') return 'gone'
  return { words: error.fields[0]?.message || error.title || error.err }
}
