import { randomBytes } from 'node:crypto'

import sharp from 'sharp'

/** A picture of one colour. */
export function jpeg(width = 600, height = 400, colour = '#2a6f97'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

/** A square picture of random grains, some 20 kB at 320 pixels, as a photo of this size has. */
export function grainyJpeg(side: number): Promise<Buffer> {
  const grains = 48
  return sharp(randomBytes(grains * grains * 3), { raw: { width: grains, height: grains, channels: 3 } })
    .resize(side, side)
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** A phone photo with orientation 6 and GPS position. Left half red, right half blue, as stored. */
export async function phonePhoto(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 300, top: 0 }])
    .jpeg({ quality: 95 })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: 'TelefonRahasia' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 30/1' } },
    })
    .toBuffer()
}

/** A picture with these words in its EXIF data. */
export function jpegWithExif(words: string): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#2a6f97' } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { ImageDescription: words, Artist: words } } })
    .toBuffer()
}

/** The picture as PNG. */
export async function pngOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png().toBuffer()
}

/** Metadata of a picture. */
export async function factsOf(picture: Buffer) {
  const { width, height, exif, icc, orientation, format } = await sharp(picture).metadata()
  return { width, height, exif, icc, orientation, format }
}

/** Red, green and blue of one pixel. */
export async function pixelOf(picture: Buffer, left: number, top: number): Promise<[number, number, number]> {
  const data = await sharp(picture).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]
}
