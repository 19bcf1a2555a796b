import { groundFaults, type GroundFault } from '@saki/domain/appeals/grounds'
import {
  fieldText,
  isRow,
  rowsOf,
  sectionOf,
  type Block,
  type FieldIssue,
  type FormContext,
} from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { CASE } from './requestForm.ts'

/** List section with the answer to each point of the refusal. */
export const GROUNDS = 'GROUNDS'
const ANSWER_MAX = 10_000

/** An answer to each point of the refusal, or that it is left uncontested. */
export const groundsBlock: Block<TextKey> = {
  as: 'rows',
  of: 'plain',
  section: GROUNDS,
  title: 'requestForms:appeal.grounds',
  rowTitle: 'requestForms:appeal.ground',
  atLeast: 0,
  atMost: 100,
  fields: {
    POINT: { as: 'kept', max: 30, label: 'requestForms:appeal.ground' },
    TITLE: { as: 'text', max: 500, label: 'requestForms:appeal.point' },
    ANSWER: { as: 'longText', max: ANSWER_MAX, label: 'requestForms:appeal.answer' },
    LEFT: { as: 'yesNo', tick: true, label: 'requestForms:appeal.left' },
  },
}

const words: Record<GroundFault, TextKey> = {
  unanswered: 'requestForms:appeal.fault.unanswered',
  both: 'requestForms:appeal.fault.both',
  nothing_contested: 'requestForms:appeal.fault.nothing',
  unknown: 'requestForms:appeal.fault.unknown',
  repeated: 'requestForms:appeal.fault.unknown',
}

/** Names of the points of the refusal, which the server adds to the section CASE. */
export function pointsOfCase({ draft }: Pick<FormContext, 'draft'>): string[] {
  const decision = sectionOf(draft, CASE)['DECISION']
  const points = isRow(decision) ? decision['POINTS'] : undefined
  return Array.isArray(points)
    ? points.flatMap((point: unknown) => (isRow(point) ? [fieldText(point, 'POINT')] : []))
    : []
}

/** Every point of the refusal is answered or expressly left. Without known points nothing is checked. */
export function checkGrounds({ draft }: FormContext): FieldIssue<TextKey>[] {
  const points = pointsOfCase({ draft })
  if (points.length === 0) return []
  const answers = rowsOf(draft, GROUNDS).map((row) => ({
    point: fieldText(row, 'POINT'),
    answer: fieldText(row, 'ANSWER'),
    isLeft: fieldText(row, 'LEFT') === 'Y',
  }))
  return groundFaults(points, answers).map(({ at, fault }) => ({
    path: `${GROUNDS}.${Math.max(at, 0)}.ANSWER`,
    step: 'request',
    level: 'STOP',
    code: words[fault],
    values: { n: String(Math.max(at, 0) + 1) },
  }))
}
