import type { Db } from '@saki/db'

import type { TermPosition } from './nice.sql.ts'
import { searchTerms } from './niceSearch.ts'
import type { FoundTermRecord } from './niceSearch.sql.ts'

const FIRST = 25
const NEAREST = 5
/** Characters of a term that are looked for; what comes after them does not make it any likelier to be found. */
const LOOKED_FOR = 200

/** How many searches the nearest of these cost. */
export function searchesFor(places: readonly TermPosition[]): number {
  return Math.min(FIRST, places.filter(({ SOURCE }) => SOURCE === null).length)
}

/** The places of terms, each of the first that stand in no list of their class with the nearest ones that do. */
export async function withNearest(
  db: Db,
  places: TermPosition[],
): Promise<(TermPosition & { NEAREST: FoundTermRecord[] })[]> {
  const answered = []
  let sought = 0
  for (const place of places) {
    const isSought = place.SOURCE === null && sought++ < FIRST
    answered.push({ ...place, NEAREST: isSought ? await nearestTerms(db, place) : [] })
  }
  return answered
}

async function nearestTerms(db: Db, { TERM, NICE_CLASS_CODE }: TermPosition): Promise<FoundTermRecord[]> {
  // The full stop says that the last word is whole.
  const q = `${TERM.slice(0, LOOKED_FOR)}.`
  return (await searchTerms(db, { q, classes: [NICE_CLASS_CODE], page: 1, size: NEAREST })).rows
}
