import type { AnswerPoint } from '@saki/contracts/answers'
import { expect, test } from 'vitest'

import { isPointAnswered, pointsToSave, pointName } from './answerState.ts'

const point = (OPTION_NBR: number): AnswerPoint => ({
  LIST_CODE: 'FD',
  OPTION_NBR,
  TITLE: '',
  CAPTION: '',
  TEXT: '',
  SPECDOC_TYP: null,
  VIEW_TYPE_ID: null,
  GROUND: '',
  COURTESY: null,
  BEFORE: [],
  ANSWER_TEXT: '',
  FILES: [],
  EXHIBITS: [],
})

test('pointsToSave includes points without a text', () => {
  expect(pointsToSave([point(1), point(2)], { 'FD-2': 'b' })).toEqual([
    { LIST_CODE: 'FD', OPTION_NBR: 1, TEXT: '', FILES: [] },
    { LIST_CODE: 'FD', OPTION_NBR: 2, TEXT: 'b', FILES: [] },
  ])
  expect(pointName(point(2))).toBe('FD-2')
})

test('a text answers a point, spaces do not', () => {
  expect(isPointAnswered({ ...point(1), ANSWER_TEXT: ' ' })).toBe(false)
  expect(isPointAnswered({ ...point(1), ANSWER_TEXT: 'a' })).toBe(true)
})
