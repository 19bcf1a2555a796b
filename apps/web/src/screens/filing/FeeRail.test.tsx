import type { Sections } from '@saki/contracts/edits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { designAnswers } from '../../../testing/drafts.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { graveFaults } from '../../../testing/axe.ts'
import { FeeRail } from './FeeRail.tsx'
import { useFeeQuote } from './useFeeQuote.ts'

const line = (NAME: string, AMOUNT: number) => ({
  CODE: NAME,
  NAME,
  QTY: 1,
  UNIT_AMOUNT: AMOUNT,
  AMOUNT,
  WHY: `Karena ${NAME}`,
  LEGAL_REF: 'PP 45/2024',
})
const quoteOf = (total: number) => ({
  FEES: [line('Permohonan', total)],
  TOTAL_AMOUNT: total,
  VALID_DATE: '2026-11-20',
})

function Rail({ data }: { data: Sections }) {
  return (
    <FeeRail fee={useFeeQuote('design-filing', data, [])}>
      <p>isi lain</p>
    </FeeRail>
  )
}
const open = (data: Sections = designAnswers, language: 'id' | 'en' | 'ar' = 'en') =>
  show(<Rail data={data} />, { at: '/buat-pengajuan/draft', user: applicant, language })
const total = page.getByTestId('fee-total')

test.each(everyLanguage)(
  'in %s (%s) shows each line with its reason, the law on demand, and the total',
  async (language) => {
    serve({ feeQuote: quoteOf(800_000) })
    await open(designAnswers, language)
    await expect.element(total).toMatchTextContent(/800\.000/)
    await expect.element(page.getByText('Karena Permohonan', { exact: false })).toBeVisible()
    const law = () => document.querySelector('details')
    expect([law()?.open, law()?.textContent]).toEqual([false, expect.stringContaining('PP 45/2024')])
    await page.getByText(text('drafts:fee.why', {}, language)).click()
    expect(law()?.open).toBe(true)
    expect(await graveFaults()).toEqual([])
  },
)

test('before the kind is chosen it asks nothing and has no amount', async () => {
  await open({ FILING: { APPL_TYP: 'DESIGN' } })
  await expect.element(page.getByText(text('drafts:fee.chooseFirst'))).toBeVisible()
  await expect.element(total).toMatchTextContent('–')
  expect(callsOf('feeQuote')).toEqual([])
})

test('of a reduced tariff it says what is saved against the general one', async () => {
  serve({ feeQuote: ({ body }) => quoteOf(JSON.stringify(body).includes('UMUM') ? 800_000 : 250_000) })
  await open({ ...designAnswers, FILING: { ...designAnswers.FILING, PAYER_CATEGORY: 'UMK' } })
  await expect.element(total).toMatchTextContent(/250\.000/)
  await expect.element(page.getByText('Rp550.000')).toBeVisible()
})

test('a quote that fails says so and can be asked for again', async () => {
  serve({ feeQuote: refuse('BUSY') })
  await open()
  await expect.element(page.getByRole('button', { name: labelText('core:retry') })).toBeVisible()
  serve({ feeQuote: quoteOf(800_000) })
  await page.getByRole('button', { name: labelText('core:retry') }).click()
  await expect.element(total).toMatchTextContent(/800\.000/)
})
