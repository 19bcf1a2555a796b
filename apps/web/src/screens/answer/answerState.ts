import type { AnswerForm, AnswerPoint, SavedPoint } from '@saki/contracts/answers'
import { isAnswerComplete } from '@saki/domain/formality/answer'

/** Characters of the text of one point. */
export const TEXT_LIMIT = 4000

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
export function pointsToSave(
  points: readonly Pick<AnswerPoint, 'LIST_CODE' | 'OPTION_NBR'>[],
  texts: Texts,
): SavedPoint[] {
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
