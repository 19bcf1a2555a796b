import type { Answer } from '../../../lib/ask.ts'

/** A case as its page has it. */
export type CaseOnPage = Answer<'getPatentDetail'>

/** Whether the reader is a party or acts for one, an officer, or neither. */
export type ReaderOfCase = 'party' | 'office' | 'stranger'

export function readerOf({ ACCESS }: Pick<CaseOnPage, 'ACCESS'>, role: string | undefined): ReaderOfCase {
  if (ACCESS === 'PUBLIC') return 'stranger'
  return role === 'applicant' ? 'party' : 'office'
}
