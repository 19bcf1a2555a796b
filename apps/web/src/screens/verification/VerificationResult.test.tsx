import type { VerifiedLetter } from '@saki/contracts/letters'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { show, text } from '../../../testing/render.tsx'
import { isOwnFirst } from '../../../testing/ownFirst.ts'
import { VerificationResult } from './VerificationResult.tsx'

const letter: VerifiedLetter = {
  OFFIDOC_TYP: 'SER',
  OFFIDOC_NAME: 'Sertifikat Merek',
  OFFIDOC_CAPTION: 'Trademark certificate',
  DOC_NUMBER: 'HKI-4-KI.06.01.10-SER-DID2026000001',
  DOC_DATE: '2026-03-02',
  PATENT_ID: 'DID2026000001',
  REGISTRATION_NBR: 'IDM000000001',
  STATE: 'VALID',
  WITHDRAWN_ON: null,
  REPLACED_BY: null,
  SHA256: 'a'.repeat(64),
  SIZE: 1200,
  SIGNATURE: { SUBJECT: 'SAKI 21 saki.contoh.id', FINGERPRINT: 'b'.repeat(64) },
}
const successor = 'HKI-4-KI.06.01.10-SER.2-DID2026000001'

test.each([
  ['in force', {}, text('letters:page.valid')],
  [
    'replaced: by which number and when',
    {
      STATE: 'REPLACED',
      WITHDRAWN_ON: '2026-12-10',
      REPLACED_BY: { DOC_NUMBER: successor, DOC_DATE: '2026-12-10' },
    },
    text('letters:page.replaced', { number: successor, date: '10 Dec 2026' }),
  ],
  [
    'withdrawn',
    { STATE: 'WITHDRAWN', WITHDRAWN_ON: '2026-12-10' },
    text('letters:page.withdrawn', { date: '10 Dec 2026' }),
  ],
] as const)('says of a document that it is %s', async (_what, change, words) => {
  serve({ verifyDocument: { ...letter, ...change } })
  await show(<VerificationResult code="0000-0000-0000" />, { at: '/verifikasi' })
  await expect.element(page.getByRole('status')).toMatchTextContent(words)
  expect(await graveFaults()).toEqual([])
})

test("the name of the document is in the reader's language, then in Indonesian", async () => {
  serve({ verifyDocument: letter })
  await show(<VerificationResult code="0000-0000-0000" />, { at: '/verifikasi' })
  await expect.element(page.getByRole('heading', { name: 'Sertifikat Merek Trademark certificate' })).toBeVisible()
  expect(isOwnFirst('Trademark certificate', 'Sertifikat Merek')).toBe(true)
})
