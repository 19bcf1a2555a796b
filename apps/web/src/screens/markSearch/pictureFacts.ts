import type { Bitmap } from '@saki/domain/pictures/bitmap'
import { pictureColours, type PictureColour } from '@saki/domain/pictures/pictureColours'
import { pixelsOfCrop, type PictureCrop } from '@saki/domain/pictures/pictureCrop'
import { DESCRIBED_SIDE } from '@saki/domain/pictures/pictureLooks'

import type { Size } from '../../cropping/crop.ts'
import { drawnPicture, loadPicture, pixelsOf, sizeOf } from '../../cropping/drawnPicture.ts'

/** What the browser reads in a picture. */
export interface PictureFacts extends Size {
  /** The colours that make up most of it, the greatest first. */
  colours: readonly PictureColour[]
}

/** Longest side in pixels of a part that is sent; the server compares smaller copies. */
const CUT_SIDE = 1_024

/** Reads the picture of an address. Rejects when it cannot be decoded. */
export async function factsOfPicture(address: string): Promise<PictureFacts> {
  const { size, bitmap } = await pointsOfPicture(address)
  return { ...size, colours: pictureColours(bitmap) }
}

/** The points of the picture of an address, as the server compares it, and its own size. Rejects when it cannot be decoded. */
export async function pointsOfPicture(address: string): Promise<{ size: Size; bitmap: Bitmap }> {
  const image = await loadPicture(address)
  const size = sizeOf(image)
  return { size, bitmap: bitmapOf(drawnPicture(image, size, null, DESCRIBED_SIDE)) }
}

/** A part of the picture of an address, on white. Rejects when it cannot be decoded. */
export async function partOfPicture(address: string, crop: PictureCrop): Promise<Blob> {
  const image = await loadPicture(address)
  const size = sizeOf(image)
  const canvas = drawnPicture(image, size, { ...pixelsOfCrop(crop, size), rotate: 0 }, CUT_SIDE)
  return new Promise((resolve, reject) => {
    canvas.toBlob((cut) => (cut ? resolve(cut) : reject(new Error('no picture was made'))), 'image/jpeg', 0.92)
  })
}

/** The points of a drawn picture. */
function bitmapOf(canvas: HTMLCanvasElement): Bitmap {
  const { data, width, height } = pixelsOf(canvas)
  const rgb = new Uint8Array(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    for (let part = 0; part < 3; part += 1) rgb[at * 3 + part] = data[at * 4 + part] ?? 0
  return { width, height, rgb }
}
