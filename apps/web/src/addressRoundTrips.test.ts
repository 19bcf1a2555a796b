import { requestGroups } from '@saki/contracts/requestShapes'
import { criteriaFields, criteriaGroups, CRITERION_LENGTH, MOST_CRITERIA } from '@saki/domain/search/criteria'
import type { Page } from '@saki/contracts/pages'
import { usualWeights } from '@saki/domain/pictures/pictureWeights'
import { appealTabs } from '@saki/contracts/appeals'
import { defaultStringifySearch } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readSearch, type SearchOf } from './lib/pageSearch.ts'
import { parseSearch } from './lib/searchParams.ts'
import { listGroups, readListSearch, writeListSearch, type ListSearch } from './screens/applications/listSearch.ts'
import { readAppealSearch, writeAppealSearch, type AppealSearch } from './screens/desk/appeals/appealSearch.ts'
import { dues, queueKinds, readQueueSearch, writeQueueSearch, type QueueSearch } from './screens/desk/queueSearch.ts'
import { deskTabs, readDeskSearch, writeDeskSearch, type DeskSearch } from './screens/desk/requests/deskSearch.ts'
import {
  readDocumentSearch,
  sorts,
  writeDocumentSearch,
  type DocumentSearch,
} from './screens/documents/documentSearch.ts'
import { readInboxSearch, tabs, writeInboxSearch, type InboxSearch } from './screens/inbox/inboxSearch.ts'
import {
  likenessKinds,
  readMarkSearch,
  stages,
  writeMarkSearch,
  type MarkSearch,
} from './screens/markSearch/markSearch.ts'
import {
  readOutgoingSearch,
  states,
  writeOutgoingSearch,
  type OutgoingSearch,
} from './screens/outgoing/outgoingSearch.ts'
import {
  groupTabs,
  readRequestSearch,
  writeRequestSearch,
  type RequestSearch,
} from './screens/ownRequests/requestSearch.ts'
import {
  allStages,
  caseOrders,
  noChoice,
  readCaseSearch,
  searchedRights,
  writeCaseSearch,
  type CaseSearch,
} from './screens/registerSearch/caseSearch.ts'
import {
  countedGroups,
  periods,
  readStatisticsSearch,
  writeStatisticsSearch,
  type StatisticsSearch,
} from './screens/statistics/statisticsSearch.ts'

/** What a page reads after it wrote a search into its address and the address was opened in another tab. */
function reopened<P extends Page>(page: P, written: SearchOf<P>): SearchOf<P> {
  const given = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined && value !== ''))
  return readSearch(page, parseSearch(defaultStringifySearch(given)))
}

/** Texts as people and machines write them: words, numbers of every spelling, JSON, signs and turns of the direction. */
const written = fc.oneof(
  fc.constantFrom(
    '',
    '26.10',
    '1e5',
    '9471010101010001',
    '007',
    'null',
    'true',
    '"kopi lereng"',
    '[1]',
    '100%',
    'a&b=c',
  ),
  fc.constantFrom('\u202egnirek', 'قهوة', '咖啡', 'é\u0301', '\u0000', 'rows:[]', '-5', '+62', 'L\u200dK'),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replace(/\p{Cs}/gu, '').trim()),
)
const page = fc.integer({ min: 1, max: 100_000 })
const size = fc.constantFrom(10, 25, 50, 100)
const client = fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { nil: undefined })
const right = fc.constantFrom(undefined, 'P', 'D', 'T')
const kind = fc.constantFrom(undefined, 'PN', 'BD')
const day = fc.constantFrom(undefined, '2026-02-28', '2028-02-29')
const chosen = fc.constantFrom(undefined, '10-7', '999-1234567890')
const runs = { numRuns: 60 }
const some = <T>(...all: readonly T[]) => fc.constantFrom(...all)

describe('a search written into the address is the same when the address is opened', () => {
  test('of applications', () => {
    const any: fc.Arbitrary<ListSearch> = fc.record({
      group: some(...listGroups),
      q: written,
      right,
      year: some(undefined, 1900, 2026, 2200),
      client,
      sort: some('filing_date', '-filing_date', 'title', 'due', 'submitted'),
      page,
      size,
    })
    fc.assert(
      fc.property(any, (search) => {
        expect(readListSearch(reopened('/customer-screen/list', writeListSearch(search)))).toEqual(search)
      }),
      runs,
    )
  })

  test('of requests after filing', () => {
    const any: fc.Arbitrary<RequestSearch> = fc.record({
      group: some(...groupTabs),
      kind,
      right,
      from: day,
      to: day,
      q: written,
      client,
      page,
      size,
    })
    fc.assert(
      fc.property(any, (search) => {
        const address = reopened('/user-docx/tp/list-pengajuan-pasca', writeRequestSearch(search))
        expect(readRequestSearch(address)).toEqual(search)
      }),
      runs,
    )
  })

  test('of documents', () => {
    const any: fc.Arbitrary<DocumentSearch> = fc.record({
      kind: some('all', 'out', 'in', 'unread'),
      from: some(undefined),
      to: some(undefined),
      q: written,
      client,
      sort: some(...sorts),
      page,
      size,
    })
    const receipts = fc.record({ any, from: day, to: day }).map(({ any: one, from, to }): DocumentSearch => ({
      ...one,
      kind: 'receipts',
      from,
      to,
    }))
    fc.assert(
      fc.property(fc.oneof(any, receipts), (search) => {
        expect(readDocumentSearch(reopened('/user-document', writeDocumentSearch(search)))).toEqual(search)
      }),
      runs,
    )
  })

  test('of the inbox', () => {
    const any: fc.Arbitrary<InboxSearch> = fc.record({
      tab: some(...tabs),
      item: some(undefined, '4-9-7', 'PAT-1234567890-1'),
      file: some(undefined, 'A00202600025', 'DID2026000010'),
      kind: some(undefined, 'FORMAL', '12'),
      q: written.map((text) => text || undefined),
      byCase: fc.boolean(),
      page,
    })
    fc.assert(
      fc.property(any, (search) => {
        expect(readInboxSearch(reopened('/inbox', writeInboxSearch(search)))).toEqual(search)
      }),
      runs,
    )
  })

  test('of the queue of the office', () => {
    const any: fc.Arbitrary<QueueSearch> = fc.record({
      view: some('QUEUE', 'MINE', 'LATE', 'TERMS'),
      kind: some(...queueKinds),
      right,
      officer: some<QueueSearch['officer']>(undefined, 'none', 'absent', 41),
      due: some(undefined, ...dues),
      law: some(undefined, 'UU-13-2016', '2016'),
      q: written,
      isAllFound: fc.boolean(),
      page,
      chosen: some(undefined, 'A00202600025'),
    })
    fc.assert(
      fc.property(any, (search) => {
        const usual = 'EXAMINATION'
        const read = readQueueSearch(reopened('/petugas', writeQueueSearch(search, usual)), usual)
        expect(read).toEqual({ ...search, kind: search.view === 'QUEUE' ? search.kind : usual })
      }),
      runs,
    )
  })

  test('of requests at the desk', () => {
    const any: fc.Arbitrary<DeskSearch> = fc.record({ tab: some(...deskTabs), kind, q: written, page, chosen })
    fc.assert(
      fc.property(any, (search) => {
        expect(readDeskSearch(reopened('/petugas', writeDeskSearch(search)))).toEqual(search)
      }),
      runs,
    )
  })

  test('of appeals', () => {
    const any: fc.Arbitrary<AppealSearch> = fc.record({
      tab: some(undefined, ...appealTabs),
      q: written,
      page,
      chosen: some(undefined, '13-5', '4-9-7'),
    })
    fc.assert(
      fc.property(any, (search) => {
        expect(readAppealSearch(reopened('/komisi-banding', writeAppealSearch(search)))).toEqual(search)
      }),
      runs,
    )
  })

  test('of letters of the office', () => {
    const any: fc.Arbitrary<OutgoingSearch> = fc.record({
      tab: some('letters', 'post', 'calls'),
      state: some(...states),
      q: written,
      page,
    })
    fc.assert(
      fc.property(any, (search) => {
        expect(readOutgoingSearch(reopened('/petugas/surat', writeOutgoingSearch(search)))).toEqual(search)
      }),
      runs,
    )
  })

  test('of statistics', () => {
    const any: fc.Arbitrary<StatisticsSearch> = fc.record({
      period: some(...periods),
      right,
      kind,
      group: some(undefined, ...countedGroups),
      client,
    })
    fc.assert(
      fc.property(any, (search) => {
        const address = reopened('/pasca-permohonan/statistik', writeStatisticsSearch(search))
        expect(readStatisticsSearch(address)).toEqual(search)
      }),
      runs,
    )
  })

  test('of similar marks', () => {
    const any: fc.Arbitrary<MarkSearch> = fc.record({
      name: written,
      like: some('', 'DID2026000010'),
      colour: some('', '112e33', '000000', 'ffffff'),
      crop: some(undefined),
      colours: some([], ['112e33'], ['000000', '123456']),
      weights: some(usualWeights),
      right: some(undefined, 'T', 'D'),
      vienna: some([], ['26'], ['26.10'], ['26.1', '02.10'], ['3', '26.10']),
      locarno: some([], ['07-01'], ['07-01', '12-16']),
      match: some('similar'),
      by: some(likenessKinds, ['SOUND'], ['SPELLING', 'MEANING']),
      classes: some([], [30], [30, 43]),
      related: some(false),
      stage: some(['running', 'registered'], ['ended'], stages, ['running']),
      page,
      compare: some([], ['DID2026000010', 'A00202600025']),
    })
    fc.assert(
      fc.property(any, (search) => {
        expect(readMarkSearch(reopened('/trademarks/search', writeMarkSearch(search)))).toEqual(search)
      }),
      runs,
    )
  })

  test('of the register', () => {
    const none = { regnbr: '', filenbr: '', fileser: '' }
    const any: fc.Arbitrary<CaseSearch> = fc.record({
      q: written,
      numbers: some(none, { ...none, regnbr: 'IDP000065123' }, { ...none, fileser: '2026' }),
      chosen: fc.record({
        right: some(...searchedRights).map((one) => [one]),
        stage: some([], allStages, ['running']),
        class: some([], ['30'], ['07-01', 'A23N']),
        vienna: some([], ['26.10'], ['26.10', '2.9.1']),
        year: some([], ['2026'], ['1999', '2026']),
        owner: some([], ['universitas gadjah mada']),
        country: some([], ['ID', 'JP']),
      }),
      sort: some(...caseOrders),
      page,
      criteria: some({}, { searchByTechnical: [{ j: 'AND', f: 'title', o: 'words', v: '26.10' }] }),
      view: some('cards', 'table'),
      compare: some([], ['DID2026000010']),
    })
    fc.assert(
      fc.property(any, (search) => {
        const address = reopened('/forms/search', writeCaseSearch(search, ['P']))
        expect(readCaseSearch(address, ['P'])).toEqual(search)
      }),
      runs,
    )
  })
})

const nothing: CaseSearch = readCaseSearch({}, ['P'])

test.each(criteriaGroups)('the longest criteria of %s that can be entered are kept in the address', (group) => {
  const [f] = criteriaFields[group]
  const o = {
    searchByNumber: 'equals',
    searchByDates: 'between',
    searchByValidation: 'equals',
    searchByPriority: 'equals',
  } as const
  const match = group in o ? o[group as keyof typeof o] : 'words'
  const row = { j: 'OR', f, o: match, v: 'x'.repeat(CRITERION_LENGTH) } as const
  const rows = Array.from({ length: MOST_CRITERIA }, () => row)
  const address = reopened('/forms/advance', writeCaseSearch({ ...nothing, criteria: { [group]: rows } }, ['P']))
  expect(readCaseSearch(address, ['P']).criteria).toEqual({ [group]: rows })
})

test('a search of all rights is told apart from the usual one', () => {
  const all = { ...nothing, chosen: { ...noChoice, right: [] } }
  expect(readCaseSearch(reopened('/forms/search', writeCaseSearch(all, ['P'])), ['P']).chosen.right).toEqual([])
})

test.each([
  ['from', 'kemarin'],
  ['from', '2026-02-29'],
  ['to', '20261120'],
  ['right', 'PP'],
  ['right', 'p'],
  ['kind', 'PN; DROP'],
  ['kind', 'toString'],
] as const)('in the list of requests %s=%s counts as not given', (name, value) => {
  expect(readRequestSearch({ [name]: value })).toEqual(readRequestSearch({}))
})

test.each(requestGroups)('the group %s of requests has an address', (group) => {
  expect(readRequestSearch({ group: group.toLowerCase() as Lowercase<typeof group> }).group).toBe(group)
  expect(readSearch('/user-docx/tp/list-pengajuan-pasca', { group: group.toLowerCase() }).group).toBe(
    group.toLowerCase(),
  )
})

test.each(['7', '7-', '-7', '1234-5', '10-7-8', '10-12345678901', '10-7\n', 'x10-7'])(
  'the request "%s" of an address names none at the desk',
  (chosenRequest) => expect(readDeskSearch({ case: chosenRequest }).chosen).toBeUndefined(),
)

test.each(['7', '13-5-', '13-5-4-3', '1300-5', '13-12345678901'])('the appeal "%s" of an address names none', (one) => {
  expect(readAppealSearch({ case: one }).chosen).toBeUndefined()
})

test('a text of 10 MB in an address is cut before it is asked for', () => {
  const q = 'a'.repeat(10_000_000)
  const cut = 'a'.repeat(100)
  expect([readRequestSearch({ q }).q, readDeskSearch({ q }).q, readAppealSearch({ q }).q]).toEqual([cut, cut, cut])
  expect([readListSearch({ q }).q, readInboxSearch({ q }).q, readOutgoingSearch({ q }).q]).toEqual([cut, cut, cut])
})
