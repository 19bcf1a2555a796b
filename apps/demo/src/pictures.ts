import sharp from 'sharp'

import { bottle } from './drawings/bottle.ts'
import { chair } from './drawings/chair.ts'
import { labelDrawing, signatureDrawing, type LabelDrawing } from './drawings/label.ts'
import { lamp } from './drawings/lamp.ts'
import { backdrop } from './drawings/paint.ts'
import { teapot } from './drawings/teapot.ts'

/** The seven views in the order of VIEW_TYPE_ID, as used in file names. */
export const viewNames = ['perspektif', 'depan', 'belakang', 'kiri', 'kanan', 'atas', 'bawah'] as const
export const pictureKinds = ['teapot', 'bottle', 'lamp', 'chair'] as const
export type PictureKind = (typeof pictureKinds)[number]

const WIDTH = 1600
const HEIGHT = 1200
/** Width and height of a label in pixels. */
export const LABEL = 1000
const drawings: Record<PictureKind, (view: number) => string> = { teapot, bottle, lamp, chair }
const SVG = { operation: ['VipsForeignLoadSvgBuffer'] }

let open = 0

/** An invented product from one of its seven sides (1 perspective … 7 bottom), as JPEG of 1600 × 1200. */
export function designPicture(kind: PictureKind, view: number): Promise<Buffer> {
  return drawn({ width: WIDTH, height: HEIGHT, field: '400 300', body: backdrop + drawings[kind](view) })
}

/** The label of an invented mark, as JPEG of 1000 × 1000. */
export function labelPicture(label: LabelDrawing): Promise<Buffer> {
  return drawn({ width: LABEL, height: LABEL, field: '400 400', body: labelDrawing(label) })
}

/** A signature, as JPEG of 640 × 280. */
export function signaturePicture(): Promise<Buffer> {
  return drawn({ width: 640, height: 280, field: '320 140', body: signatureDrawing })
}

/**
 * Draws an SVG as JPEG. The portal blocks the SVG decoder, because uploads must never reach it; it is unblocked for these drawings only.
 */
async function drawn({ width, height, field, body }: { width: number; height: number; field: string; body: string }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${field}">${body}</svg>`
  open += 1
  sharp.unblock(SVG)
  try {
    return await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer()
  } finally {
    open -= 1
    if (open === 0) sharp.block(SVG)
  }
}
