/**
 * Which characters a TrueType font can draw, from its cmap table (formats 4 and 12; each of our fonts has one of them). PDF/A forbids
 * missing glyphs, so one such character would make the whole document fail.
 */
export function coverageOf(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const ranges = subtables(view, cmapOffset(view)).flatMap((offset) => rangesOf(view, offset))
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)
}

type Range = [from: number, to: number]

function cmapOffset(view: DataView): number {
  const tables = view.getUint16(4)
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16
    if (view.getUint32(record) === 0x636d6170) return view.getUint32(record + 8)
  }
  throw new Error('the font has no cmap table')
}

function subtables(view: DataView, cmap: number): number[] {
  return Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => cmap + view.getUint32(cmap + 4 + i * 8 + 4))
}

function rangesOf(view: DataView, offset: number): Range[] {
  const format = view.getUint16(offset)
  if (format === 12) {
    return Array.from({ length: view.getUint32(offset + 12) }, (_, i): Range => {
      const group = offset + 16 + i * 12
      return [view.getUint32(group), view.getUint32(group + 4)]
    })
  }
  return format === 4 ? segmentRanges(view, offset) : []
}

function segmentRanges(view: DataView, offset: number): Range[] {
  const doubled = view.getUint16(offset + 6)
  return Array.from({ length: doubled / 2 - 1 }, (_, i): Range => {
    const end = view.getUint16(offset + 14 + i * 2)
    const start = view.getUint16(offset + 16 + doubled + i * 2)
    return [start, end]
  })
}
