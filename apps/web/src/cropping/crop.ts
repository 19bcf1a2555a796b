import type { ImageEdits } from '@saki/contracts/fileRow'

import type { RelativeBox } from '../uploads/pictureLook.ts'

/** In pixels of the upright original. */
export interface Size {
  width: number
  height: number
}

/** The side or corner that is dragged, as compass points of the picture; `move` shifts the whole rectangle. */
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'move'
export type CropField = 'x' | 'y' | 'width' | 'height'

/** Smallest side of a crop in pixels, against accidental crops. */
const LEAST = 50
/** Room left around the object by the automatic crop, as a fraction of its longer side. */
const MARGIN = 0.06
/** Largest share of the area an automatic crop may keep; a larger one is not worth applying. */
const WORTH = 0.9

const between = (value: number, low: number, high: number) =>
  Math.round(Math.min(Math.max(value, low), Math.max(low, high)))

/** The size after rotation (degrees). */
export function turnedSize({ width, height }: Size, rotate: number): Size {
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width }
}

export function wholePicture(size: Size, rotate: ImageEdits['rotate'] = 0): ImageEdits {
  return { x: 0, y: 0, ...turnedSize(size, rotate), rotate }
}

/** The edits as saved: null when nothing is cropped or rotated. */
export function editsToKeep(edits: ImageEdits, size: Size): ImageEdits | null {
  return edits.rotate === 0 && isWhole(edits, size) ? null : edits
}

export function isWhole(edits: ImageEdits, size: Size): boolean {
  const turned = turnedSize(size, edits.rotate)
  return edits.x === 0 && edits.y === 0 && edits.width === turned.width && edits.height === turned.height
}

/** Rotates by 90° clockwise; the rectangle keeps showing the same part of the object. */
export function turnClockwise(edits: ImageEdits, size: Size): ImageEdits {
  const before = turnedSize(size, edits.rotate)
  const rotate = ((edits.rotate + 90) % 360) as ImageEdits['rotate']
  return { x: before.height - edits.y - edits.height, y: edits.x, width: edits.height, height: edits.width, rotate }
}

/**
 * Moves a handle by `dx`, `dy` pixels of the rotated picture. The rectangle stays inside it and at least LEAST pixels
 * wide and high.
 */
export function dragCrop(edits: ImageEdits, handle: Handle, dx: number, dy: number, size: Size): ImageEdits {
  const turned = turnedSize(size, edits.rotate)
  if (handle === 'move') {
    return {
      ...edits,
      x: between(edits.x + dx, 0, turned.width - edits.width),
      y: between(edits.y + dy, 0, turned.height - edits.height),
    }
  }
  const least = { width: Math.min(LEAST, turned.width), height: Math.min(LEAST, turned.height) }
  let [left, top, right, bottom] = [edits.x, edits.y, edits.x + edits.width, edits.y + edits.height]
  if (handle.includes('w')) left = between(left + dx, 0, right - least.width)
  if (handle.includes('e')) right = between(right + dx, left + least.width, turned.width)
  if (handle.includes('n')) top = between(top + dy, 0, bottom - least.height)
  if (handle.includes('s')) bottom = between(bottom + dy, top + least.height, turned.height)
  return { ...edits, x: left, y: top, width: right - left, height: bottom - top }
}

/** Sets one of the four numbers, clamped to what fits. */
export function withField(edits: ImageEdits, field: CropField, value: number, size: Size): ImageEdits {
  const turned = turnedSize(size, edits.rotate)
  const least = { width: Math.min(LEAST, turned.width), height: Math.min(LEAST, turned.height) }
  switch (field) {
    case 'x':
      return { ...edits, x: between(value, 0, turned.width - edits.width) }
    case 'y':
      return { ...edits, y: between(value, 0, turned.height - edits.height) }
    case 'width':
      return { ...edits, width: between(value, least.width, turned.width - edits.x) }
    case 'height':
      return { ...edits, height: between(value, least.height, turned.height - edits.y) }
  }
}

/**
 * A crop around the object with a margin, relative to its longer side; undefined where it would cut away less than a
 * tenth.
 */
export function cropAround(content: RelativeBox, size: Size, margin = MARGIN): ImageEdits | undefined {
  const room = margin * Math.max(content.width, content.height)
  const left = Math.floor(Math.max(0, content.x - room) * size.width)
  const top = Math.floor(Math.max(0, content.y - room) * size.height)
  const right = Math.ceil(Math.min(1, content.x + content.width + room) * size.width)
  const bottom = Math.ceil(Math.min(1, content.y + content.height + room) * size.height)
  const edits: ImageEdits = { x: left, y: top, width: right - left, height: bottom - top, rotate: 0 }
  const gains = edits.width * edits.height < WORTH * size.width * size.height
  return gains && edits.width >= LEAST && edits.height >= LEAST ? edits : undefined
}

export function sameEdits(one: ImageEdits | null, other: ImageEdits | null): boolean {
  if (!one || !other) return one === other
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height &&
    one.rotate === other.rotate
  )
}
