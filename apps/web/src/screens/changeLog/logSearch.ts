import { isLegalDate } from '@saki/domain/dates/legalDate'

export const sections = [
  'TECHNICAL',
  'SIGN',
  'OWNERS',
  'INVENTORS',
  'REPRS',
  'PRIORITIES',
  'LOCARNO',
  'IPC',
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
export function readLogSearch(raw: Readonly<Record<string, unknown>>): LogSearch {
  const text = (name: string) => (typeof raw[name] === 'string' ? raw[name].slice(0, 100) : '')
  const date = (name: string) => (isLegalDate(text(name)) ? text(name) : '')
  const page = Number(raw['page'])
  const number = text('number').slice(0, 24)
  return {
    number: number.length < 6 ? '' : number,
    section: sections.find((one) => one === raw['section']),
    from: date('from'),
    to: date('to'),
    by: text('by'),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}
