import { withRelatedClasses } from '@saki/catalogue/search/relatedClasses'
import type { trademarksCalls } from '@saki/contracts/trademarks'
import { likenessReasons } from '@saki/domain/search/markLikeness'

import type { HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'
import type { MarkScope } from './markIndex.sql.ts'
import { listMarks } from './markRows.sql.ts'
import { findMarksByPart, isShortName } from './marksByPart.ts'
import { findSimilarMarks, type SimilarMark } from './similarMarks.ts'
import { similarRows } from './similarRow.ts'

/** Marks that still stand in the way of others; ended ones are searched on demand. */
const PRESENT = ['running', 'registered'] as const

/** One page of the marks alike to a name, of at most some hundreds, with counts by class and stage of them all. Throws TOO_MANY. */
export async function getSimilarTrademarks(asked: HandlerInput<(typeof trademarksCalls)['getSimilarTrademarks']>) {
  const { query, session, services, language } = asked
  countSearch(asked)
  const { name, page, size } = query
  // One or two letters are like nothing; marks with words that begin with them are found.
  const match = query.match === 'similar' && isShortName(name) ? 'contains' : query.match
  const wanted = (query.classes ?? '').split(',').filter(Boolean).map(Number)
  const scope: MarkScope = {
    everything: session.role === 'office',
    stages: query.stage ?? PRESENT,
    classes: query.related === 'Y' ? withRelatedClasses(wanted) : wanted,
  }
  const {
    marks: found,
    by,
    isCut,
  } = await (match === 'similar'
    ? findSimilarMarks(services.searchDb, { name, reasons: query.by ?? likenessReasons }, scope)
    : findMarksByPart(services.searchDb, { name, match }, scope))
  const shown = found.slice((page - 1) * size, page * size)
  const ids = shown.map(({ applicationId }) => applicationId)
  const records = await listMarks(services.searchDb, ids, session)
  return {
    data: similarRows(
      records.flatMap((record) => {
        const similar = shown.find(({ applicationId }) => applicationId === record.applicationId)
        return similar ? [{ record, similar }] : []
      }),
      { by, language, own: new Set(records.flatMap(({ applicationId, isOwn }) => (isOwn ? [applicationId] : []))) },
    ),
    total: found.length,
    page,
    size,
    IND_MORE: isCut ? ('Y' as const) : ('N' as const),
    FACETS: {
      CLASSES: counted(found.flatMap(({ classes }) => classes))
        .map(([code, TOTAL]) => ({ NICE_CLASS_CODE: code, TOTAL }))
        .toSorted((a, b) => b.TOTAL - a.TOTAL || a.NICE_CLASS_CODE - b.NICE_CLASS_CODE),
      STAGES: counted(found.map(({ stage }) => stage)).map(([STAGE, TOTAL]) => ({ STAGE, TOTAL })),
      SOUGHT_CLASSES: [...new Set(wanted)].map((code) => ({ NICE_CLASS_CODE: code, ...inAndAround(code, found) })),
    },
  }
}

/** Marks in a class, and marks outside of it that are in a class related to it. */
function inAndAround(code: number, found: readonly SimilarMark[]) {
  const outside = found.filter(({ classes }) => !classes.includes(code))
  const related = withRelatedClasses([code])
  return {
    TOTAL: found.length - outside.length,
    RELATED: outside.filter(({ classes }) => classes.some((each) => related.includes(each))).length,
  }
}

function counted<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
