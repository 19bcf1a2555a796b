import type { AnswerPoint } from '@saki/contracts/answers'
import { describe, expect, test } from 'vitest'

import { isPointAnswered, opened, pointsToSave, sameTexts, pointName } from './answerState.ts'

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

describe('when the page opens again', () => {
  test.each([
    ['nothing on the device: the office is right', undefined, { texts: { a: 'x' }, version: 2 }, 'x', 'saved'],
    [
      'the same words on both sides',
      { texts: { a: 'x' }, version: 1 },
      { texts: { a: 'x' }, version: 2 },
      'x',
      'saved',
    ],
    ['typed and not sent yet', { texts: { a: 'y' }, version: 2 }, { texts: { a: 'x' }, version: 2 }, 'y', 'waiting'],
    [
      'typed before anything was saved',
      { texts: { a: 'y' }, version: null },
      { texts: {}, version: null },
      'y',
      'waiting',
    ],
    ['changed elsewhere meanwhile', { texts: { a: 'y' }, version: 1 }, { texts: { a: 'x' }, version: 2 }, 'y', 'stale'],
  ] as const)('%s', (_says, kept, theirs, text, state) => {
    const found = opened(kept, theirs)
    expect([found.texts['a'], found.state]).toEqual([text, state])
  })
})

test('every point of the letter is saved, also one nothing is said to', () => {
  expect(pointsToSave([point(1), point(2)], { 'FD-2': 'b' })).toEqual([
    { LIST_CODE: 'FD', OPTION_NBR: 1, TEXT: '', FILES: [] },
    { LIST_CODE: 'FD', OPTION_NBR: 2, TEXT: 'b', FILES: [] },
  ])
  expect(pointName(point(2))).toBe('FD-2')
})

test('words or a file answer, blanks do not', () => {
  expect(isPointAnswered({ ...point(1), ANSWER_TEXT: ' ' })).toBe(false)
  expect(isPointAnswered({ ...point(1), ANSWER_TEXT: 'a' })).toBe(true)
  expect(sameTexts({ a: '' }, {})).toBe(true)
})
