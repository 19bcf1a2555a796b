import type { LegalDate } from '@saki/domain/dates/legalDate'

/** Not allowed in names on Windows, or of no use in them. */
const UNFIT = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\s]+/gu
const LONGEST_REFERENCE = 40

/**
 * Name of a document of the office: number_date_type_ownreference.pdf. It sorts by case and day, is legal on every system and the same
 * whenever it is fetched; `type` tells documents of one day apart.
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
