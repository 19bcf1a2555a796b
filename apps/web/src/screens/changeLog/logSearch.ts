import { isLegalDate } from '@saki/domain/dates/legalDate'

import type { SearchOf } from '../../lib/pageSearch.ts'

export const sections = [
  'TECHNICAL',
  'SIGN',
  'OWNERS',
  'INVENTORS',
  'REPRS',
  'PRIORITIES',
  'LOCARNO',
  'IPC',
  'NICE',
  'VIENNA',
  'PCT',
  'FILING',
  'REGISTER',
] as const

export interface LogSearch {
  number: string
  section: (typeof sections)[number] | undefined
  from: string
  to: string
  by: string
  page: number
}

/** Reads the filters from the address; invalid ones are left out. */
export function readLogSearch(asked: SearchOf<'/table-list/changeLog'>): LogSearch {
  const text = (name: 'number' | 'from' | 'to' | 'by') => {
    const typed = asked[name]
    return typeof typed === 'string' ? typed.slice(0, 100) : ''
  }
  const date = (name: 'from' | 'to') => (isLegalDate(text(name)) ? text(name) : '')
  const number = text('number').slice(0, 24)
  return {
    number: number.length < 6 ? '' : number,
    section: sections.find((one) => one === asked.section),
    from: date('from'),
    to: date('to'),
    by: text('by'),
    page: asked.page ?? 1,
  }
}
