import type { AnswerForm, AnswerPoint, SavedPoint } from '@saki/contracts/answers'
import { isAnswerComplete } from '@saki/domain/formality/answer'

/** What is written to each point, by its tag. */
export type Texts = Readonly<Record<string, string>>

/** Name of a point in ids of fields and in the description of its files. */
export function pointName({ LIST_CODE, OPTION_NBR }: Pick<AnswerPoint, 'LIST_CODE' | 'OPTION_NBR'>): string {
  return `${LIST_CODE}-${OPTION_NBR}`
}

export function textsOf(points: readonly AnswerPoint[]): Texts {
  return Object.fromEntries(points.map((point) => [pointName(point), point.ANSWER_TEXT]))
}

/** The body of a save: files are the server's to place, by the point they were uploaded for. */
export function pointsToSave(points: readonly AnswerPoint[], texts: Texts): SavedPoint[] {
  return points.map((point) => ({
    LIST_CODE: point.LIST_CODE,
    OPTION_NBR: point.OPTION_NBR,
    TEXT: texts[pointName(point)] ?? '',
    FILES: [],
  }))
}

/** The points as they stand on the screen. */
export function pointsNow(form: AnswerForm, texts: Texts): AnswerPoint[] {
  return form.POINTS.map((point) => ({ ...point, ANSWER_TEXT: texts[pointName(point)] ?? '' }))
}

export function isPointAnswered({ ANSWER_TEXT, FILES }: Pick<AnswerPoint, 'ANSWER_TEXT' | 'FILES'>): boolean {
  return isAnswerComplete({ text: ANSWER_TEXT, files: FILES.map(({ ID }) => ID) })
}

export function sameTexts(a: Texts, b: Texts): boolean {
  const tags = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...tags].every((tag) => (a[tag] ?? '') === (b[tag] ?? ''))
}

/** What lies on the device of an answer: the words, and the version of the office they were written over. */
export interface KeptAnswer {
  texts: Texts
  version: number | null
}

/** Which words to show when a page opens: those on the device where they are newer than what the office has, or a choice where both are. */
export function opened(
  kept: KeptAnswer | undefined,
  theirs: KeptAnswer,
): { texts: Texts; state: 'saved' | 'waiting' | 'stale' } {
  if (!kept || sameTexts(kept.texts, theirs.texts)) return { texts: theirs.texts, state: 'saved' }
  return { texts: kept.texts, state: kept.version === theirs.version ? 'waiting' : 'stale' }
}
