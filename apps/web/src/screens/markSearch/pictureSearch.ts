import type { QueryFor, EveryCall } from '@saki/contracts'
import type { SimilarPicture } from '@saki/contracts/pictures'
import type { PictureCrop } from '@saki/domain/pictures/pictureCrop'
import { usualWeights, writeWeights, type PictureWeights } from '@saki/domain/pictures/pictureWeights'
import { likenessLevel } from '@saki/domain/search/markLikeness'
import type { TextKey } from '@saki/texts'

import { stages, type MarkSearch } from './markSearch.ts'

/** Pictures on a page: whole rows of two, three, four and six. */
export const PICTURES_ON_A_PAGE = 12

/** Colours offered by name, as six hexadecimal digits. */
export const colours = {
  red: 'c62828',
  orange: 'ef7c1a',
  yellow: 'f2c230',
  green: '3a8f4d',
  turquoise: '2a9d98',
  blue: '2456a6',
  purple: '6f3fa0',
  pink: 'e0679a',
  brown: '7a4a2b',
  black: '1c1c1c',
  grey: '8c8c8c',
  white: 'f7f7f7',
} as const

/** A picture to search for. It is in the memory of the page only. */
export interface ChosenPicture {
  /** What is sent: the picture, or the part of it. */
  file: File
  whole: File
  crop: PictureCrop | undefined
  /** Differs for each picture and part chosen, also when a file is chosen again. */
  key: number
}

/** Types that searchPictures reads. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png']
/** Largest picture in bytes that searchPictures reads. */
const MOST_BYTES = 10 * 1024 * 1024

/** Why a file is not sent; undefined if it is. The server reads its content as well. */
export function whyUnsearchable(file: File): TextKey | undefined {
  if (!PICTURE_TYPES.includes(file.type)) return 'pictureSearch:wrongType'
  return file.size > MOST_BYTES ? 'pictureSearch:tooLarge' : undefined
}

type Query = QueryFor<EveryCall['getSimilarPictures']>

/** What narrows the calls, and what counts in them. They know one stage only, and no "ended"; stageOf narrows what they give further. */
export function pictureNarrowing({
  right,
  classes,
  vienna,
  locarno,
  stage,
  weights,
  colours: wanted,
}: MarkSearch): Pick<Query, 'right' | 'classes' | 'vienna' | 'stage' | 'weights' | 'colours'> {
  const only = stage.length === 1 && stage[0] !== 'ended' ? stage[0] : undefined
  return {
    right,
    classes: [...classes, ...locarno].join(',') || undefined,
    vienna: vienna.join(',') || undefined,
    stage: only,
    weights: isUsual(weights) ? undefined : writeWeights(weights),
    colours: wanted.join(',') || undefined,
  }
}

export const isUsual = (weights: PictureWeights): boolean => writeWeights(weights) === writeWeights(usualWeights)

export const isPictureNarrowed = ({ right, classes, vienna, locarno, stage, colours: wanted }: MarkSearch): boolean =>
  right !== undefined ||
  wanted.length > 0 ||
  classes.length > 0 ||
  vienna.length > 0 ||
  locarno.length > 0 ||
  stage.length < stages.length

/** The stage of a case found, as it is chosen. */
export const stageOf = ({ STAGE }: SimilarPicture): MarkSearch['stage'][number] =>
  STAGE === 'running' || STAGE === 'registered' ? STAGE : 'ended'

/** In the order in which they are shown. */
export const parts = ['SHAPE', 'COLOUR', 'EDGES'] as const

/** The parts that were compared, each with its score. */
export function comparedParts({ SCORES }: SimilarPicture) {
  return parts.flatMap((part) => {
    const score = SCORES[part]
    return score === null ? [] : [{ part, score, level: likenessLevel(score) }]
  })
}
