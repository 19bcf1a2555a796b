import { pdfStream, writePdf, type PdfContent } from '@saki/domain/files/writePdf'

import { jpegFacts, type JpegFacts } from './jpegFacts.ts'

/** A4 in points, with a margin of 10 mm around each photo. */
const A4 = [595.28, 841.89] as const
const MARGIN = 28.35

/**
 * Makes a PDF with one page per photo, upright and as large as the page allows. The JPEG bytes are embedded unchanged
 * (DCTDecode), so no quality is lost. Undefined when a photo is not a JPEG with 1, 3 or 4 channels.
 */
export function photosPdf(photos: readonly Uint8Array[]): Uint8Array | undefined {
  const pageOf = (at: number) => 3 + at * 3
  const objects: PdfContent[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Count ${photos.length} /Kids [${photos.map((_, at) => `${pageOf(at)} 0 R`).join(' ')}] >>`],
  ]
  for (const [at, bytes] of photos.entries()) {
    const fact = jpegFacts(bytes)
    if (!fact || ![1, 3, 4].includes(fact.channels)) return undefined
    const page = pageOf(at)
    const drawing = drawingOf(fact)
    objects.push(
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${drawing.page.join(' ')}] /Contents ${page + 1} 0 R /Resources << /XObject << /P ${page + 2} 0 R >> >> >>`,
      ],
      pdfStream(drawing.text),
      pdfStream(bytes, entriesOf(fact)),
    )
  }
  return writePdf(objects)
}

function entriesOf({ width, height, channels }: JpegFacts): string {
  const space = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }[channels]
  // Cameras and programs write CMYK JPEGs inverted.
  const decode = channels === 4 ? ' /Decode [1 0 1 0 1 0 1 0]' : ''
  return `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent 8${decode} /Filter /DCTDecode`
}

/** EXIF orientations as PDF matrices of the unit square: a, b, c, d, e, f. */
const turns: Record<number, readonly [number, number, number, number, number, number]> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, -1, -1, 0, 1, 1],
  6: [0, -1, 1, 0, 0, 1],
  7: [0, 1, 1, 0, 0, 0],
  8: [0, 1, -1, 0, 1, 0],
}

function drawingOf(fact: JpegFacts): { page: readonly number[]; text: string } {
  const isTurned = fact.orientation >= 5
  const [width, height] = isTurned ? [fact.height, fact.width] : [fact.width, fact.height]
  const page = width > height ? [A4[1], A4[0]] : [...A4]
  const [pageWidth = 0, pageHeight = 0] = page
  const scale = Math.min((pageWidth - 2 * MARGIN) / width, (pageHeight - 2 * MARGIN) / height)
  const [w, h] = [width * scale, height * scale]
  const [a, b, c, d, e, f] = turns[fact.orientation] ?? [1, 0, 0, 1, 0, 0]
  const left = (pageWidth - w) / 2
  const bottom = (pageHeight - h) / 2
  const matrix = [a * w, b * h, c * w, d * h, left + e * w, bottom + f * h].map((number) => number.toFixed(3))
  return { page, text: `q ${matrix.join(' ')} cm /P Do Q` }
}
