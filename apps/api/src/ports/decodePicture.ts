import { readFileSync } from 'node:fs'

import type { ImageEdits } from '@saki/contracts/fileRow'
import sharp, { type Sharp } from 'sharp'

import type { DecodedPicture, DecodeOrder, DecodeFault } from './decodeOrders.ts'

/** 50 million pixels take 200 MB when decoded. */
const MAX_PIXELS = 50_000_000
/** Progressive JPEGs usually have about ten scans; each is a pass over the whole picture. */
const MAX_SCANS = 100
const FULL_PX = 2000
const THUMB_PX = 400

// Only the upload formats JPEG and PNG are decoded; the decoders for SVG, GIF, TIFF and others are blocked.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] })
sharp.cache(false)
sharp.concurrency(1)

const reading = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true } as const
const damaged: DecodeFault = { refused: 'files:damagedImage', values: {} }

/**
 * Decodes the whole picture and makes the two JPEG copies for display: upright, rotated and cropped as requested, on white, in sRGB,
 * without metadata (which may hold places and devices), never larger than the original. Returns a fault when the picture is too large,
 * damaged or cut short.
 */
export async function decodePicture({
  source,
  edits,
  maxSide,
}: Extract<DecodeOrder, { as: 'picture' }>): Promise<DecodedPicture | DecodeFault> {
  const bytes = typeof source === 'string' ? readFileSync(source) : Buffer.from(source)
  return whenSafe(bytes, maxSide, async (size) => ({ ...size, ...(await makeCopies(bytes, edits)) }))
}

/** Width and height of a picture after its rotation by EXIF. */
export interface PictureSize {
  width: number
  height: number
}

/** Decodes a picture by `work` unless its head tells that it is too large; a picture that cannot be decoded is a fault. */
export async function whenSafe<T>(
  bytes: Buffer,
  maxSide: number,
  work: (size: PictureSize) => Promise<T>,
): Promise<T | DecodeFault> {
  const scans = countScans(bytes)
  if (scans > MAX_SCANS) return { refused: 'files:tooManyScans', values: { scans, limit: MAX_SCANS } }
  try {
    const { width, height } = (await sharp(bytes, { ...reading, limitInputPixels: false }).metadata()).autoOrient
    if (width * height > MAX_PIXELS)
      return { refused: 'files:tooManyPixels', values: { width, height, limit: MAX_PIXELS / 1_000_000 } }
    if (Math.max(width, height) > maxSide)
      return { refused: 'files:sideTooLong', values: { width, height, limit: maxSide } }
    return await work({ width, height })
  } catch {
    return damaged
  }
}

/** The picture upright in sRGB, to be cropped and resized. */
export const openUpright = (bytes: Buffer): Sharp => sharp(bytes, reading).autoOrient().toColourspace('srgb')

async function makeCopies(bytes: Buffer, edits: ImageEdits | null): Promise<Pick<DecodedPicture, 'full' | 'thumb'>> {
  const { data: full, info } = await edited(bytes, edits)
    .resize({ width: FULL_PX, height: FULL_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  if (info.width <= THUMB_PX && info.height <= THUMB_PX) return { full, thumb: full }
  const small = { width: THUMB_PX, height: THUMB_PX, fit: 'inside' } as const
  return { full, thumb: await sharp(full).resize(small).jpeg({ quality: 82 }).toBuffer() }
}

function edited(bytes: Buffer, edits: ImageEdits | null): Sharp {
  const upright = openUpright(bytes)
  if (!edits) return upright
  return upright.rotate(edits.rotate).extract({ left: edits.x, top: edits.y, width: edits.width, height: edits.height })
}

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda

/**
 * Counts the scans of a JPEG up to its end marker from its markers alone; 0 for anything else. Thumbnails inside segments are not counted.
 */
function countScans(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return 0
  let scans = 0
  let at = 2
  while (at >= 0 && at + 3 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && marker === EOI) break
    const isBare = bytes[at] !== 0xff || marker === 0xff || marker === 0 || isStandalone(marker)
    if (marker === SOS && !isBare) scans += 1
    // Like decoders, skips to the next marker where no segment begins.
    if (isBare) at = bytes.indexOf(0xff, at + 1)
    else {
      const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
      at = bytes.indexOf(0xff, end)
    }
  }
  return scans
}

/** Markers without a length: RST, SOI, EOI and TEM. */
function isStandalone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= EOI) || marker === 0x01
}
