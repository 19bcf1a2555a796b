import { isLegalDate, type LegalDate } from '@saki/domain/dates/legalDate'
import { rowsOf, fieldText, type DraftData, type Predicate } from '@saki/domain/forms/form'
import { nationalPhase, type NationalPhase } from '@saki/domain/patents/nationalPhase'

import { answerOf, claimsPriority } from '../../answers.ts'

/** Answers used by several rules of a patent filing. */
export const isSimplePatent: Predicate = ({ draft }) => answerOf(draft, 'FILING', 'PATENT_KIND') === 'S'
export const isPct: Predicate = ({ draft }) => answerOf(draft, 'FILING', 'APPL_SUBTYP') === 'PCT'
export const isDivisional: Predicate = ({ draft }) => answerOf(draft, 'FILING', 'APPL_SUBTYP') === 'DIVISIONAL'
export const namesInventors: Predicate = ({ draft }) => answerOf(draft, 'TECHNICAL', 'INVENTOR_IS_APPLICANT') === 'N'
export const usesGeneticResource: Predicate = ({ draft }) => answerOf(draft, 'TECHNICAL', 'GENETIC_RESOURCE') === 'Y'
export const usesMicroOrganism: Predicate = ({ draft }) => answerOf(draft, 'TECHNICAL', 'MICRO_ORGANISM') === 'Y'

/** Valid priority dates claimed. */
export function priorityDates(draft: DraftData): LegalDate[] {
  return rowsOf(draft, 'PRIORITIES')
    .map((row) => fieldText(row, 'PRIORITY_DATE'))
    .filter(isLegalDate)
}

/** Last day to enter the national phase; undefined when no date is given. */
export function nationalPhaseOf(draft: DraftData, today: LegalDate): NationalPhase | undefined {
  const scene = { draft, row: {}, files: [], today }
  const dates = claimsPriority(scene) ? priorityDates(draft) : []
  return nationalPhase(answerOf(draft, 'PCT', 'PCT_APPL_DATE'), dates, today)
}
