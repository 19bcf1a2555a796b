import { describe, expect, test } from 'vitest'

import { whichRightQuestions, whichRight, type WhichRightAnswers } from './whichRight.ts'

describe('whichRight', () => {
  test.each<[string, WhichRightAnswers, ReturnType<typeof whichRight>]>([
    ['nothing answered', {}, { ask: 'sign' }],
    ['a name or logo', { sign: 'Y' }, { advice: 'MARK' }],
    ['no sign', { sign: 'N' }, { ask: 'look' }],
    ['the look of a product', { sign: 'N', look: 'Y' }, { advice: 'DESIGN' }],
    ['neither', { sign: 'N', look: 'N' }, { ask: 'technical' }],
    ['nothing technical either', { sign: 'N', look: 'N', technical: 'N' }, { advice: 'NONE' }],
    ['something technical', { sign: 'N', look: 'N', technical: 'Y' }, { ask: 'improvement' }],
    ['one improvement', { sign: 'N', look: 'N', technical: 'Y', improvement: 'Y' }, { advice: 'SIMPLE_PATENT' }],
    ['something new throughout', { sign: 'N', look: 'N', technical: 'Y', improvement: 'N' }, { advice: 'PATENT' }],
  ])('%s', (_says, answers, expected) => expect(whichRight(answers)).toEqual(expected))

  test('all answers lead to advice within four questions', () => {
    for (let bits = 0; bits < 16; bits++) {
      const answers: WhichRightAnswers = {}
      let asked = 0
      for (;;) {
        const next = whichRight(answers)
        if ('advice' in next) break
        answers[next.ask] = bits & (1 << whichRightQuestions.indexOf(next.ask)) ? 'Y' : 'N'
        asked += 1
        expect(asked).toBeLessThanOrEqual(4)
      }
    }
  })
})
