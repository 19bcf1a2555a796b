import { expect, test } from 'vitest'

import { groundFaults, type GroundAnswer } from './grounds.ts'

const answered = (point: string, answer = 'Tidak sama.'): GroundAnswer => ({ point, answer, isLeft: false })
const left = (point: string, answer = ''): GroundAnswer => ({ point, answer, isLeft: true })

// UU 20/2016 art. 29, UU 13/2016 art. 67: the appeal states its objections in full.
test.each([
  ['every point answered', [answered('a'), answered('b')], []],
  ['one answered, one expressly left', [answered('a'), left('b')], []],
  ['a point without a row', [answered('a')], ['1 unanswered']],
  ['a point with blanks only', [answered('a'), answered('b', ' \n')], ['1 unanswered']],
  ['left and answered', [answered('a'), left('b', 'Tidak sama.')], ['1 both']],
  ['every point left', [left('a'), left('b')], ['0 nothing_contested']],
  ['a point of another letter', [answered('a'), answered('b'), answered('c')], ['-1 unknown']],
  ['a point answered twice', [answered('a'), answered('a'), answered('b')], ['0 repeated']],
  ['nothing', [], ['0 unanswered', '1 unanswered']],
])('%s', (_name, answers, faults) => {
  expect(groundFaults(['a', 'b'], answers).map(({ at, fault }) => `${at} ${fault}`)).toEqual(faults)
})
