import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../../testing/axe.ts'
import { designAnswers, savedDraft, viewFile } from '../../../testing/drafts.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { ChangeKind } from './ChangeKind.tsx'
import { useFilingForm } from './useFilingForm.ts'

beforeEach(() =>
  serve({
    filingFees: [],
    feeQuote: { FEES: [], TOTAL_AMOUNT: 800_000, VALID_DATE: '2026-11-20' },
    getListImageSpecDoc: [viewFile()],
  }),
)

function Kinds() {
  const filing = useFilingForm({ user: applicant, draft: savedDraft('design-filing', designAnswers), status: 'saved' })
  return filing && <ChangeKind filing={filing} error={undefined} readOnly={false} />
}

test('another right asks first and names what is left behind; axe finds nothing serious in either direction', async () => {
  await show(<Kinds />, { at: '/buat-pengajuan/draft?draft=D-7F3K00&step=type', user: applicant })
  await page.getByRole('radio', { name: /^Merek/ }).click({ force: true })
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect.element(question).toMatchTextContent(text('drafts:type.change.text'))
  await expect.element(question).toMatchTextContent(text('drafts:type.change.files', { count: 1 }))
  expect(await dialogFaults('ChangeKind')).toEqual([])
  await question.getByRole('button', { name: labelText('core:cancel') }).click()
  expect(question.elements()).toEqual([])
})
