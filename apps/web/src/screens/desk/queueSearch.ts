import { lookLetters } from '@saki/catalogue/rights/looks'
import type { WorkKind } from '@saki/contracts/deskQueue'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'

import type { SearchOf } from '../../lib/pageSearch.ts'

export const queueKinds = [
  'FORMALITY',
  'REPLY',
  'PUBLICATION',
  'EXAMINATION',
  'REGISTRATION',
  'DISPUTE',
] as const satisfies WorkKind[]
export const dues = ['today', 'week', 'month'] as const
export type QueueView = 'QUEUE' | 'MINE' | 'LATE' | 'TERMS'

/** Search parameters of the queue. */
export interface QueueSearch {
  view: QueueView
  kind: WorkKind
  right: string | undefined
  officer: number | 'none' | 'absent' | undefined
  due: (typeof dues)[number] | undefined
  law: string | undefined
  q: string
  /** Whether everything that the words find outside the list is shown. */
  isAllFound: boolean
  page: number
  /** Number of the chosen case. */
  chosen: string | undefined
}

const views = { mine: 'MINE', late: 'LATE', terms: 'TERMS' } as const
const isView = (view: unknown): view is keyof typeof views => typeof view === 'string' && view in views
const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((each) => each === value)

/** Reads the search parameters; invalid values are ignored. `usual`: the kind of work without one in the address. */
export function readQueueSearch(asked: SearchOf<'/petugas'>, usual: WorkKind): QueueSearch {
  const { view, kind = '', right, officer, due, law = '', q = '', found, page = 1, case: chosen = '' } = asked
  return {
    view: isView(view) ? views[view] : 'QUEUE',
    kind: oneOf(queueKinds, String(kind).toUpperCase()) ?? usual,
    right: oneOf(lookLetters, right),
    officer,
    due,
    law: String(law) || undefined,
    q: String(q).slice(0, 100),
    isAllFound: found === 'all',
    page,
    chosen: String(chosen) || undefined,
  }
}

/** Search parameters of a search; defaults are left out. */
export function writeQueueSearch(search: QueueSearch, usual: WorkKind): SearchOf<'/petugas'> {
  const { view, kind, right, officer, due, law, q, isAllFound, page, chosen } = search
  return {
    view: (['mine', 'late', 'terms'] as const).find((each) => views[each] === view),
    kind: view !== 'QUEUE' || kind === usual ? undefined : kind.toLowerCase(),
    right,
    officer,
    due,
    law,
    q,
    found: isAllFound ? 'all' : undefined,
    page: page > 1 ? page : undefined,
    case: chosen,
  }
}

const spans = { today: 0, week: 7, month: 30 }

/** Last day of a span that begins today, in Jakarta's calendar. */
export function dueBefore(due: QueueSearch['due'], today: LegalDate): LegalDate | undefined {
  return due && addDays(today, spans[due])
}

/** Number of filters set. */
export function filterCount({ right, officer, due, law, q }: QueueSearch): number {
  return [right, officer, due, law, q].filter(Boolean).length
}
