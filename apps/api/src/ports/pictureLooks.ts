import type { Bitmap } from '@saki/domain/pictures/bitmap'
import { pixelsOfCrop } from '@saki/domain/pictures/pictureCrop'
import { describePicture, DESCRIBED_SIDE, type DescribedPicture } from '@saki/domain/pictures/pictureLooks'
import { seekPicture, type SoughtParts } from '@saki/domain/pictures/soughtPicture'

import type { DecodeFault, DecodeOrder } from './decodeOrders.ts'
import { openUpright, whenSafe, type PictureSize } from './decodePicture.ts'

type Looks = { described: DescribedPicture } | ({ sought: SoughtParts } & PictureSize)

/** What a picture is found by, or what is needed to search for it. Returns a fault when it is too large, damaged or cut short. */
export async function looksOfPicture({
  source,
  of,
  maxSide,
  crop,
}: Extract<DecodeOrder, { as: 'looks' }>): Promise<Looks | DecodeFault> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength)
  return whenSafe(bytes, maxSide, async (size): Promise<Looks> => {
    const bitmap = await bitmapOf(bytes, crop && pixelsOfCrop(crop, size))
    return of === 'described' ? { described: describePicture(bitmap) } : { sought: seekPicture(bitmap), ...size }
  })
}

/** The points of a picture, or of a part of it, on white, brought to `DESCRIBED_SIDE`; small ones are enlarged. */
export async function bitmapOf(bytes: Buffer, part?: ReturnType<typeof pixelsOfCrop>): Promise<Bitmap> {
  const upright = openUpright(bytes)
  const cut = part ? upright.extract({ left: part.x, top: part.y, width: part.width, height: part.height }) : upright
  const { data, info } = await cut
    .resize({ width: DESCRIBED_SIDE, height: DESCRIBED_SIDE, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`${info.channels} channels`)
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) }
}
