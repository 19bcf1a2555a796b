import type { LegalDate } from '../dates/legalDate.ts'
import type { Action } from './definition.ts'

/** The two days of an act that arrived on paper. */
export interface PaperDates {
  /** Day of the action: periods of the parties run from it. */
  actionDate: LegalDate
  /** Day on which the paper was received, by which its own limits are judged. */
  receivedOn: LegalDate
}

/**
 * The days of a paper received on one day and recorded on another. What a third party files is served on the applicant by its recording: the
 * period to answer runs from the day of the notice, never from the day of receipt (UU 31/2000 art. 26(4), UU 20/2016 art. 17, UU 13/2016 art.
 * 49(3)). The applicant's own paper takes effect on the day of receipt.
 */
export function paperDates({ by }: Pick<Action, 'by'>, receivedOn: LegalDate, recordedOn: LegalDate): PaperDates {
  return { actionDate: by === 'public' ? recordedOn : receivedOn, receivedOn }
}
