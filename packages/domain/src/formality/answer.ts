import type { LegalDate } from '../dates/legalDate.ts'

/** Names a point of a letter. */
export interface PointKey {
  listCode: string
  optionNbr: number
}

/** What is said to one point: words, files, or both. */
export interface PointAnswer extends PointKey {
  text: string
  files: readonly string[]
}

export function samePoint(a: PointKey, b: PointKey): boolean {
  return a.listCode === b.listCode && a.optionNbr === b.optionNbr
}

/** A point is answered by a file, or by words that say why there is none. */
export function isAnswerComplete({ text, files }: Pick<PointAnswer, 'text' | 'files'>): boolean {
  return files.length > 0 || text.trim() !== ''
}

/** The points nothing was said to. */
export function unanswered<P extends PointKey>(points: readonly P[], answers: readonly PointAnswer[]): P[] {
  return points.filter((point) => !answers.some((answer) => samePoint(answer, point) && isAnswerComplete(answer)))
}

export interface LetterStatus {
  /** An action that answers it leads on from where the case stands. */
  canBeAnswered: boolean
  /** The letter is the one the case waits for. */
  isCurrent: boolean
  dueDate: LegalDate | null
  /** Where the case lapses by itself once the day is over. */
  lapses: boolean
  /** First day the case stands still; its days do not run. */
  frozenSince: LegalDate | null
  sent: boolean
  today: LegalDate
}

/** `late`: the last day is over and the law gives no more. `lateOpen`: it is over, and nothing lapses by it. */
export type Answerable = 'open' | 'late' | 'lateOpen' | 'sent' | 'closed'

/** Whether a letter can be answered today. The last day counts whole, to 23:59:59 WIB. */
export function answerable(letter: LetterStatus): Answerable {
  if (letter.sent) return 'sent'
  if (!letter.canBeAnswered || !letter.isCurrent) return 'closed'
  const { dueDate, frozenSince, today } = letter
  if (dueDate === null || today <= dueDate || (frozenSince !== null && frozenSince <= dueDate)) return 'open'
  return letter.lapses ? 'late' : 'lateOpen'
}
