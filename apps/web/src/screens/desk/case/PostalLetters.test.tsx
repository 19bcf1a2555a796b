import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { labelText, show, text } from '../../../../testing/render.tsx'
import { PostalLetters } from './PostalLetters.tsx'

test('a case shows when, how and by whom its letters were posted, and which wait', async () => {
  const shown = {
    DOC_NUMBER: 'HKI-1-HI.01.01-DID2026000004',
    OFFIDOC_NAME: 'Pemberitahuan kekurangan',
    OFFIDOC_CAPTION: '',
    ISSUED_ON: '2026-11-16',
  }
  serve({
    officePostalOfCase: [
      {
        ...shown,
        LETTER_ID: 'letter-number-1',
        ADDRESSEE: 'PT Lawan Jaya',
        POSTED_DATE: '2026-11-18',
        WAY: 'registered',
        PROOF: 'RR123456789ID',
        RECORDED_BY: 'Dewi Formalitas',
      },
      {
        ...shown,
        LETTER_ID: 'letter-number-2',
        ADDRESSEE: 'CV Lain',
        POSTED_DATE: null,
        WAY: null,
        PROOF: '',
        RECORDED_BY: '',
      },
    ],
  })
  await show(<PostalLetters patentId="DID2026000004" />, { user: officer, language: 'en' })
  await expect.element(page.getByText(/RR123456789ID.*Dewi Formalitas/)).toBeVisible()
  await expect.element(page.getByText(text('posting:case.waits'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: labelText('posting:again') })).toBeVisible()
})
