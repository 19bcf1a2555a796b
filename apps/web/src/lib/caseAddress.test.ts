import { expect, test } from 'vitest'

import { caseAddress } from './caseAddress.ts'

test('an application number is split 1-2-4, and leading zeros of the running number are removed', () => {
  expect(caseAddress('A00202600456')).toEqual({
    kind: 'numbered',
    patentId: 'A00202600456',
    file: { fileTyp: 'A', fileSeq: '00', fileSer: '2026', fileNbr: '456' },
  })
})
test('spaces and lower case are accepted', () =>
  expect(caseAddress('a00 2026 00456')).toMatchObject({ patentId: 'A00202600456' }))
test('before payment a case is addressed by its submission number', () => {
  expect(caseAddress('TRX-2026-100001')).toEqual({ kind: 'unpaid', submissionNbr: 'TRX-2026-100001' })
})
test.each(['', 'abc', 'X00202600456', 'A0020260045', 'A00202600000', '../A00202600456/'])(
  '%j is not recognised',
  (text) => {
    expect(caseAddress(text)).toBeUndefined()
  },
)
