import type { Db } from '@saki/db'
import type { RegisterQuery } from '@saki/domain/search/registerQuery'
import { textSnippet } from '@saki/domain/search/textSnippet'
import { textParts, type TextPart } from '@saki/domain/search/textTerms'

import { listStems } from '../../wordStems.sql.ts'
import { isOnText } from './findTexts.ts'
import { listFoundPassages, type FoundPassage } from './texts.sql.ts'
import { conditionWords } from './textQuery.ts'
import type { RegisterVisibility } from './visible.sql.ts'

/** Where the sought words are in the text of each found case, as the wire shows it; empty when no condition is on the text. */
export async function textHitsOf(db: Db, query: RegisterQuery, ids: readonly number[], visibility: RegisterVisibility) {
  const conditions = query.filter(({ isExcluded }) => !isExcluded).flatMap(({ any }) => any.filter(isOnText))
  if (conditions.length === 0 || ids.length === 0) return new Map<number, ReturnType<typeof hitOf>>()
  const isWhole = conditions.some(({ field }) => field === 'fullText')
  const all = Object.keys(textParts) as TextPart[]
  const parts = isWhole ? all : all.filter((part) => conditions.some(({ field }) => field === part))
  const beginnings = conditions.flatMap((one) => (one.match === 'prefix' ? conditionWords(one).slice(-1) : []))
  const words = conditions.flatMap((one) =>
    one.match === 'prefix' ? conditionWords(one).slice(0, -1) : conditionWords(one),
  )
  const stems = [...(await listStems(db, words)).values()].flatMap(({ id, en }) => [id, en])
  const found = await listFoundPassages(db, ids, { parts, stems: [...new Set(stems)], beginnings }, visibility)
  return new Map(found.map((passage) => [passage.applicationId, hitOf(passage, beginnings)]))
}

function hitOf({ part, page, claim, fileId, answeredOn, body, places }: FoundPassage, beginnings: readonly string[]) {
  const { text, found } = textSnippet(body, places, beginnings)
  return {
    PART: part,
    PAGE: page,
    CLAIM_NBR: claim,
    DOC_ID: fileId,
    ...(answeredOn !== null && { ANSWERED_ON: answeredOn }),
    TEXT: text,
    FOUND_AT: found.map(({ start, end }) => ({ START: start, END: end })),
  }
}
