import { lookLetters } from '@saki/catalogue/rights/looks'
import type { WorkKind } from '@saki/contracts/desk'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'

export const queueKinds = [
  'FORMALITY',
  'REPLY',
  'PUBLICATION',
  'EXAMINATION',
  'REGISTRATION',
  'DISPUTE',
] as const satisfies WorkKind[]
export const dues = ['today', 'week', 'month'] as const
export type QueueView = 'QUEUE' | 'MINE' | 'TERMS'

/** Search parameters of the queue. */
export interface QueueSearch {
  view: QueueView
  kind: WorkKind
  right: string | undefined
  officer: number | 'none' | undefined
  due: (typeof dues)[number] | undefined
  law: string | undefined
  q: string
  page: number
  /** Number of the chosen case. */
  chosen: string | undefined
}

const views: Record<string, QueueView> = { mine: 'MINE', terms: 'TERMS' }
const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((each) => each === value)
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Reads the search parameters; invalid values are ignored. */
export function readSearch(raw: Record<string, unknown>): QueueSearch {
  const officer = Number(raw['officer'])
  const page = Number(raw['page'])
  return {
    view: views[textOf(raw['view'])] ?? 'QUEUE',
    kind: oneOf(queueKinds, textOf(raw['kind']).toUpperCase()) ?? 'FORMALITY',
    right: oneOf(lookLetters, raw['right']),
    officer: raw['officer'] === 'none' ? 'none' : Number.isInteger(officer) && officer > 0 ? officer : undefined,
    due: oneOf(dues, raw['due']),
    law: textOf(raw['law']) || undefined,
    q: textOf(raw['q']).slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    chosen: textOf(raw['case']) || undefined,
  }
}

/** Search parameters of a search; defaults are left out. */
export function writeSearch(search: QueueSearch): Record<string, string | number | undefined> {
  const { view, kind, right, officer, due, law, q, page, chosen } = search
  return {
    view: view === 'QUEUE' ? undefined : view.toLowerCase(),
    kind: view !== 'QUEUE' || kind === 'FORMALITY' ? undefined : kind.toLowerCase(),
    right,
    officer,
    due,
    law,
    q,
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
