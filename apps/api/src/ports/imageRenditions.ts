import type { ImageEdits } from '@saki/contracts/documents'
import sharp, { type Sharp } from 'sharp'

/** 50 million pixels are 200 MB when decoded; libvips alone would take five times that. */
export const MAX_PIXELS = 50_000_000
export const MAX_SIDE = 20_000
const FULL_PX = 2000
const THUMB_PX = 400

// Only what an upload may be is ever decoded: SVG, GIF, TIFF and the rest stay closed.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.cache(false)
sharp.concurrency(1)

export interface Renditions {
  full: Buffer
  thumb: Buffer
}

const reading = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true } as const

/** Width and height of the upright picture (EXIF orientation applied), from its header alone. */
export async function measure(source: string | Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(source, { ...reading, limitInputPixels: false }).metadata()
  return autoOrient
}

/**
 * Decodes the whole picture and makes the two JPEG copies that are shown: upright, turned and cropped as wished, on white, in sRGB,
 * without metadata (places and devices are in there), never larger than the original. Rejects when the picture is damaged or cut short.
 */
export function makeRenditions(source: string | Buffer, edits: ImageEdits | null): Promise<Renditions> {
  return inTurn(async () => {
    const { data, info } = await edited(source, edits)
      .resize({ width: FULL_PX, height: FULL_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
    const small = info.width <= THUMB_PX && info.height <= THUMB_PX
    const thumb = small
      ? data
      : await sharp(data).resize({ width: THUMB_PX, height: THUMB_PX, fit: 'inside' }).jpeg({ quality: 82 }).toBuffer()
    return { full: data, thumb }
  })
}

function edited(source: string | Buffer, edits: ImageEdits | null): Sharp {
  const upright = sharp(source, reading).autoOrient().toColourspace('srgb')
  if (!edits) return upright
  return upright.rotate(edits.rotate).extract({ left: edits.x, top: edits.y, width: edits.width, height: edits.height })
}

/** Two pictures at a time: each may take 200 MB while it is decoded. */
const AT_ONCE = 2
let running = 0
const queue: (() => void)[] = []

async function inTurn<R>(work: () => Promise<R>): Promise<R> {
  if (running >= AT_ONCE) await new Promise<void>((go) => queue.push(go))
  else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}
