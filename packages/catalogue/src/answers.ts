import { isLegalDate, type LegalDate } from '@saki/domain/dates/legalDate'
import { rowsOf, sectionOf, textOf, type Draft, type When } from '@saki/domain/forms/form'
import { lastDocumentDay, type PriorityRight } from '@saki/domain/priority/priorityPeriod'

/** The answers that several rules of every form ask about. */
export function answerOf(draft: Draft, section: string, field: string): string {
  return textOf(sectionOf(draft, section), field)
}

export const isRepresented: When = ({ draft }) => answerOf(draft, 'FILING', 'REPRESENTED') === 'Y'
export const claimsPriority: When = ({ draft }) => answerOf(draft, 'FILING', 'PRIORITY_CLAIMED') === 'Y'
export const isSmallBusiness: When = ({ draft }) => answerOf(draft, 'FILING', 'PAYER_CATEGORY') === 'UMK'
export const hasCompany: When = ({ draft }) =>
  rowsOf(draft, 'OWNERS').some((owner) => textOf(owner, 'PERSON_WCODE') === 'C')

/** Last day for the priority document, counted from the earliest of the dates claimed; undefined while none is told. */
export function priorityDocumentDay(right: PriorityRight, draft: Draft): LegalDate | undefined {
  const dates = rowsOf(draft, 'PRIORITIES')
    .map((row) => textOf(row, 'PRIORITY_DATE'))
    .filter(isLegalDate)
  const earliest = dates.toSorted()[0]
  return earliest && lastDocumentDay(right, earliest)
}
