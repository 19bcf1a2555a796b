import { isLegalDate, type LegalDate } from '@saki/domain/dates/legalDate'
import { rowsOf, textOf, type Draft, type When } from '@saki/domain/forms/form'
import { nationalPhase, type NationalPhase } from '@saki/domain/patents/nationalPhase'

import { answerOf, claimsPriority } from '../answers.ts'

/** What several rules of a patent filing ask about. */
export const isSimplePatent: When = ({ draft }) => answerOf(draft, 'FILING', 'PATENT_KIND') === 'S'
export const isPct: When = ({ draft }) => answerOf(draft, 'FILING', 'APPL_SUBTYP') === 'PCT'
export const isDivisional: When = ({ draft }) => answerOf(draft, 'FILING', 'APPL_SUBTYP') === 'DIVISIONAL'
export const namesInventors: When = ({ draft }) => answerOf(draft, 'TECHNICAL', 'INVENTOR_IS_APPLICANT') === 'N'
export const usesGeneticResource: When = ({ draft }) => answerOf(draft, 'TECHNICAL', 'GENETIC_RESOURCE') === 'Y'
export const usesMicroOrganism: When = ({ draft }) => answerOf(draft, 'TECHNICAL', 'MICRO_ORGANISM') === 'Y'

/** Dates of the priorities claimed. */
export function priorityDates(draft: Draft): LegalDate[] {
  return rowsOf(draft, 'PRIORITIES')
    .map((row) => textOf(row, 'PRIORITY_DATE'))
    .filter(isLegalDate)
}

/** Until when this international application may enter the national phase; undefined while no date is told. */
export function phaseOf(draft: Draft, today: LegalDate): NationalPhase | undefined {
  const scene = { draft, row: {}, files: [], today }
  const dates = claimsPriority(scene) ? priorityDates(draft) : []
  return nationalPhase(answerOf(draft, 'PCT', 'PCT_APPL_DATE'), dates, today)
}
