import { describe, expect, test } from 'vitest'

import { requirementsOf, shortHash } from './requirements.ts'

const form = 'design-filing'
const slots = (draft: Record<string, unknown>) => requirementsOf(form, draft, [], '2026-11-20').map(({ slot }) => slot)

describe('requirementsOf (UU 31/2000 art. 11: attachments depend on who files)', () => {
  test('an empty design filing lists the ownership statement and the description', () => {
    expect(slots({})).toEqual(['KEP', 'URD'])
  })

  test('a consultant, another designer and the reduced fee each add their document', () => {
    const draft = { FILING: { REPRESENTED: 'Y', PAYER_CATEGORY: 'UMK' }, TECHNICAL: { DESIGNER_IS_APPLICANT: 'N' } }
    expect(slots(draft)).toEqual(['KEP', 'KUA', 'PGH', 'UMK', 'URD'])
  })

  test('a priority document may follow until nine months after a priority date', () => {
    const draft = { FILING: { PRIORITY_CLAIMED: 'Y' }, PRIORITIES: [{ PRIORITY_DATE: '2026-08-03' }] }
    expect(requirementsOf(form, draft, [], '2026-11-20').find(({ slot }) => slot === 'PRI')).toMatchObject({
      level: 'LATER',
      followsBy: '2027-05-03',
    })
  })
})

test('shortHash gives the first eight hex digits in two groups', () =>
  expect(shortHash('9f2c41a7e03b')).toBe('9F2C 41A7'))
