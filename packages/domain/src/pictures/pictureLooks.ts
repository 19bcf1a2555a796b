import { brightnessOf, type Bitmap } from './bitmap.ts'
import { COLOUR_CELLS, keptColours } from './colourCells.ts'
import { colourLayout, edgeLayout, DIRECTIONS, FIELDS } from './fields.ts'
import { outlineHash, outlineOf, outlineWords } from './outlineHash.ts'
import { pictureWords } from './pictureWords.ts'

/** Longest side in points to which a picture is brought before it is described, larger or smaller. */
export const DESCRIBED_SIDE = 256

/** What pictures are compared by. */
export interface PictureLooks {
  hash: bigint
  /** Parts of each kind of colour, of 255. */
  colours: Uint8Array
  colourLayout: Uint8Array
  edges: Uint8Array
}

/** A picture as searches find it: words by which it is found, looks by which it is compared. */
export interface DescribedPicture {
  words: number[]
  looks: PictureLooks
}

/** Describes a picture of at most `DESCRIBED_SIDE` points a side. The same points always give the same description. */
export function describePicture(picture: Bitmap): DescribedPicture {
  const looks = looksOf(picture)
  return { words: [...pictureWords(picture), ...outlineWords(looks.hash), ...colourWords(looks.colours)], looks }
}

/** What a picture is compared by. */
export function looksOf(picture: Bitmap): PictureLooks {
  const brightness = brightnessOf(picture)
  return {
    hash: outlineHash(outlineOf(brightness)),
    colours: keptColours(picture),
    colourLayout: colourLayout(picture),
    edges: edgeLayout(brightness),
  }
}

/** Words of colours lie above those of outlines. */
const FIRST_COLOUR = 2 ** 29
const LEVELS = 4
/** Least part of 255 for each level. */
const levels = [20, 64, 128]

/** The word of a kind of colour that makes up at least 8 % (level 1), 25 % (2) or 50 % (3) of a picture. */
export const colourWord = (cell: number, level: number): number => FIRST_COLOUR + cell * LEVELS + level

/** A word for each colour of which a picture has much, with how much. */
export function colourWords(colours: Uint8Array): number[] {
  return [...colours].flatMap((part, cell) => {
    const level = levels.filter((least) => part >= least).length
    return level === 0 ? [] : [colourWord(cell, level)]
  })
}

const LENGTHS = [8, COLOUR_CELLS, FIELDS * FIELDS * 3, FIELDS * FIELDS * DIRECTIONS] as const
/** Bytes of packed looks. */
export const LOOKS_LENGTH: number = LENGTHS.reduce((sum, length) => sum + length, 0)

/** The looks as bytes to be stored: hash, colours, layout of colours, edges. */
export function packLooks({ hash, colours, colourLayout: layout, edges }: PictureLooks): Uint8Array {
  const hashBytes = Array.from({ length: 8 }, (_, at) => Number((hash >> BigInt(at * 8)) & 255n))
  return Uint8Array.from([...hashBytes, ...colours, ...layout, ...edges])
}

const ends = LENGTHS.map((_, at) => LENGTHS.slice(0, at + 1).reduce<number>((sum, length) => sum + length, 0))

/** Reverses packLooks. */
export function unpackLooks(bytes: Uint8Array): PictureLooks {
  return {
    hash: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0, true),
    colours: bytes.subarray(ends[0], ends[1]),
    colourLayout: bytes.subarray(ends[1], ends[2]),
    edges: bytes.subarray(ends[2], ends[3]),
  }
}
