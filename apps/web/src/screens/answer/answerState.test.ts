import type { AnswerPoint } from '@saki/contracts/answers'
import { describe, expect, test } from 'vitest'

import { isPointAnswered, initialTexts, pointsToSave, sameTexts, pointName } from './answerState.ts'

const point = (OPTION_NBR: number): AnswerPoint => ({
  LIST_CODE: 'FD',
  OPTION_NBR,
  TITLE: '',
  CAPTION: '',
  TEXT: '',
  SPECDOC_TYP: null,
  VIEW_TYPE_ID: null,
  GROUND: '',
  BEFORE: [],
  ANSWER_TEXT: '',
  FILES: [],
})

describe('initialTexts', () => {
  test.each([
    [
      'without a copy on the device, the office texts are shown',
      undefined,
      { texts: { a: 'x' }, version: 2 },
      'x',
      'saved',
    ],
    [
      'with equal texts, the state is saved whatever the versions',
      { texts: { a: 'x' }, version: 1 },
      { texts: { a: 'x' }, version: 2 },
      'x',
      'saved',
    ],
    [
      'a newer text on the device, based on the current version, waits to be saved',
      { texts: { a: 'y' }, version: 2 },
      { texts: { a: 'x' }, version: 2 },
      'y',
      'waiting',
    ],
    [
      'a text typed before the first save waits to be saved',
      { texts: { a: 'y' }, version: null },
      { texts: {}, version: null },
      'y',
      'waiting',
    ],
    [
      'a text based on an older version is stale',
      { texts: { a: 'y' }, version: 1 },
      { texts: { a: 'x' }, version: 2 },
      'y',
      'stale',
    ],
  ] as const)('%s', (_says, kept, theirs, text, state) => {
    const found = initialTexts(kept, theirs)
    expect([found.texts['a'], found.state]).toEqual([text, state])
  })
})

test('pointsToSave includes points without a text', () => {
  expect(pointsToSave([point(1), point(2)], { 'FD-2': 'b' })).toEqual([
    { LIST_CODE: 'FD', OPTION_NBR: 1, TEXT: '', FILES: [] },
    { LIST_CODE: 'FD', OPTION_NBR: 2, TEXT: 'b', FILES: [] },
  ])
  expect(pointName(point(2))).toBe('FD-2')
})

test('a text answers a point, spaces do not; an empty text equals a missing one', () => {
  expect(isPointAnswered({ ...point(1), ANSWER_TEXT: ' ' })).toBe(false)
  expect(isPointAnswered({ ...point(1), ANSWER_TEXT: 'a' })).toBe(true)
  expect(sameTexts({ a: '' }, {})).toBe(true)
})
