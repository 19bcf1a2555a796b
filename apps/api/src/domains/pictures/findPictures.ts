import type { Db } from '@saki/db'
import { cellLikeness, cellsOf, COLOUR_CELLS, type Colour } from '@saki/domain/pictures/colourCells'
import { colourScore, comparePictures, pictureScore } from '@saki/domain/pictures/pictureLikeness'
import { hasColour } from '@saki/domain/pictures/pictureColours'
import { colourWord, unpackLooks } from '@saki/domain/pictures/pictureLooks'
import type { PictureWeights } from '@saki/domain/pictures/pictureWeights'
import type { SoughtPicture } from '@saki/domain/pictures/soughtPicture'

import type { RegisterVisibility } from '../registerSearch/visible.sql.ts'
import { listPicturesWith, type IndexedPicture, type PictureFilters } from './pictureIndex.sql.ts'

/** A case found, with the one of its pictures that is most alike. Null: not compared. */
export interface FoundPicture {
  applicationId: number
  fileId: string
  score: number
  scores: { SHAPE: number | null; COLOUR: number; EDGES: number | null }
}

const MOST_FOUND = 60
const BY_WORDS = { each: 100, frequent: 30, found: 2_000, compared: 500 }
const BY_COLOUR = { each: 1_500, frequent: 1_500, found: 3_000, compared: 1_500 }
/** Pictures less alike are no result. */
const LEAST_SCORE = 35
/** Enough pictures with much of a colour, so that those with less are not looked for. */
const ENOUGH = 200

/** How pictures are compared: by which weights, and of which colours each must have much. */
export interface PictureComparison {
  weights: PictureWeights
  colours: readonly Colour[]
}

/** The cases with a picture most alike to the sought one by the weights of its parts, best first. */
export async function findPictures(
  db: Db,
  sought: SoughtPicture,
  visibility: RegisterVisibility,
  filters: PictureFilters,
  { weights, colours }: PictureComparison,
): Promise<FoundPicture[]> {
  const limits = colours.length > 0 ? { ...BY_WORDS, compared: BY_WORDS.found } : BY_WORDS
  const indexed = await listPicturesWith(db, sought.words, visibility, filters, limits)
  return bestOfCases(
    indexed.flatMap((picture) => {
      const looks = unpackLooks(picture.looks)
      if (!colours.every((colour) => hasColour(colour, looks))) return []
      const scores = comparePictures(sought, picture.words, looks)
      return [{ ...named(picture), scores, score: pictureScore(scores, weights) }]
    }),
  )
}

/** The cases with a picture that has much of a colour, those with most first. */
export async function findByColour(
  db: Db,
  colour: Colour,
  visibility: RegisterVisibility,
  filters: PictureFilters,
): Promise<FoundPicture[]> {
  const cells = cellsNear(colour)
  const found: FoundPicture[] = []
  for (let level = 3; level > 0 && found.length < ENOUGH; level -= 1) {
    const words = cells.map((cell) => colourWord(cell, level))
    for (const picture of await listPicturesWith(db, words, visibility, filters, BY_COLOUR)) {
      const score = colourScore(colour, unpackLooks(picture.looks))
      found.push({ ...named(picture), score, scores: { SHAPE: null, COLOUR: score, EDGES: null } })
    }
  }
  return bestOfCases(found)
}

const named = ({ applicationId, fileId }: IndexedPicture) => ({ applicationId, fileId })

function cellsNear(colour: Colour): number[] {
  const wanted = cellsOf(colour).filter(({ part }) => part > 0.25)
  return Array.from({ length: COLOUR_CELLS }, (_, cell) => cell).filter((cell) =>
    wanted.some((each) => cellLikeness(each.cell, cell) === 1),
  )
}

function bestOfCases(found: readonly FoundPicture[]): FoundPicture[] {
  const best = new Map<number, FoundPicture>()
  for (const picture of found) {
    const other = best.get(picture.applicationId)
    if (picture.score >= LEAST_SCORE && (!other || picture.score > other.score))
      best.set(picture.applicationId, picture)
  }
  return [...best.values()]
    .toSorted((a, b) => b.score - a.score || b.applicationId - a.applicationId)
    .slice(0, MOST_FOUND)
}
