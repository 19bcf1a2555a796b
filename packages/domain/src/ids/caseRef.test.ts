import { describe, expect, test } from 'vitest'

import { formatSubmissionNbr, parseCaseRef } from './caseRef.ts'

describe('parseCaseRef (office rule: one address for a case before and after it has its number)', () => {
  test.each([
    ['an application number', 'A00202600001', { kind: 'number', applicationNumber: 'A00202600001' }],
    ['an application number as printed', 'a00.2026.00001', { kind: 'number', applicationNumber: 'A00202600001' }],
    ['a submission number', 'TRX-2026-100001', { kind: 'submission', submissionNbr: 'TRX-2026-100001' }],
    ['a submission number without dashes', 'trx2026100001', { kind: 'submission', submissionNbr: 'TRX-2026-100001' }],
    [
      'a submission number of seven digits',
      'TRX-2026-1000001',
      { kind: 'submission', submissionNbr: 'TRX-2026-1000001' },
    ],
  ] as const)('reads %s', (_says, text, expected) => {
    expect(parseCaseRef(text)).toEqual(expected)
  })

  test.each(['', 'TRX', 'TRX-2026-1', 'TRX-26-100001', 'DRAFT-1', '1', "A00202600001' or 1=1"])(
    'refuses %j',
    (text) => {
      expect(parseCaseRef(text)).toBeUndefined()
    },
  )

  test('a formatted submission number parses back', () => {
    const text = formatSubmissionNbr(2026, 100_001)
    expect(parseCaseRef(text)).toEqual({ kind: 'submission', submissionNbr: text })
  })
})
