import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { labelText, show } from '../../../../testing/render.tsx'
import { IdentityNumber } from './IdentityNumber.tsx'

const reading = { ROLE: 'applicant', SEQ_NBR: 1, READ_BY: 'Petrus Galih', READ_AT: '2026-11-20T03:00:00.000Z' } as const
const number = (readings: (typeof reading)[]) => (
  <IdentityNumber patentId="A00202600025" party="applicant" seqNbr={1} masked="************0003" readings={readings} />
)

test('a number is masked until an officer asks for it, and is hidden again', async () => {
  serve({
    officeReadNumber: { err: '', NUMBER: '3402116407900003', READ_AT: '2026-11-20T03:00:00.000Z' },
  })
  await show(number([]), { user: officer })
  await expect.element(page.getByText('************0003')).toBeVisible()
  expect(callsOf('officeReadNumber')).toHaveLength(0)
  await page.getByRole('button', { name: labelText('deskCase:number.read') }).click()
  await expect.element(page.getByText('3402116407900003')).toBeVisible()
  expect(callsOf('officeReadNumber')[0]?.body).toEqual({ PATENT_ID: 'A00202600025', ROLE: 'applicant', SEQ_NBR: 1 })
  await page.getByRole('button', { name: labelText('deskCase:number.hide') }).click()
  expect(page.getByText('3402116407900003').elements()).toEqual([])
})

test('the last reading of that party is named', async () => {
  await show(number([reading]), { user: officer })
  await expect.element(page.getByText(/Petrus Galih/)).toBeVisible()
})
