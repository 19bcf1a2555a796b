import sharp from 'sharp'

import { bottle } from './drawings/bottle.ts'
import { chair } from './drawings/chair.ts'
import { lamp } from './drawings/lamp.ts'
import { backdrop } from './drawings/paint.ts'
import { teapot } from './drawings/teapot.ts'

/** The seven views in the order of VIEW_TYPE_ID, as file names say them. */
export const viewNames = ['perspektif', 'depan', 'belakang', 'kiri', 'kanan', 'atas', 'bawah'] as const
export const pictureKinds = ['teapot', 'bottle', 'lamp', 'chair'] as const
export type PictureKind = (typeof pictureKinds)[number]

const WIDTH = 1600
const HEIGHT = 1200
const drawings: Record<PictureKind, (view: number) => string> = { teapot, bottle, lamp, chair }
const SVG = { operation: ['VipsForeignLoadSvgBuffer'] }

let open = 0

/**
 * A made-up product from one of its seven sides (1 perspective … 7 bottom), as JPEG of 1600 × 1200. Uploads must never be decoded as
 * SVG, so the portal keeps that decoder shut; it is opened for our own drawings alone.
 */
export async function designPicture(kind: PictureKind, view: number): Promise<Buffer> {
  const body = drawings[kind](view)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 400 300">${backdrop}${body}</svg>`
  open += 1
  sharp.unblock(SVG)
  try {
    return await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer()
  } finally {
    open -= 1
    if (open === 0) sharp.block(SVG)
  }
}
