import { brightnessOf, type Bitmap } from './bitmap.ts'
import { outlineHash, outlineOf, outlineWords, turnedOutlines } from './outlineHash.ts'
import { colourWords, looksOf, type PictureLooks } from './pictureLooks.ts'
import { soughtPointWords } from './pictureWords.ts'

/** A picture to search for: also mirrored, turned by quarters and with light and dark exchanged. */
export interface SoughtPicture {
  /** Every word by which it is looked for. */
  words: number[]
  /** The point of each word of a point. */
  pointsByWord: Map<number, number>
  points: number
  hashes: bigint[]
  looks: PictureLooks
}

/** A sought picture as it passes between processes. */
export interface SoughtParts {
  points: number[][]
  hashes: bigint[]
  looks: PictureLooks
}

/** What is needed to search for a picture of at most 256 points a side. */
export function seekPicture(picture: Bitmap): SoughtParts {
  return {
    points: soughtPointWords(picture).map((words) => [...words]),
    hashes: [...new Set(turnedOutlines(outlineOf(brightnessOf(picture))).map(outlineHash))],
    looks: looksOf(picture),
  }
}

/** The parts joined; words of colours come last. */
export function soughtPicture({ points, hashes, looks }: SoughtParts): SoughtPicture {
  const pointsByWord = new Map<number, number>()
  for (const [at, words] of points.entries())
    for (const word of words) if (!pointsByWord.has(word)) pointsByWord.set(word, at)
  const words = new Set([...pointsByWord.keys(), ...hashes.flatMap(outlineWords), ...colourWords(looks.colours)])
  return { words: [...words], pointsByWord, points: points.length, hashes, looks }
}
