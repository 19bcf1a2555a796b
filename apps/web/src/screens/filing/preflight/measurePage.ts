import type { PageFont, PageLook, TextLine } from '@saki/domain/preflight/look'
import { sortPage, textOfPage, type SortedPage } from '@saki/domain/preflight/marginalia'
import { lookAtPixels, type PixelBox } from '@saki/domain/preflight/pixels'
import { textLines } from '@saki/domain/preflight/textLines'
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

import { drawPage, type DrawnPage } from './drawPage.ts'
import { fonts } from './pdfDocument.ts'
import { readText } from './readText.ts'

/**
 * Shorter side in pixels of a page drawn for measuring: less than a millimetre per pixel, and enough for a thumbnail.
 */
const MEASURED = 248
/** Share of the page an image must cover for the page to count as a scan. */
const SCAN_COVERS = 0.6
/** Runs of dark pixels shorter than this count as dirt on a scan. */
const SCAN_SPECKS = 3

const NONE = Promise.resolve(undefined)

export interface MeasuredPage {
  look: PageLook
  /** Thumbnail, still being encoded; undefined when the page could not be drawn. */
  picture: Promise<Blob | undefined>
}

/** Measures one page and makes its thumbnail. Never rejects: a page that cannot be drawn has `failed: true`. */
export async function measurePage(page: PDFPageProxy): Promise<MeasuredPage> {
  const paper = page.getViewport({ scale: (25.4 / 72) * page.userUnit })
  const empty: PageLook = {
    page: page.pageNumber,
    width: paper.width,
    height: paper.height,
    ink: undefined,
    colour: 0,
    grey: 0,
    text: [],
    hasPageNumber: false,
    hasLineNumbers: false,
    fonts: [],
    turned: 0,
    scanDpi: undefined,
    failed: true,
  }
  try {
    const text = await readText(page)
    const sorted = sortPage(textLines(text.runs), empty.height)
    const partly = { ...empty, ...textOfPage(sorted), turned: text.turned }
    try {
      const drawn = await drawPage(page, MEASURED)
      const look = { ...partly, ...measure(drawn, sorted, partly), fonts: fontsOf(page, text.fontIds), failed: false }
      return { look, picture: smallPicture(drawn.canvas) }
    } catch {
      return { look: partly, picture: NONE }
    }
  } catch {
    return { look: empty, picture: NONE }
  } finally {
    page.cleanup()
  }
}

/** JPEG: WebP would take half the bytes but five times the time. */
function smallPicture(canvas: OffscreenCanvas): Promise<Blob | undefined> {
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }).catch(() => undefined)
}

function measure(
  { canvas, context, millimetres, pictures }: DrawnPage,
  { pageNumber, lineNumbers }: SortedPage,
  { width }: PageLook,
): Pick<PageLook, 'ink' | 'colour' | 'grey' | 'scanDpi'> {
  const notes = [...lineNumbers, ...(pageNumber ? [pageNumber] : [])].map((line) => boxOf(line, millimetres))
  const scan = pictures.filter(({ covers }) => covers > SCAN_COVERS).reduce((most, one) => Math.max(most, one.width), 0)
  const pixels = lookAtPixels(
    context.getImageData(0, 0, canvas.width, canvas.height),
    notes,
    scan > 0 ? SCAN_SPECKS : 1,
  )
  const inMillimetres = (distance: number) => (distance + 0.5) * millimetres
  const ink = pixels.ink && {
    top: inMillimetres(pixels.ink.top),
    right: inMillimetres(pixels.ink.right),
    bottom: inMillimetres(pixels.ink.bottom),
    left: inMillimetres(pixels.ink.left),
  }
  return { ink, colour: pixels.colour, grey: pixels.grey, scanDpi: scan > 0 ? scan / (width / 25.4) : undefined }
}

/** Bounding box of a line in pixels, enlarged by 30 % of its height for ascenders and descenders. */
function boxOf({ x, y, width, height }: TextLine, millimetres: number): PixelBox {
  const room = height * 0.3
  return {
    left: Math.floor((x - room) / millimetres),
    right: Math.ceil((x + width + room) / millimetres),
    top: Math.floor((y - room) / millimetres),
    bottom: Math.ceil((y + height + room) / millimetres),
  }
}

/** Fonts of the page's text. Available only after the page has been drawn. */
function fontsOf(page: PDFPageProxy, ids: ReadonlySet<string>): PageFont[] {
  return [...ids].flatMap((id): PageFont[] => {
    if (!page.commonObjs.has(id)) return []
    const font = page.commonObjs.get(id) as { name?: string; missingFile?: boolean; isType3Font?: boolean } | null
    if (!font?.name || font.isType3Font) return []
    const embedded = font.missingFile !== true && !fonts.isSubstituted(font.name)
    return [{ name: font.name.replace(/^[A-Z]{6}\+/, ''), embedded }]
  })
}
