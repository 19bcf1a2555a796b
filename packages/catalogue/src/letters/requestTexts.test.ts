import { expect, test } from 'vitest'

import { requestTexts } from './requestTexts.ts'

test.each([
  ['SKF', 'design-registration', undefined],
  ['SKF', 'request-paid', 'letters:SKF.otherwise.request'],
  ['SKF', 'request-free', 'letters:SKF.otherwise.request'],
  ['SKF', 'request-timed', 'letters:SKF.otherwise.timed'],
  ['SKF', 'request-opposition', 'letters:SKF.otherwise.opposition'],
  ['SPC', 'request-paid', undefined],
])('%s sent in %s says what happens otherwise by %s', (code, flow, otherwise) => {
  expect(requestTexts(code, flow).otherwise).toBe(otherwise)
})
