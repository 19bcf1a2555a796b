import { describe, expect, test } from 'vitest'

import { rightOf, rightOfProcess, rights, workflows } from '../index.ts'
import { letterCodes } from './letterCodes.ts'
import { hasLetter, letterFor, letterNumber, letterTypeOf, letterTypes, onRequest } from './letterTypes.ts'

const issuing = workflows.flatMap((flow) =>
  Object.entries(flow.actions).flatMap(([key, { letter, requiresAnswer, due }]) =>
    letter === undefined ? [] : [{ flow: flow.id, procTyp: flow.procTyp, key, letter, requiresAnswer, due }],
  ),
)

test.each(issuing)('$flow: the letter of $key has a type for that right', ({ procTyp, letter }) => {
  const [type, right] = [letterTypeOf(letter), rightOfProcess(procTyp)]
  expect(type && (!right || hasLetter(right, type.code))).toBe(true)
})

test.each(issuing.filter(({ requiresAnswer, due }) => requiresAnswer && due && !due.target))(
  '$flow: the letter of $key has a kind of date and a text on the consequence',
  ({ letter }) => {
    const type = letterTypeOf(letter)
    expect(type?.due).toBeDefined()
    expect(type?.otherwise).toBeDefined()
  },
)

test.each(
  issuing.filter(
    ({ letter, due }) =>
      due && !due.target && ['answer', 'remedy', 'payment'].includes(letterTypeOf(letter)?.due ?? ''),
  ),
)(
  '$flow: the last day of the letter of $key is fixed, also by post, unless it counts from the letter',
  ({ letter, due }) => expect(letterTypeOf(letter)?.hasFixedDay ?? false).toBe((due?.from ?? 'action') !== 'action'),
)

test('every type is issued by an action, replaces another one, or is issued on request', () => {
  const reached = new Set([
    ...issuing.map(({ letter }) => letter),
    ...letterCodes.flatMap((code) => letterTypes[code].again ?? []),
    ...onRequest,
    // The decision of an officer on an opposition.
    'SKO',
    // A deadline changed by two officers.
    'SPT',
    // The receipt of a request.
    'TTP',
    // A refund that was paid out.
    'BPG',
    // Requested by the applicant.
    'BPN',
    'SLS',
  ])
  expect(letterCodes.filter((code) => !reached.has(code))).toEqual([])
})

describe('numbers', () => {
  test('consist of directorate, classification, type and case', () => {
    expect(letterNumber(letterTypes.STA, rightOf('SIMPLE_PATENT'), 'S00202302798', 1)).toBe(
      'HKI-3-KI.05.01.08-TA-S00202302798',
    )
    expect(letterNumber(letterTypes.SPJ, rightOf('PATENT'), 'P00202600001', 3)).toBe(
      'HKI-3-KI.05.01.04-SPJ.3-P00202600001',
    )
  })
  test('no two types share a mark', () => {
    const marks = letterCodes.map((code) => letterTypes[code].mark)
    expect(new Set(marks).size).toBe(marks.length)
  })
})

test('every letter except certificates has a body for each of its rights', () => {
  for (const code of letterCodes)
    for (const right of rights.filter((each) => hasLetter(each, code)))
      expect(
        letterFor({ ...letterTypes[code], code }, right).body.length > 0 || letterTypes[code].kind === 'certificate',
      ).toBe(true)
})

test.each([
  ['PATENT', 'pandangan atau keberatan (UU 13/2016 art. 49)', 'letters:SPB.body'],
  ['SIMPLE_PATENT', 'pandangan atau keberatan (UU 13/2016 art. 49)', 'letters:SPB.body'],
  ['DESIGN', 'keberatan (UU 31/2000 art. 26)', 'letters:SPB.body.objections'],
  ['MARK', 'keberatan (UU 20/2016 art. 16)', 'letters:SPB.body.objections'],
] as const)('the letter of publication of %s invites %s', (right, _what, body) => {
  expect(letterFor({ ...letterTypes.SPB, code: 'SPB' }, rightOf(right)).body).toEqual([body])
})
