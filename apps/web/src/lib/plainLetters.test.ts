import { expect, test } from 'vitest'

import { plainLetters } from './plainLetters.ts'

test('marks over letters and capitals are ignored', () => {
  expect(plainLetters('KAFÉ Señor')).toBe('kafe senor')
  expect(plainLetters('مُسَجَّل')).toBe('مسجل')
})
