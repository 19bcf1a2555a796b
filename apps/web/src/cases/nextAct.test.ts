import { workflows } from '@saki/catalogue'
import { say } from '@saki/texts/say'
import { languages } from '@saki/texts/words'
import { expect, test } from 'vitest'

import { nextAct } from './nextAct.ts'

test('every status in which the applicant has to act names the act, except payment', () => {
  const unnamed = workflows.flatMap((flow) =>
    Object.values(flow.states)
      .filter(({ turn, code }) => turn === 'applicant' && nextAct(code) === undefined)
      .map(({ code }) => code),
  )
  expect([...new Set(unnamed)].toSorted()).toEqual(['100', '1500', '1600', '200', '300', '400', '500', '600', '700'])
})

test('an act is one short line without a period, in every language', () => {
  const acts = new Set(
    workflows.flatMap((flow) => Object.values(flow.states).flatMap(({ code }) => nextAct(code) ?? [])),
  )
  for (const language of languages)
    for (const act of acts) {
      const words = say(language, act)
      expect(words.length, words).toBeLessThanOrEqual(34)
      expect(words, words).not.toMatch(/\d/)
    }
})

test('an unknown status has no act', () => expect(nextAct('9999')).toBeUndefined())
