import type { LegalDate } from '../dates/legalDate.ts'
import type { Action } from './definition.ts'

/**
 * Whether a letter of the office asks for an answer by a day that has passed when it is sent, such as the priority document after its last day
 * (UU 31/2000 art. 17, UU 20/2016 art. 10, UU 13/2016 art. 31). Such a letter cannot be sent.
 */
export function asksTooLate(action: Action, due: LegalDate | null, sentOn: LegalDate): boolean {
  const isAsking = action.by === 'office' && action.requiresAnswer === true && action.due?.target !== true
  return isAsking && due !== null && due < sentOn
}
