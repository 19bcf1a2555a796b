const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda

/**
 * Scans of a JPEG up to its end mark, from its markers alone; 0 for anything else. Thumbnails inside its segments do not count.
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
    // Where a segment is expected and none begins, decoders look for the next marker too.
    if (isBare) at = bytes.indexOf(0xff, at + 1)
    else {
      const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
      at = bytes.indexOf(0xff, end)
    }
  }
  return scans
}

/** Markers without a length: restarts, start, end, and TEM. */
function isStandalone(marker: number): boolean {
  return (marker >= 0xd0 && marker <= EOI) || marker === 0x01
}
