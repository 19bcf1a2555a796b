import type { PdfFault } from './pdfNames.ts'

/** An A3 sheet scanned at 600 dpi has 70 million pixels, an A4 sheet at 1200 dpi 140 million. */
const MAX_PICTURE_PIXELS = 200_000_000

interface Size {
  width: number
  height: number
}

/** Numbers of objects that hold the picture's width or height, when its dictionary refers to them. */
export function measureReferences(dictionary: string): number[] {
  return [...dictionary.matchAll(/\/(?:Width|Height)\s+(\d+)\s+\d+\s+R\b/g)].map(([, number]) => Number(number))
}

/**
 * Fault when a picture in a PDF is too large, by its dictionary or by its own header, whichever is more. `start`: the first bytes of its
 * stream.
 */
export function pictureFault(dictionary: string, start: Buffer): PdfFault | undefined {
  const sizes = [named(dictionary)]
  if (/\/(?:DCTDecode|DCT)\b/.test(dictionary)) sizes.push(jpegSize(start))
  if (/\/JPXDecode\b/.test(dictionary)) sizes.push(jpxSize(start))
  const largest = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
  return largest && tooLarge(largest)
}

/** Fault for a width or height in an object of its own, when it alone exceeds the limit of pixels. */
export function measureFault(object: string): PdfFault | undefined {
  const side = Number(/^\s*(\d{1,10})\s*(?:$|endobj|[\s\d])/.exec(object)?.[1] ?? 0)
  return side > 20_000 ? tooLarge({ width: side, height: side }) : undefined
}

/** Bytes of the picture when decoded. */
export function pictureBytes(dictionary: string): number {
  const { width, height } = named(dictionary)
  const bits = numberOf(dictionary, 'BitsPerComponent') || 8
  return (width * height * bits * (bits === 1 ? 1 : 3)) / 8
}

function tooLarge({ width, height }: Size): PdfFault | undefined {
  return width * height > MAX_PICTURE_PIXELS
    ? { refused: 'files:pictureInside', values: { width, height, limit: MAX_PICTURE_PIXELS / 1_000_000 } }
    : undefined
}

const numberOf = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name}\\s+(\\d{1,9})(?!\\s+\\d+\\s+R)`).exec(dictionary)?.[1] ?? 0)
const named = (dictionary: string): Size => ({
  width: numberOf(dictionary, 'Width'),
  height: numberOf(dictionary, 'Height'),
})
const NONE: Size = { width: 0, height: 0 }

/** From the frame header, SOF0 to SOF15 except DHT, JPG and DAC, whose codes are in the same range. */
function jpegSize(bytes: Buffer): Size {
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return NONE
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return NONE
}

/** From the SIZ marker after SOC (ISO 15444-1, A.5.1). */
function jpxSize(bytes: Buffer): Size {
  const at = bytes.indexOf(Buffer.from([0xff, 0x4f, 0xff, 0x51]))
  return at < 0 || at + 16 > bytes.length
    ? NONE
    : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) }
}
