import { describe, expect, test } from 'vitest'

import { pictureScore } from './pictureLikeness.ts'
import { readWeights, usualWeights, writeWeights } from './pictureWeights.ts'

const scores = { SHAPE: 90, COLOUR: 10, EDGES: 50 }

describe('the score of a picture', () => {
  test.each([
    ['2-1-1', 60],
    ['1-1-1', 50],
    ['0-2-0', 10],
    ['2-0-0', 90],
    ['0-0-1', 50],
    ['1-2-0', 37],
  ])('counts the parts as %s says: %i', (weights, score) => {
    expect(pictureScore(scores, readWeights(weights))).toBe(score)
    expect(writeWeights(readWeights(weights))).toBe(weights)
  })

  test('counts the shape twice unless something else is wanted', () => {
    expect(pictureScore(scores)).toBe(pictureScore(scores, usualWeights))
    expect(pictureScore(scores)).toBe(60)
  })
})

test.each([undefined, '', '0-0-0', '3-1-1', '2-1', '2-1-1-1', ' 2-1-1', '2,1,1', 'x'])(
  '%s are the usual weights',
  (text) => {
    expect(readWeights(text)).toEqual(usualWeights)
  },
)
