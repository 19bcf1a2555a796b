import { expect, test } from 'vitest'

import { nextWords } from './nextWords.ts'

test('a row names the act of the reader, or who is at work', () => {
  const row = { TURN: 'YOU', STATUS_CODE: '315', NEXT_STEP_CODE: 'awaiting_correction', DUE_DATE: null } as const
  expect(nextWords(row)).toBe('applications:act.complete')
  expect(nextWords({ ...row, STATUS_CODE: '300', NEXT_STEP_CODE: 'pay' })).toBe('applications:act.pay')
  expect(nextWords({ ...row, STATUS_CODE: '300', NEXT_STEP_CODE: 'reissue' })).toBe('applications:do.reissue')
  expect(nextWords({ ...row, TURN: 'OFFICE', STATUS_CODE: '310' })).toBe('applications:wait.OFFICE')
})

test('a granted patent names its next annuity, another registered right that no step is under way', () => {
  const row = { TURN: 'NONE', NEXT_STEP_CODE: 'registered', DUE_DATE: '2027-10-28' } as const
  expect(nextWords({ ...row, STATUS_CODE: '170' })).toBe('applications:act.annuity')
  expect(nextWords({ ...row, STATUS_CODE: '270' })).toBe('applications:act.annuity')
  expect(nextWords({ ...row, STATUS_CODE: '170', DUE_DATE: null })).toBe('applications:wait.NONE')
  expect(nextWords({ ...row, STATUS_CODE: '370' })).toBe('applications:wait.NONE')
})
