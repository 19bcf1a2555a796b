import { rowsOf, type DraftData, type FieldIssue } from '@saki/domain/forms/form'
import { citeArticles, namesLaw } from '@saki/domain/law/ground'
import { partsOfCase } from '@saki/domain/requests/caseParts'
import { goodsOfCase, limitFault } from '@saki/domain/requests/limitGoods'
import {
  dividesPictures,
  dividedPicturesFault,
  PICTURES,
  picturesGo,
  picturesOfCase,
} from '@saki/domain/requests/splitPictures'
import { findSplitFault } from '@saki/domain/requests/splitFaults'
import type { TextKey } from '@saki/texts'

import { answerOf } from '../answers.ts'
import type { CatalogueRequest } from './defineRequest.ts'
import { OFFICE_RULE } from './requestDocuments.ts'

/** The fault of the parts that a request splits off or keeps, with the article of the right; by the parts in section CASE. */
export function splitIssues(kind: CatalogueRequest, data: DraftData): FieldIssue<TextKey>[] {
  const present = partsOfCase(data).map(({ CODE }) => CODE)
  const found = findSplitFault(kind, data, present)
  // A form without a tick says that itself.
  if (!found || found.fault === 'none') return []
  const ground = splitGround(kind, answerOf(data, 'CASE', 'APPL_TYP'))
  return [
    { path: found.path, step: 'request', level: 'STOP', code: `requests:parts.${found.fault}`, values: { ground } },
  ]
}

/** The fault of where the pictures of a divided set of designs go, by those in section CASE. */
export function pictureIssues(kind: CatalogueRequest, data: DraftData): FieldIssue<TextKey>[] {
  const right = answerOf(data, 'CASE', 'APPL_TYP')
  if (!dividesPictures(kind, data, right)) return []
  const present = picturesOfCase(data).map(({ FILE_ID }) => FILE_ID)
  const fault = dividedPicturesFault(present, picturesGo(data))
  // A form without an answer says that itself.
  if (fault === undefined || (fault === 'open' && rowsOf(data, PICTURES).length === 0)) return []
  const values = { ground: splitGround(kind, right) }
  return [{ path: PICTURES, step: 'request', level: 'STOP', code: `requests:pictures.${fault}`, values }]
}

/** The fault of the goods that a limitation keeps, by the goods in section CASE. */
export function limitIssues(kind: CatalogueRequest, data: DraftData): FieldIssue<TextKey>[] {
  const section = limitedGoods(kind)
  const present = goodsOfCase(data)
  if (section === undefined || present.length === 0) return []
  const fault = limitFault(present, rowsOf(data, section))
  // A form without a tick says that itself.
  if (fault === undefined || (fault === 'none' && rowsOf(data, section).length === 0)) return []
  const ground = splitGround(kind, 'MARK')
  return [{ path: section, step: 'request', level: 'STOP', code: `requests:goods.${fault}`, values: { ground } }]
}

/** Section with the goods that a request keeps; undefined for kinds that keep whole classes or change no goods. */
export function limitedGoods({ form, effects }: CatalogueRequest): string | undefined {
  const kept = effects.find((effect) => effect.as === 'limitGoods')
  const blocks = form.pages.flatMap((page) => page.blocks)
  const isOfGoods = blocks.some((block) => block.as === 'rows' && block.of === 'goodsTicks')
  return kept && isOfGoods ? kept.section : undefined
}

/** The article by which a right may be split, for people. */
export function splitGround({ rules }: CatalogueRequest, right: string): string {
  const ground = Object.entries(rules).find(([id]) => id === right)?.[1]?.ground ?? ''
  return namesLaw(ground) ? citeArticles(ground) : OFFICE_RULE
}
