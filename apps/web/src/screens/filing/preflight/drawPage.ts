import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { canvases } from './pdfDocument.ts'
import type { Context, DrawnPicture } from './canvases.ts'

/** Longest side in pixels that browsers reliably accept for a canvas. */
const LONGEST = 4096

export interface DrawnPage {
  canvas: OffscreenCanvas
  context: Context
  /** Millimetres of paper per pixel. */
  millimetres: number
  pictures: DrawnPicture[]
}

/**
 * Draws a page as the office sees it: on white, rotated as the document says, without comments. Used before and after
 * filing. `width`: pixels of the page's shorter side. Throws when the page cannot be drawn.
 */
export async function drawPage(page: PDFPageProxy, width: number): Promise<DrawnPage> {
  const plain = page.getViewport({ scale: 1 })
  const scale = Math.min(width / Math.min(plain.width, plain.height), LONGEST / Math.max(plain.width, plain.height))
  const viewport = page.getViewport({ scale })
  const { canvas, context } = canvases.make(viewport.width, viewport.height)
  canvases.pictures.length = 0
  const task = page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    intent: 'display',
    background: '#ffffff',
  })
  await task.promise
  const pointsToMillimetres = (25.4 / 72) * page.userUnit
  return { canvas, context, millimetres: pointsToMillimetres / scale, pictures: [...canvases.pictures] }
}
