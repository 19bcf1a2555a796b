import type { patentsCalls } from '@saki/contracts/patents'
import type { RegisterRow } from '@saki/contracts/registerRow'
import { criteriaQuery, type Criteria } from '@saki/domain/search/criteria'
import { markWords } from '@saki/domain/search/markWords'
import { parseRegisterQuery } from '@saki/domain/search/parseRegisterQuery'
import type { RegisterQuery } from '@saki/domain/search/registerQuery'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { reachOf } from '../../access.ts'
import { rightOfLetter, stateAt } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { cursorsOf, openCursor } from '../../pageCursor.ts'
import { countSearch } from '../../searchLimit.ts'
import type { Session } from '../../session.ts'
import { clausesOfNumbers } from './clausesOfNumbers.ts'
import type { FacetCount, RegisterFacet } from './facets.sql.ts'
import type { RegisterSort } from './registerOrder.sql.ts'
import type { RegisterRecord } from './registerRows.sql.ts'
import { registerOrderName, searchRegister, searchWithCounts, type RegisterFilters } from './searchRegister.ts'
import { listSearchTries } from './searchTries.ts'
import { textHitsOf } from './textHits.ts'
import type { RegisterVisibility } from './visible.sql.ts'

export type RegisterQuestion = HandlerInput<(typeof patentsCalls)['searchRegister']>['query']
type Asked = Pick<
  HandlerInput<(typeof patentsCalls)['searchRegister']>,
  'session' | 'services' | 'language' | 'request' | 'now'
>

/** What an asker finds: officers everything, strangers what is public, others also their own cases and those of clients. */
export function visibilityOf(session: Session | null): RegisterVisibility {
  if (session === null) return 'public'
  return session.role === 'office' ? 'office' : { reach: reachOf(session, undefined) }
}

/** One page of found cases as the wire shows it, with what of the text was understood. `criteria`: groups of the advanced search. Throws TOO_MANY. */
export async function registerReply(asked: Asked, question: RegisterQuestion, criteria: Criteria = {}) {
  const { session, services, language } = asked
  countSearch(asked)
  const { page, size } = question
  const sort = question.sort as RegisterSort
  const { query: typed, ignored } = parseRegisterQuery(question.q)
  const beside = [...clausesOfNumbers(question), ...criteriaQuery(criteria)]
  const query = [...typed, ...beside]
  const signed = { secrets: services.secrets, readerId: session.userId }
  const order = registerOrderName(sort)
  const cursor = question.cursor === undefined ? undefined : openCursor(question.cursor, { order, page }, signed)
  const search = { query, filters: filtersOf(question) }
  const visibility = visibilityOf(session)
  const wanted = { page, size, sort, cursor }
  const counted =
    question.facets === 'Y' ? await searchWithCounts(services.searchDb, search, visibility, wanted) : undefined
  const found = counted ?? (await searchRegister(services.searchDb, search, visibility, wanted))
  // A page that shows nothing asks for its counts besides; other texts are sought for it once.
  const isFruitless = found.total === 0 && page === 1 && question.q !== '' && question.facets === 'N'
  const sought = { text: question.q, criteria: beside, filters: search.filters }
  const words = wordsSought(query)
  const ids = found.rows.map(({ applicationId }) => applicationId)
  const hits = await textHitsOf(services.searchDb, query, ids, visibility)
  return {
    data: found.rows.map((row) => ({
      ...registerRow(row, words, language),
      TEXT_HIT: hits.get(row.applicationId) ?? null,
    })),
    total: found.total,
    page,
    size,
    ...(found.isCapped && { TOTAL_CAPPED: 'Y' as const }),
    ...cursorsOf(found.shown, { order, page }, signed),
    UNDERSTOOD: query.map(({ any, isExcluded }) => ({
      ANY: any.map(({ field, match, values }) => ({ FIELD: field, MATCH: match, VALUES: [...values] })),
      IND_EXCLUDED: isExcluded ? ('Y' as const) : ('N' as const),
    })),
    IGNORED: ignored.map(({ text, why }) => ({ TEXT: text, WHY: why })),
    ...(isFruitless && { TRIES: await listSearchTries(services.searchDb, sought, visibility) }),
    ...(counted && { FACETS: facetsOf(counted.counts), FACETS_CAPPED: counted.capped }),
  }
}

/** The choices of a question beside its text. */
export const filtersOf = ({
  right,
  stage,
  year,
  country,
  class: classes,
  vienna,
  owner,
}: RegisterQuestion): RegisterFilters => ({
  right,
  stage: stage as RegisterFilters['stage'],
  year: year?.map(Number),
  country,
  class: classes,
  vienna,
  owner,
})

/** Words of titles and of owners that a query looks for, to be marked; a beginning ends in a star. */
interface SoughtWords {
  title: ReadonlySet<string>
  owner: ReadonlySet<string>
}
export const NO_WORDS: SoughtWords = { title: new Set(), owner: new Set() }

const wordsSought = (query: RegisterQuery): SoughtWords => ({
  title: wordsOf('title', query),
  owner: wordsOf('owner', query),
})

const wordsOf = (field: 'title' | 'owner', query: RegisterQuery) =>
  new Set(
    query
      .filter(({ isExcluded }) => !isExcluded)
      .flatMap(({ any }) => any)
      .filter((one) => one.field === 'any' || one.field === field)
      .flatMap(({ match, values }) => {
        const words = values.join(' ').split(' ')
        return match === 'prefix' ? [...words.slice(0, -1), `${words.at(-1)}*`] : words
      }),
  )

const isSought = (word: string, sought: ReadonlySet<string>): boolean =>
  sought.has(word) || [...sought].some((one) => one.endsWith('*') && word.startsWith(one.slice(0, -1)))

const placesOf = (text: string, sought: ReadonlySet<string>) =>
  markWords(text)
    .filter(({ word }) => isSought(word, sought))
    .map(({ start, end }) => ({ START: start, END: end }))

/** A case of the register as the wire shows it, with the sought words marked. */
export function registerRow(row: RegisterRecord, words: SoughtWords, language: Language): RegisterRow {
  const state = stateAt(row)
  return {
    PATENT_ID: row.applicationNumber,
    RIGHT: rightOfLetter(row.fileTyp),
    APPL_TYP: row.applTyp,
    TITLE: row.title,
    FOUND_AT: placesOf(row.title, words.title),
    OWNER_NAMES: row.ownerNames,
    OWNER_FOUND_AT: placesOf(row.ownerNames, words.owner),
    CLASSES: row.classes,
    FILING_DATE: row.filingDate,
    PUBLICATION_DATE: row.publicationDate,
    REGISTRATION_NBR: row.registrationNbr ?? '',
    REGISTRATION_DATE: row.registrationDate,
    EXPIRATION_DATE: row.expirationDate,
    STAGE: row.stage,
    STATUS_CODE: state.code,
    STATUS_NAME: say(language, state.text),
    IMG_URL: row.imageId && `/api/getIMGDoc/${row.imageId}?size=thumb`,
    IND_PUBLIC: row.isPublic ? 'Y' : 'N',
  }
}

/** Counts by facet; letters of numbers are added up to rights. */
function facetsOf(counts: readonly FacetCount[]) {
  const of = (wanted: RegisterFacet) => {
    const totals = new Map<string, number>()
    for (const { facet, value, total } of counts) {
      const key = facet === 'right' ? rightOfLetter(value) : value
      if (facet === wanted) totals.set(key, (totals.get(key) ?? 0) + total)
    }
    return [...totals].map(([VALUE, TOTAL]) => ({ VALUE, TOTAL }))
  }
  return {
    stage: of('stage'),
    right: of('right'),
    year: of('year'),
    country: of('country'),
    class: of('class'),
    vienna: of('vienna'),
    owner: counts
      .filter(({ facet }) => facet === 'owner')
      .map(({ value, total, name }) => ({ VALUE: value, TOTAL: total, NAME: name ?? value })),
  }
}
