import { isLegalDate, type LegalDate } from '@saki/domain/dates/legalDate'
import { rowsOf, sectionOf, fieldText, type DraftData, type Predicate } from '@saki/domain/forms/form'
import { lastDocumentDay, type PriorityTerm } from '@saki/domain/priority/priorityPeriod'

/** Trimmed text of an answer; '' when absent. */
export function answerOf(draft: DraftData, section: string, field: string): string {
  return fieldText(sectionOf(draft, section), field)
}

export const isRepresented: Predicate = ({ draft }) => answerOf(draft, 'FILING', 'REPRESENTED') === 'Y'
export const claimsPriority: Predicate = ({ draft }) => answerOf(draft, 'FILING', 'PRIORITY_CLAIMED') === 'Y'
export const isSmallBusiness: Predicate = ({ draft }) => answerOf(draft, 'FILING', 'PAYER_CATEGORY') === 'UMK'
export const hasCompany: Predicate = ({ draft }) =>
  rowsOf(draft, 'OWNERS').some((owner) => fieldText(owner, 'PERSON_WCODE') === 'C')

/** Last day for the priority document, from the earliest priority date; undefined when none is given. */
export function priorityDocumentDay(term: PriorityTerm, draft: DraftData): LegalDate | undefined {
  const dates = rowsOf(draft, 'PRIORITIES')
    .map((row) => fieldText(row, 'PRIORITY_DATE'))
    .filter(isLegalDate)
  const earliest = dates.toSorted()[0]
  return earliest && lastDocumentDay(term, earliest)
}
