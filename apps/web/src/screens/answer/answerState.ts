import type { AnswerForm, AnswerPoint, SavedPoint } from '@saki/contracts/answers'
import { isAnswerComplete } from '@saki/domain/formality/answer'

/** Text of each point, by `pointName`. */
export type Texts = Readonly<Record<string, string>>

/** Identifies a point in the ids of fields and in the description of its files. */
export function pointName({ LIST_CODE, OPTION_NBR }: Pick<AnswerPoint, 'LIST_CODE' | 'OPTION_NBR'>): string {
  return `${LIST_CODE}-${OPTION_NBR}`
}

export function textsOf(points: readonly AnswerPoint[]): Texts {
  return Object.fromEntries(points.map((point) => [pointName(point), point.ANSWER_TEXT]))
}

/** Points of the body of `saveAnswer`. FILES is empty: the server assigns files by the point they were uploaded for. */
export function pointsToSave(points: readonly AnswerPoint[], texts: Texts): SavedPoint[] {
  return points.map((point) => ({
    LIST_CODE: point.LIST_CODE,
    OPTION_NBR: point.OPTION_NBR,
    TEXT: texts[pointName(point)] ?? '',
    FILES: [],
  }))
}

/** The points with the texts typed so far. */
export function pointsWithTexts(form: AnswerForm, texts: Texts): AnswerPoint[] {
  return form.POINTS.map((point) => ({ ...point, ANSWER_TEXT: texts[pointName(point)] ?? '' }))
}

/** Whether a point has a file or a text other than spaces. */
export function isPointAnswered({ ANSWER_TEXT, FILES }: Pick<AnswerPoint, 'ANSWER_TEXT' | 'FILES'>): boolean {
  return isAnswerComplete({ text: ANSWER_TEXT, files: FILES.map(({ ID }) => ID) })
}

/** Whether two sets of texts are equal; a missing text equals an empty one. */
export function sameTexts(a: Texts, b: Texts): boolean {
  const tags = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...tags].every((tag) => (a[tag] ?? '') === (b[tag] ?? ''))
}

/**
 * An answer saved on the device: the texts, and the ROW_VERSION they are based on (null: never saved at the office).
 */
export interface KeptAnswer {
  texts: Texts
  version: number | null
}

/**
 * Which texts to show when a page opens. Those on the device win when they are based on the office's version; otherwise
 * the user chooses (`stale`).
 */
export function initialTexts(
  kept: KeptAnswer | undefined,
  theirs: KeptAnswer,
): { texts: Texts; state: 'saved' | 'waiting' | 'stale' } {
  if (!kept || sameTexts(kept.texts, theirs.texts)) return { texts: theirs.texts, state: 'saved' }
  return { texts: kept.texts, state: kept.version === theirs.version ? 'waiting' : 'stale' }
}
