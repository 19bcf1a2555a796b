import { describe, expect, test } from 'vitest'

import { jpegFacts } from './jpegFacts.ts'
import { photosPdf } from './photosPdf.ts'

/** The head of a JPEG as cameras write it: EXIF with its orientation, then the frame. */
function jpeg({ width = 4000, height = 3000, orientation = 1, channels = 3, little = true } = {}): Uint8Array {
  const tiff = new DataView(new ArrayBuffer(26))
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, little)
  tiff.setUint32(4, 8, little)
  tiff.setUint16(8, 1, little)
  tiff.setUint16(10, 0x0112, little)
  tiff.setUint16(12, 3, little)
  tiff.setUint32(14, 1, little)
  tiff.setUint16(18, orientation, little)
  const exif = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0)).concat([...new Uint8Array(tiff.buffer)])
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, channels, 1, 17, 0]
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]
  const shape = [0xff, 0xc0, 0, frame.length + 2]
  return Uint8Array.from([head, exif, shape, frame, [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]].flat())
}

describe('jpegFacts', () => {
  test.each([1, 3, 6, 8])('orientation %i, in both byte orders', (orientation) => {
    for (const little of [true, false])
      expect(jpegFacts(jpeg({ orientation, little }))).toEqual({ width: 4000, height: 3000, channels: 3, orientation })
  })
  test('gives undefined for a PDF and for a JPEG without a frame', () => {
    expect(jpegFacts(new TextEncoder().encode('%PDF-1.7 and more'))).toBeUndefined()
    expect(jpegFacts(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]))).toBeUndefined()
  })
})

describe('photosPdf', () => {
  const text = (pdf: Uint8Array | undefined) => String.fromCharCode(...(pdf ?? []))

  test('has one page per photo and contains its bytes unchanged', () => {
    const photos = [jpeg(), jpeg({ width: 3000, height: 4000 })]
    const pdf = text(photosPdf(photos))
    expect(pdf).toContain('/Count 2 /Kids [3 0 R 6 0 R]')
    for (const photo of photos) expect(pdf).toContain(text(photo))
    expect(pdf.match(/MediaBox \[0 0 [\d. ]+\]/g)).toEqual([
      'MediaBox [0 0 841.89 595.28]',
      'MediaBox [0 0 595.28 841.89]',
    ])
  })

  test('the xref table has the offsets of all objects', () => {
    const pdf = text(photosPdf([jpeg()]))
    const start = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
    const offsets = [...pdf.slice(start).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at))
    expect(pdf.startsWith('xref', start)).toBe(true)
    expect(offsets.map((at, number) => pdf.startsWith(`${number + 1} 0 obj`, at))).toEqual(Array(5).fill(true))
  })

  test('a photo with EXIF orientation 6 is drawn upright on a portrait page', () => {
    const pdf = text(photosPdf([jpeg({ orientation: 6 })]))
    expect(pdf).toContain('MediaBox [0 0 595.28 841.89]')
    const matrix = /q ([\d.\- ]+) cm/.exec(pdf)?.[1]?.split(' ').map(Number) ?? []
    const at = (x: number, y: number) => [
      Math.round((matrix[0] ?? 0) * x + (matrix[2] ?? 0) * y + (matrix[4] ?? 0)),
      Math.round((matrix[1] ?? 0) * x + (matrix[3] ?? 0) * y + (matrix[5] ?? 0)),
    ]
    // The stored top left (0, 1) is drawn at the top right, the stored bottom left (0, 0) at the top left.
    expect([at(0, 1), at(0, 0), at(1, 1)]).toEqual([
      [567, 780],
      [28, 780],
      [567, 62],
    ])
  })

  test('gives undefined when a photo is not a JPEG', () =>
    expect(photosPdf([jpeg(), new Uint8Array(40)])).toBeUndefined())
})
