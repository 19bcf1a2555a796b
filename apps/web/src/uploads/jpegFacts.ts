/** Facts of a JPEG file; width and height as stored, before EXIF orientation, in pixels. */
export interface JpegFacts {
  width: number
  height: number
  /** 1 grey, 3 RGB, 4 CMYK. */
  channels: number
  /** EXIF orientation, 1 to 8. */
  orientation: number
}

/**
 * Reads size, channels and orientation from the segments before the image data. Undefined unless it is a JPEG of 8 bits
 * per channel.
 */
export function jpegFacts(bytes: Uint8Array): JpegFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let orientation = 1
  for (let at = 2; at + 10 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (isFrame(marker)) {
      if (bytes[at + 4] !== 8) return undefined
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        channels: bytes[at + 9] ?? 0,
        orientation,
      }
    }
    if (marker === 0xe1) orientation = orientationOf(bytes, at + 4, length - 2) ?? orientation
    if (marker === 0xda || length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

/** SOF0 to SOF15, without DHT (C4), JPG (C8) and DAC (CC), which share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

const ORIENTATION = 0x0112

function orientationOf(bytes: Uint8Array, start: number, length: number): number | undefined {
  const exif = String.fromCharCode(...bytes.subarray(start, start + 4))
  if (exif !== 'Exif' || length < 20 || start + length > bytes.length) return undefined
  const tiff = new DataView(bytes.buffer, bytes.byteOffset + start + 6, length - 6)
  const isLittle = tiff.getUint16(0) === 0x4949
  const directory = tiff.getUint32(4, isLittle)
  if (directory + 2 > tiff.byteLength) return undefined
  const entries = tiff.getUint16(directory, isLittle)
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12
    if (at + 12 > tiff.byteLength) return undefined
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue
    const value = tiff.getUint16(at + 8, isLittle)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
