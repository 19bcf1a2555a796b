import { describe, expect, test } from 'vitest'

import { applications, workflows, type ApplTyp } from '../index.ts'
import { bodyFor, letterRights } from './letterType.ts'
import { letterCodes } from './letterCodes.ts'
import { letterNumber, letterTypeOf, letterTypes, onRequest } from './letterTypes.ts'

const rightsOf = (procTyp: string) =>
  (Object.keys(applications) as ApplTyp[]).filter((right) => applications[right].workflow.procTyp === procTyp)
const issuing = workflows.flatMap((flow) =>
  Object.entries(flow.actions).flatMap(([key, { letter, asks, due }]) =>
    letter === undefined ? [] : [{ flow: flow.id, procTyp: flow.procTyp, key, letter, asks, due }],
  ),
)

test.each(issuing)('$flow: the letter of $key has a type for that right', ({ procTyp, letter }) => {
  const type = letterTypeOf(letter)
  expect(type?.rights).toEqual(expect.arrayContaining(rightsOf(procTyp)))
})

test.each(issuing.filter(({ asks, due }) => asks && due && !due.target))(
  '$flow: the letter of $key has a kind of date and a text on the consequence',
  ({ letter }) => {
    const type = letterTypeOf(letter)
    expect(type?.due).toBeDefined()
    expect(type?.otherwise).toBeDefined()
  },
)

test('every type is issued by an action, replaces another one, or is issued on request', () => {
  const reached = new Set([
    ...issuing.map(({ letter }) => letter),
    ...letterCodes.flatMap((code) => letterTypes[code].again ?? []),
    ...onRequest,
    // Requested by the applicant.
    'BPN',
  ])
  expect(letterCodes.filter((code) => !reached.has(code))).toEqual([])
})

describe('numbers', () => {
  test('consist of directorate, classification, type and case', () => {
    expect(letterNumber(letterTypes.STA, 'SIMPLE_PATENT', 'S00202302798', 1)).toBe('HKI-3-KI.05.01.08-TA-S00202302798')
    expect(letterNumber(letterTypes.SPJ, 'PATENT', 'P00202600001', 3)).toBe('HKI-3-KI.05.01.04-SPJ.3-P00202600001')
  })
  test('no two types share a mark', () => {
    const marks = letterCodes.map((code) => letterTypes[code].mark)
    expect(new Set(marks).size).toBe(marks.length)
  })
})

test('every letter except certificates has a body for each of its rights', () => {
  for (const code of letterCodes)
    for (const right of letterRights.filter((each) => letterTypes[code].rights.includes(each)))
      expect(bodyFor(letterTypes[code], right).length > 0 || letterTypes[code].kind === 'certificate').toBe(true)
})
