import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatProcessId, parseProcessId } from './processId.ts'

describe('parseProcessId (office rule: process type, process number, action number, separated by dashes)', () => {
  test.each([
    ['an action', '3-50001-2', { procTyp: '3', procNbr: 50001, actionNbr: 2 }],
    ['a process', '3-50001', { procTyp: '3', procNbr: 50001 }],
    ['a type of letters', 'opp-7-1', { procTyp: 'OPP', procNbr: 7, actionNbr: 1 }],
  ])('reads %s', (_says, text, expected) => {
    expect(parseProcessId(text)).toEqual(expected)
  })

  test.each([
    '',
    '3',
    '3--1',
    '3-1-2-4',
    '-3-1',
    '3-2147483648-1',
    '3-1-9999999999',
    '3-１-1',
    '3-1.5-1',
    'ABCDE-1-1',
    '3-1-1 ',
  ])('refuses %j', (text) => {
    expect(parseProcessId(text)).toBeUndefined()
  })

  test('a formatted id parses back', () => {
    const number = fc.integer({ min: 0, max: 2_147_483_647 })
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,4}$/), number, number, (procTyp, procNbr, actionNbr) => {
        expect(parseProcessId(formatProcessId({ procTyp, procNbr, actionNbr }))).toEqual({
          procTyp,
          procNbr,
          actionNbr,
        })
      }),
    )
  })
})
