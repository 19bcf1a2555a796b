/** Most bits by which a scan may shorten coefficients (ISO 10918-1, G.1.1.1.2); each following scan adds one. */
const MOST_BITS = 13

/**
 * A grey progressive JPEG of `side` × `side` pixels (a multiple of 8) with `scans` scans after the first. They change no block, so that a
 * few bytes make a decoder pass over the whole picture again. The first of them refine: a decoder looks at each coefficient for them, which
 * takes several times as long as another pass.
 */
export function progressiveJpeg(side: number, scans: number): Buffer {
  const blocks = (side / 8) ** 2
  const runs = packBits(emptyRuns(blocks))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    huffmanTable(0x00, [1], [0x00]),
    huffmanTable(0x10, [1, 1], [0xe0, 0x00]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans }, (_, n) => [segment(0xda, [1, 1, 0, 1, 63, bitsOfScan(n)]), runs]).flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** Bits missing before (upper half) and after the scan. */
function bitsOfScan(n: number): number {
  const after = Math.max(0, MOST_BITS - n)
  return n === 0 || n > MOST_BITS ? after : ((after + 1) << 4) | after
}

function segment(marker: number, body: number[]): Buffer {
  return Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body])
}

/** `lengths`: number of codes of 1, 2, … bits. */
function huffmanTable(id: number, lengths: number[], symbols: number[]): Buffer {
  return segment(0xc4, [id, ...lengths, ...Array.from({ length: 16 - lengths.length }, () => 0), ...symbols])
}

/** Runs of blocks without coefficients: symbol EOB14 (code 0) with 14 bits for up to 32,767 blocks, else EOB0 (code 10) for one. */
function* emptyRuns(blocks: number): Generator<[bits: number, length: number]> {
  for (let left = blocks; left > 0;) {
    const run = left >= 16_384 ? Math.min(32_767, left) : 1
    yield run === 1 ? [0b10, 2] : [0, 1]
    if (run > 1) yield [run - 16_384, 14]
    left -= run
  }
}

/** Highest bit first, filled with ones, and a zero byte after each 0xff (ISO 10918-1, B.1.1.5). */
function packBits(codes: Iterable<[bits: number, length: number]>): Buffer {
  let bits = ''
  for (const [value, length] of codes) bits += value.toString(2).padStart(length, '0')
  const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1').match(/.{8}/g) ?? []
  return Buffer.from(
    bytes.map((byte) => Number.parseInt(byte, 2)).flatMap((byte) => (byte === 255 ? [255, 0] : [byte])),
  )
}
