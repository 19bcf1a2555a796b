import { expect, test } from 'vitest'

import { keyAct, percentOf, scaleOf, stepOf } from './viewState.ts'

const a4 = { width: 595, height: 842 }

test('a page fits the width or the window, also when rotated', () => {
  expect(scaleOf('width', a4, { width: 627, height: 400 }, 0)).toBeCloseTo(1)
  expect(scaleOf('page', a4, { width: 2000, height: 874 }, 0)).toBeCloseTo(1)
  expect(scaleOf('page', a4, { width: 874, height: 2000 }, 90)).toBeCloseTo(1)
  expect(scaleOf(1, a4, { width: 10, height: 10 }, 0)).toBeCloseTo(96 / 72)
})

test('zoom changes in steps within its limits', () => {
  expect(stepOf(96 / 72, 1)).toBe(1.25)
  expect(stepOf(96 / 72, -1)).toBe(0.9)
  expect(stepOf(100, 1)).toBe(4)
  expect(stepOf(0.001, -1)).toBe(0.25)
  expect(percentOf(96 / 72)).toBe(100)
})

test('arrow keys turn pages in the reading direction', () => {
  expect([keyAct('ArrowRight', false), keyAct('ArrowRight', true)]).toEqual(['next', 'previous'])
  expect([keyAct('Home', false), keyAct('End', false), keyAct('+', false), keyAct('-', false)]).toEqual([
    'first',
    'last',
    'in',
    'out',
  ])
  expect(keyAct('a', false)).toBeUndefined()
})
