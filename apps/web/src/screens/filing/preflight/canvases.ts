/** Canvas context for pdf.js in a worker, which has no document. */

export type Context = OffscreenCanvasRenderingContext2D
interface Entry {
  canvas: OffscreenCanvas | null
  context: Context | null
}

/** A drawn image: its width in pixels and the share of the canvas it covers, 0 to 1. */
export interface DrawnPicture {
  width: number
  covers: number
}

/**
 * How the next drawn mask is converted to opacity: its brightness or opacity, mapped by `table` (0 to 255). Set by the
 * filter requested just before.
 */
interface Reading {
  of: 'brightness' | 'opacity'
  table: ArrayLike<number> | null
}

/**
 * Canvas and filter factories of pdf.js for one worker. pdf.js uses SVG filters, which workers do not have, so masks
 * are converted pixel by pixel; otherwise transparent parts of a page would be drawn wrongly. `pictures` collects the
 * images drawn since it was last emptied.
 */
export function canvasesOfWorker() {
  const pictures: DrawnPicture[] = []
  let reading: Reading | undefined
  const recordImages = (context: Context): Context => {
    const draw = context.drawImage.bind(context) as (...parts: unknown[]) => void
    const drawAndRecord = (source: CanvasImageSource, ...args: unknown[]) => {
      if (source instanceof ImageBitmap) pictures.push(drawnPicture(context, source, args))
      const mask = reading
      reading = undefined
      draw(mask && source instanceof OffscreenCanvas ? readMask(source, mask) : source, ...args)
    }
    context.drawImage = drawAndRecord as typeof context.drawImage
    return context
  }
  const make = (width: number, height: number): { canvas: OffscreenCanvas; context: Context } => {
    const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    return { canvas, context: recordImages(context) }
  }
  class CanvasFactory {
    create(width: number, height: number): Entry {
      return make(width, height)
    }
    reset({ canvas }: Entry, width: number, height: number): void {
      if (canvas) Object.assign(canvas, { width: Math.ceil(width), height: Math.ceil(height) })
    }
    destroy(entry: Entry): void {
      if (entry.canvas) Object.assign(entry.canvas, { width: 0, height: 0 })
      Object.assign(entry, { canvas: null, context: null })
    }
  }
  class FilterFactory {
    addFilter = () => 'none'
    addHCMFilter = () => 'none'
    addHighlightHCMFilter = () => 'none'
    addAlphaFilter(table: ArrayLike<number>): string {
      reading = { of: 'opacity', table }
      return 'none'
    }
    addLuminosityFilter(table: ArrayLike<number> | null): string {
      reading = { of: 'brightness', table }
      return 'none'
    }
    destroy(): void {
      reading = undefined
    }
  }
  return { make, pictures, CanvasFactory, FilterFactory }
}

function drawnPicture(context: Context, { width }: ImageBitmap, args: readonly unknown[]): DrawnPicture {
  const [drawnWidth = 1, drawnHeight = 1] = args.slice(-2).filter((arg) => typeof arg === 'number')
  const { a, b, c, d } = context.getTransform()
  const area = Math.abs(a * d - b * c) * Math.abs(drawnWidth * drawnHeight)
  return { width, covers: area / Math.max(1, context.canvas.width * context.canvas.height) }
}

/** Sets the opacity of the mask's pixels; their colours are not used. */
function readMask(source: OffscreenCanvas, { of, table }: Reading): OffscreenCanvas {
  const mask = new OffscreenCanvas(source.width, source.height)
  const context = mask.getContext('2d', { willReadFrequently: true })
  const pixels = source.getContext('2d')?.getImageData(0, 0, source.width, source.height)
  if (!context || !pixels) return source
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0
    const bright = (0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)) * (opacity / 255)
    const value = Math.round(of === 'opacity' ? opacity : bright)
    data[at + 3] = table ? (table[value] ?? value) : value
  }
  context.putImageData(pixels, 0, 0)
  return mask
}
