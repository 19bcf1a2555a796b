import { expect, test } from 'vitest'

import { nextWords } from './nextWords.ts'

test('a row names the act of the reader, or who is at work', () => {
  const row = { TURN: 'YOU', STATUS_CODE: '315', NEXT_STEP_CODE: 'awaiting_correction' } as const
  expect(nextWords(row)).toBe('applications:act.complete')
  expect(nextWords({ ...row, STATUS_CODE: '300', NEXT_STEP_CODE: 'pay' })).toBe('applications:act.pay')
  expect(nextWords({ ...row, STATUS_CODE: '300', NEXT_STEP_CODE: 'reissue' })).toBe('applications:do.reissue')
  expect(nextWords({ TURN: 'OFFICE', STATUS_CODE: '310', NEXT_STEP_CODE: 'administrative_check' })).toBe(
    'applications:wait.OFFICE',
  )
})
