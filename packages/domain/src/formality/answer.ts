import type { LegalDate } from '../dates/legalDate.ts'
import { isLastDayOver } from '../workflow/dueDate.ts'

/** Key of a point of a letter: LIST_CODE and OPTION_NBR. */
export interface PointKey {
  listCode: string
  optionNbr: number
}

/** Answer to one point: text, files, or both. */
export interface PointAnswer extends PointKey {
  text: string
  files: readonly string[]
}

export function samePoint(a: PointKey, b: PointKey): boolean {
  return a.listCode === b.listCode && a.optionNbr === b.optionNbr
}

/** An answer needs a file, or a text that says why there is none. */
export function isAnswerComplete({ text, files }: Pick<PointAnswer, 'text' | 'files'>): boolean {
  return files.length > 0 || text.trim() !== ''
}

/** Points without a complete answer. */
export function unanswered<P extends PointKey>(points: readonly P[], answers: readonly PointAnswer[]): P[] {
  return points.filter((point) => !answers.some((answer) => samePoint(answer, point) && isAnswerComplete(answer)))
}

export interface LetterStatus {
  /** The workflow has an action, open in the present state, that answers the letter. */
  canBeAnswered: boolean
  /** The case waits for an answer to this letter, not to a later one. */
  isCurrent: boolean
  dueDate: LegalDate | null
  /** The case lapses automatically after `dueDate`. */
  lapses: boolean
  /** First day of a suspension, during which the deadline does not run; null without one. */
  frozenSince: LegalDate | null
  sent: boolean
  today: LegalDate
}

/** `late`: the last day is over and the case lapses. `lateOpen`: the last day is over and nothing lapses. */
export type Answerable = 'open' | 'late' | 'lateOpen' | 'sent' | 'closed'

/**
 * Whether a letter can be answered today. The last day counts until 23:59:59 WIB; a suspension that began by then keeps the letter open.
 */
export function answerable(letter: LetterStatus): Answerable {
  if (letter.sent) return 'sent'
  if (!letter.canBeAnswered || !letter.isCurrent) return 'closed'
  if (!isLastDayOver(letter, letter.today)) return 'open'
  return letter.lapses ? 'late' : 'lateOpen'
}
