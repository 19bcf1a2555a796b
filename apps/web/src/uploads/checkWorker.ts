import { mimeOf } from '@saki/domain/files/fileTypes'

import { mayBeEncrypted } from './mayBeEncrypted.ts'
import { LOOK_SIDE, measurePixels, type PictureLook } from './pictureLook.ts'

/**
 * What the device finds out about a file before it is sent. Width and height are those of the upright picture, in
 * pixels.
 */
export interface Checked {
  /** MIME type by content; '' for types no slot accepts. */
  mime: string
  width: number | null
  height: number | null
  /** Undefined where the browser has no WebCrypto (plain http); then only the server computes it. */
  sha256: string | undefined
  locked: boolean
  /** True for a picture that cannot be decoded. */
  damaged: boolean
  look: PictureLook | undefined
}

export interface CheckRequest {
  id: number
  bytes: Blob
}

async function check(bytes: Blob): Promise<Checked> {
  const all = await bytes.arrayBuffer()
  const head = new Uint8Array(all)
  const mime = mimeOf(head) ?? ''
  const sha256 = await hexOf(all)
  const plain = { mime, width: null, height: null, sha256, damaged: false, look: undefined }
  if (!mime.startsWith('image/')) return { ...plain, locked: mime === 'application/pdf' && (await isLocked(head)) }
  try {
    const picture = await createImageBitmap(new Blob([all], { type: mime }))
    const { width, height } = picture
    const look = lookOf(picture)
    picture.close()
    return { ...plain, locked: false, width, height, look }
  } catch {
    return { ...plain, locked: false, damaged: true }
  }
}

/** PDF.js is loaded only for files that may be encrypted. */
async function isLocked(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return mayBeEncrypted(bytes) && (await import('./pdfPassword.ts')).asksForPassword(bytes)
}

function lookOf(picture: ImageBitmap): PictureLook {
  const scale = Math.min(1, LOOK_SIDE / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return measurePixels({ data: context.getImageData(0, 0, width, height).data, width, height })
}

async function hexOf(bytes: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  void check(data.bytes).then(
    (checked) => postMessage({ id: data.id, checked }),
    () => postMessage({ id: data.id }),
  )
})
