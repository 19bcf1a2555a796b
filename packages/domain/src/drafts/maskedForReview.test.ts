import { expect, test } from 'vitest'

import { maskForReview } from './maskedForReview.ts'

test('identity numbers of owners, inventors and representatives are masked, CONTACT_ID is removed, the rest is unchanged', () => {
  const person = (INDI_PERSON_ID_NBR: string) => ({ PERSON_NAME: '山田 太郎', INDI_PERSON_ID_NBR, CONTACT_ID: 'C-x.1' })
  expect(
    maskForReview({
      FILING: { APPL_TYP: 'DESIGN' },
      OWNERS: [person('3402116407900003'), person('3402 1164 0790 0003')],
      INVENTORS: [person('TK1234567')],
      REPRS: [person('')],
    }),
  ).toEqual({
    FILING: { APPL_TYP: 'DESIGN' },
    OWNERS: [
      { PERSON_NAME: '山田 太郎', INDI_PERSON_ID_NBR: '3402********0003' },
      { PERSON_NAME: '山田 太郎', INDI_PERSON_ID_NBR: '3402********0003' },
    ],
    INVENTORS: [{ PERSON_NAME: '山田 太郎', INDI_PERSON_ID_NBR: '*********' }],
    REPRS: [{ PERSON_NAME: '山田 太郎', INDI_PERSON_ID_NBR: '' }],
  })
})
