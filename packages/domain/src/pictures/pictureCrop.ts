/** A part of a picture in thousandths of its width and height, from its left upper corner. */
export interface PictureCrop {
  x: number
  y: number
  width: number
  height: number
}

/** A part as text: left, top, width and height in thousandths with hyphens between. Whether it lies in the picture says readCrop. */
export const cropPattern = /^\d{1,3}-\d{1,3}-\d{1,4}-\d{1,4}$/

const WHOLE = 1_000

/** The part of a text; undefined for any other text, for no area, and for what is not within the picture or is all of it. */
export function readCrop(text: string | undefined): PictureCrop | undefined {
  if (text === undefined || !cropPattern.test(text)) return undefined
  const [x = 0, y = 0, width = 0, height = 0] = text.split('-').map(Number)
  const isWithin = x + width <= WHOLE && y + height <= WHOLE
  const isAll = width === WHOLE && height === WHOLE
  return width > 0 && height > 0 && isWithin && !isAll ? { x, y, width, height } : undefined
}

export const writeCrop = ({ x, y, width, height }: PictureCrop): string => [x, y, width, height].join('-')

/** In pixels. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The part in the pixels of a picture: whole pixels, at least one, within it. */
export function pixelsOfCrop(crop: PictureCrop, size: { width: number; height: number }): Box {
  const [x, width] = sideOf(crop.x, crop.width, size.width)
  const [y, height] = sideOf(crop.y, crop.height, size.height)
  return { x, y, width, height }
}

function sideOf(start: number, length: number, pixels: number): [number, number] {
  const first = Math.min(pixels - 1, Math.round((start / WHOLE) * pixels))
  const end = Math.min(pixels, Math.round(((start + length) / WHOLE) * pixels))
  return [first, Math.max(1, end - first)]
}

/** The part that a box of pixels is; undefined for the whole picture. At least a thousandth wide and high. */
export function cropOfPixels(box: Box, size: { width: number; height: number }): PictureCrop | undefined {
  const x = Math.min(WHOLE - 1, Math.round((box.x / size.width) * WHOLE))
  const y = Math.min(WHOLE - 1, Math.round((box.y / size.height) * WHOLE))
  const width = Math.max(1, Math.min(WHOLE - x, Math.round((box.width / size.width) * WHOLE)))
  const height = Math.max(1, Math.min(WHOLE - y, Math.round((box.height / size.height) * WHOLE)))
  return readCrop(writeCrop({ x, y, width, height }))
}
