import type { QueryFor, EveryCall } from '@saki/contracts'
import type { SimilarPicture } from '@saki/contracts/pictures'
import { likenessLevel } from '@saki/domain/search/markLikeness'
import type { TextKey } from '@saki/texts'

import { stages, type MarkSearch } from './markSearch.ts'

/** Pictures on a page: whole rows of two, three, four and six. */
export const PICTURES_ON_A_PAGE = 12

/** A picture to search for. It is in the memory of the page only. */
export interface ChosenPicture {
  file: File
  /** Differs for each picture chosen, also when a file is chosen again. */
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

/** What narrows the calls. They know one stage only, and no "ended"; stageOf narrows what they give further. */
export function pictureNarrowing({
  right,
  classes,
  vienna,
  locarno,
  stage,
}: MarkSearch): Pick<Query, 'right' | 'classes' | 'vienna' | 'stage'> {
  const only = stage.length === 1 && stage[0] !== 'ended' ? stage[0] : undefined
  return {
    right,
    classes: [...classes, ...locarno].join(',') || undefined,
    vienna: vienna.join(',') || undefined,
    stage: only,
  }
}

export const isPictureNarrowed = ({ right, classes, vienna, locarno, stage }: MarkSearch): boolean =>
  right !== undefined || classes.length > 0 || vienna.length > 0 || locarno.length > 0 || stage.length < stages.length

/** The stage of a case found, as it is chosen. */
export const stageOf = ({ STAGE }: SimilarPicture): MarkSearch['stage'][number] =>
  STAGE === 'running' || STAGE === 'registered' ? STAGE : 'ended'

/** In the order in which they are shown. */
const parts = ['SHAPE', 'COLOUR', 'EDGES'] as const

/** The parts that were compared, each with its score. */
export function comparedParts({ SCORES }: SimilarPicture) {
  return parts.flatMap((part) => {
    const score = SCORES[part]
    return score === null ? [] : [{ part, score, level: likenessLevel(score) }]
  })
}
