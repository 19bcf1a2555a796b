import type { LegalDate } from '@saki/domain/dates/legalDate'

/** Characters that Windows forbids, control and format characters, and white space. */
const UNFIT = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\s]+/gu
const LONGEST_REFERENCE = 40

/**
 * File name of an office document: number_date_type_reference.pdf. It sorts by case and date, is legal on every system and never
 * changes. `type` distinguishes documents of the same day.
 */
export function letterFileName(name: { number: string; date: LegalDate; type: string; reference: string }): string {
  return `${[name.number, name.date, name.type, plain(name.reference)].filter(Boolean).join('_')}.pdf`
}

function plain(reference: string): string {
  const kept = reference.toWellFormed().normalize('NFC').replace(UNFIT, '-').replaceAll('_', '-')
  return [...kept]
    .slice(0, LONGEST_REFERENCE)
    .join('')
    .replace(/^[-.]+|[-.]+$/g, '')
}
