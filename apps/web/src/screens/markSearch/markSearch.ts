import type { MarkStage, SimilarTrademark } from '@saki/contracts/trademarks'
import { niceClassesIn } from '@saki/domain/goods/niceClass'
import { MOST_COLOURS } from '@saki/domain/pictures/pictureColours'
import { readCrop, writeCrop, type PictureCrop } from '@saki/domain/pictures/pictureCrop'
import { readWeights, usualWeights, writeWeights, type PictureWeights } from '@saki/domain/pictures/pictureWeights'
import { markMatches, type MarkMatch } from '@saki/domain/search/markParts'

import { comparedNumbers } from '../../searches/comparedNumbers.ts'
import type { SearchOf } from '../../lib/pageSearch.ts'

export type LikenessKind = keyof SimilarTrademark['SCORES']

export const likenessKinds: readonly LikenessKind[] = ['SPELLING', 'SOUND', 'MEANING']
export const stages: readonly MarkStage[] = ['running', 'registered', 'ended']
/** Ended marks are searched on demand. */
const PRESENT: readonly MarkStage[] = ['running', 'registered']
/** Results on a page. */
export const MARKS_ON_A_PAGE = 10
/** Most characters of a name that is searched. */
export const NAME_LENGTH = 254
/** Most characters of the number of a case. */
const NUMBER_LENGTH = 40
/** Shorter names are searched only after Enter. */
const LEAST_TYPED = 2

/** What the page of similar marks searches, from its address. */
export interface MarkSearch {
  name: string
  /** Number of the case to whose picture others are alike, or empty. */
  like: string
  /** The colour of which pictures have much, as six hexadecimal digits, or empty. */
  colour: string
  /** The part of the picture of the case `like` that is searched; undefined: all of it. */
  crop: PictureCrop | undefined
  /** Colours of which pictures alike to a picture have each, as six hexadecimal digits. */
  colours: readonly string[]
  /** How much each part of a picture counts. */
  weights: PictureWeights
  /** Right of the pictures found; undefined: marks and designs. */
  right: 'T' | 'D' | undefined
  /** Divisions of the Vienna classification that narrow a search by picture. */
  vienna: readonly string[]
  /** Locarno subclasses that narrow a search by picture. */
  locarno: readonly string[]
  /** How letters must match, or `similar`. */
  match: MarkMatch | 'similar'
  /** Reasons for which marks count as alike; of no effect when letters must match. */
  by: readonly LikenessKind[]
  /** Nice classes, ascending; empty for all. */
  classes: readonly number[]
  related: boolean
  stage: readonly MarkStage[]
  page: number
  /** Numbers of the cases to compare. */
  compare: readonly string[]
}

type Asked = SearchOf<'/trademarks/search'>

/** Reads search parameters typed by anyone: invalid values fall back to the default. */
export function readMarkSearch({
  q = '',
  like = '',
  colour = '',
  crop,
  colours,
  weights,
  right,
  vienna,
  locarno,
  match,
  by,
  classes,
  related,
  stage,
  page = 1,
  compare,
}: Asked): MarkSearch {
  const codes = niceClassesIn(String(classes ?? ''))
  return {
    name: String(q).trim(),
    like: String(like).trim().slice(0, NUMBER_LENGTH),
    colour: readHex(String(colour)),
    crop: like === '' ? undefined : readCrop(String(crop)),
    colours: [...new Set(listOf(colours).map(readHex))].filter(Boolean).slice(0, MOST_COLOURS),
    weights: readWeights(String(weights)),
    right,
    vienna: listOf(vienna)
      .filter((code) => /^\d{1,2}(\.\d{1,2})?$/.test(code))
      .slice(0, 10),
    locarno: listOf(locarno)
      .filter((code) => /^\d{2}-\d{2}$/.test(code))
      .slice(0, 20),
    match: known(markMatches, listOf(match), [])[0] ?? 'similar',
    by: known(likenessKinds, listOf(by), likenessKinds),
    classes: codes,
    related: related === 'Y' && codes.length > 0,
    stage: known(stages, listOf(stage), PRESENT),
    page,
    compare: comparedNumbers(compare),
  }
}

/** Search parameters of a search; defaults are left out. */
export function writeMarkSearch(search: MarkSearch): Asked {
  const {
    name,
    like,
    colour,
    crop,
    colours,
    weights,
    right,
    vienna,
    locarno,
    match,
    by,
    classes,
    related,
    stage,
    page,
    compare,
  } = search
  return {
    q: name || undefined,
    like: like || undefined,
    colour: writeHex(colour),
    crop: like === '' || !crop ? undefined : writeCrop(crop),
    colours: colours.map(writeHex).join(',') || undefined,
    weights: writeWeights(weights) === writeWeights(usualWeights) ? undefined : writeWeights(weights),
    right,
    vienna: vienna.join(',') || undefined,
    locarno: locarno.join(',') || undefined,
    match: match === 'similar' ? undefined : match,
    by: by.length === likenessKinds.length ? undefined : by.join(',').toLowerCase(),
    classes: writeClasses(classes),
    related: related && classes.length > 0 ? 'Y' : undefined,
    stage: isPresent(stage) ? undefined : stage.join(','),
    page: page === 1 ? undefined : page,
    compare: compare.join(',') || undefined,
  }
}

/** Classes as one parameter of an address. One class is a number there, which the router writes without quotation marks. */
export const writeClasses = (classes: readonly number[]): string | number | undefined =>
  classes.length === 1 ? classes[0] : classes.join(',') || undefined

/** Parameters of getSimilarTrademarks. */
export function marksQuery({ name, match, by, classes, related, stage, page }: MarkSearch) {
  return {
    name,
    match,
    by: by.join(','),
    classes: classes.join(',') || undefined,
    related: related ? ('Y' as const) : undefined,
    stage: stage.join(','),
    page,
    size: MARKS_ON_A_PAGE,
  }
}

/** The parameters of a saved search, as texts. */
export function savedParameters(search: MarkSearch): Record<string, string> {
  const { page: _page, size: _size, ...asked } = marksQuery(search)
  return Object.fromEntries(
    Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

export const isNarrowed = ({ match, by, classes, stage }: MarkSearch): boolean =>
  match !== 'similar' || by.length < likenessKinds.length || classes.length > 0 || stage.length < PRESENT.length

export const isSearchable = (name: string): boolean => name !== '' && name.length <= NAME_LENGTH
/** Whether a name is searched while it is typed. An empty one shows the start again. */
export const isSearchedWhileTyped = (name: string): boolean =>
  name === '' || (name.length >= LEAST_TYPED && name.length <= NAME_LENGTH)

/** A colour of the address; empty for what is none. */
const readHex = (typed: string) => (/^[\da-f]{2}(-[\da-f]{2}){2}$/.test(typed) ? typed.replaceAll('-', '') : '')
/** Without hyphens the router would read 112e33 as a number. */
const writeHex = (colour: string) => colour.match(/../g)?.join('-')

const isPresent = (chosen: readonly MarkStage[]) => chosen.join() === PRESENT.join()

const listOf = (typed: unknown): string[] => String(typed ?? '').split(',')

/** The known values among those typed, in their own order; `otherwise` when there is none. */
function known<T extends string>(all: readonly T[], typed: readonly string[], otherwise: readonly T[]): readonly T[] {
  const found = all.filter((each) => typed.some((one) => one.toLowerCase() === each.toLowerCase()))
  return found.length > 0 ? found : otherwise
}
