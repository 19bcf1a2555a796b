import type { ImageEdits } from '@saki/contracts/fileRow'
import type { PixelBlock } from '@saki/domain/marks/colourNames'

import { turnedSize, wholePicture, type Size } from './crop.ts'

/** Loads a picture upright, ready to be drawn. Rejects when it cannot be loaded or decoded. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** Draws the picture as the examiner sees it: rotated, cropped, on white. `side`: most pixels of the longer side. */
export function drawnPicture(
  image: CanvasImageSource,
  size: Size,
  edits: ImageEdits | null,
  side: number,
): HTMLCanvasElement {
  const { x, y, width, height, rotate } = edits ?? wholePicture(size)
  const turned = turnedSize(size, rotate)
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return canvas
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.scale(scale, scale)
  pen.translate(turned.width / 2 - x, turned.height / 2 - y)
  pen.rotate((rotate * Math.PI) / 180)
  pen.drawImage(image, -size.width / 2, -size.height / 2, size.width, size.height)
  return canvas
}

export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
})

export function pixelsOf(canvas: HTMLCanvasElement): PixelBlock {
  const { width, height } = canvas
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  return { data: data ?? new Uint8ClampedArray(width * height * 4), width, height }
}
