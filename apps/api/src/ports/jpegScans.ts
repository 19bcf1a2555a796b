const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda

/**
 * Counts the scans of a JPEG up to its end marker from its markers alone; 0 for anything else. Thumbnails inside segments are not counted.
 */
export function countScans(bytes: Uint8Array): number {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return 0
  let scans = 0
  let at = 2
  while (at >= 0 && at + 3 < bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && marker === EOI) break
    const isBare = bytes[at] !== 0xff || marker === 0xff || marker === 0 || isStandalone(marker)
    if (marker === SOS && !isBare) scans += 1
    // Like decoders, skips to the next marker where no segment begins.
    if (isBare) at = bytes.indexOf(0xff, at + 1)
    else {
      const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
      at = bytes.indexOf(0xff, end)
    }
  }
  return scans
}

/** Markers without a length: RST, SOI, EOI and TEM. */
function isStandalone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= EOI) || marker === 0x01
}
