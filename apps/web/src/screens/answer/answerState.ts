import type { AnswerForm, AnswerPoint, SavedPoint } from '@saki/contracts/answers'
import { isAnswerComplete } from '@saki/domain/formality/answer'
import { isExhibitNamed } from '@saki/domain/requests/opposition'

/** Characters of the text of one point. */
export const TEXT_LIMIT = 4000

/** Text of each point, by `pointName`, and of each exhibit, by `exhibitField`. */
export type Texts = Readonly<Record<string, string>>

type PointKey = Pick<AnswerPoint, 'LIST_CODE' | 'OPTION_NBR'>

/** Identifies a point in the ids of fields and in the description of its files. */
export function pointName({ LIST_CODE, OPTION_NBR }: PointKey): string {
  return `${LIST_CODE}-${OPTION_NBR}`
}

const exhibitFields = ['NAME', 'PROVES'] as const
type ExhibitFieldName = (typeof exhibitFields)[number]

/** Identifies what is written about an exhibit of a point. */
export function exhibitField(point: PointKey, docId: string, name: ExhibitFieldName): string {
  return `${pointName(point)}/${docId}/${name}`
}

export function textsOf(points: readonly AnswerPoint[]): Texts {
  const exhibits = points.flatMap((point) =>
    point.EXHIBITS.flatMap((exhibit) =>
      exhibitFields.map((name) => [exhibitField(point, exhibit.DOC_ID, name), exhibit[name]] as const),
    ),
  )
  return Object.fromEntries([...points.map((point) => [pointName(point), point.ANSWER_TEXT] as const), ...exhibits])
}

/** Points of the body of `saveAnswer`. FILES is empty: the server assigns files by the point they were uploaded for. */
export function pointsToSave(points: readonly PointKey[], texts: Texts): SavedPoint[] {
  return points.map((point) => {
    const EXHIBITS = writtenExhibits(point, texts)
    return {
      LIST_CODE: point.LIST_CODE,
      OPTION_NBR: point.OPTION_NBR,
      TEXT: texts[pointName(point)] ?? '',
      FILES: [],
      ...(EXHIBITS.length > 0 && { EXHIBITS }),
    }
  })
}

function writtenExhibits(point: PointKey, texts: Texts) {
  const start = `${pointName(point)}/`
  const ids = Object.keys(texts).flatMap((key) => (key.startsWith(start) ? (key.split('/')[1] ?? []) : []))
  const written = [...new Set(ids)].map((DOC_ID) => ({
    DOC_ID,
    NAME: texts[exhibitField(point, DOC_ID, 'NAME')] ?? '',
    PROVES: texts[exhibitField(point, DOC_ID, 'PROVES')] ?? '',
  }))
  return written.filter(({ NAME, PROVES }) => NAME !== '' || PROVES !== '')
}

/** The points with the texts typed so far. */
export function pointsWithTexts(form: AnswerForm, texts: Texts): AnswerPoint[] {
  return form.POINTS.map((point) => ({
    ...point,
    ANSWER_TEXT: texts[pointName(point)] ?? '',
    EXHIBITS: point.EXHIBITS.map((exhibit) => ({
      ...exhibit,
      NAME: texts[exhibitField(point, exhibit.DOC_ID, 'NAME')] ?? exhibit.NAME,
      PROVES: texts[exhibitField(point, exhibit.DOC_ID, 'PROVES')] ?? exhibit.PROVES,
    })),
  }))
}

/** Whether a point has a file or a text other than spaces. */
export function hasAnswer({ ANSWER_TEXT, FILES }: Pick<AnswerPoint, 'ANSWER_TEXT' | 'FILES'>): boolean {
  return isAnswerComplete({ text: ANSWER_TEXT, files: FILES.map(({ ID }) => ID) })
}

/** Whether a point has an answer and all its exhibits have a name and what they prove. */
export function isPointAnswered(point: Pick<AnswerPoint, 'ANSWER_TEXT' | 'FILES' | 'EXHIBITS'>): boolean {
  return hasAnswer(point) && point.EXHIBITS.every(isExhibitNamed)
}
