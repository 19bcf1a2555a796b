import type { OfficeCase } from '@saki/contracts/desk'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../../../testing/axe.ts'
import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { AnnuityDialog } from './AnnuityDialog.tsx'

const onClose = vi.fn<() => void>()
// The dialog reads these three fields of the case only.
const found = { PATENT_ID: 'P00202400001', REGISTRATION_DATE: '2026-03-02', FILING_DATE: '2024-11-04' } as OfficeCase

/** Years 1 to 20; those up to `paidTo` are paid, the next `together` are due on one day. */
const years = (paidTo: number, together: number) =>
  Array.from({ length: 20 }, (_, at) => ({
    ANNUITY_NBR: at + 1,
    YEAR_FROM: `${2024 + at}-11-04`,
    YEAR_TO: `${2025 + at}-11-03`,
    DUE_DATE: at < paidTo + together ? '2026-09-02' : `${2024 + at}-10-04`,
    GRACE_DATE: '2027-03-02',
    BASE_AMOUNT: 1_000_000,
    CLAIM_COUNT: 0,
    CLAIM_AMOUNT: 0,
    PENALTY_AMOUNT: 0,
    AMOUNT: at < paidTo ? 0 : 1_000_000,
    AMOUNT_OUTSTANDING: at < paidTo ? 0 : 1_000_000,
    STATUS: at < paidTo ? ('PAID' as const) : ('DUE' as const),
    PAID_DATE: null,
    PAYER_NAME: null,
  }))
const open = () => show(<AnnuityDialog found={found} onClose={onClose} />, { user: officer })
const field = (key: Parameters<typeof text>[0]) => page.getByRole('textbox', { name: labelText(key), exact: false })
const save = page.getByRole('button', { name: labelText('core:save') })
async function fillDay(day: string, month: string, year: string) {
  await page.getByLabelText(text('core:date.day')).fill(day)
  await page.getByLabelText(text('core:date.month')).selectOptions(month)
  await page.getByLabelText(text('core:date.year')).fill(year)
}

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  onClose.mockClear()
  serve({ officeAnnuityRecord: { err: '', PAID_TO: 3 } })
})

test('begins with the years due together and their fee, and sends what is entered', async () => {
  serve({ getPatentDetailAnnuities: years(0, 3) })
  await open()
  await expect.element(field('office:annuity.toYear')).toHaveValue('3')
  await expect.element(field('office:annuity.amount')).toHaveValue('3000000')
  expect(await dialogFaults('AnnuityDialog')).toEqual([])
  await fillDay('2', '9', '2026')
  await field('office:annuity.proof').fill('BPN 0123456789ABCDEF')
  await field('office:reason').fill('Dibayar di loket')
  await save.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(callsOf('officeAnnuityRecord')[0]?.body).toEqual({
    PATENT_ID: 'P00202400001',
    TO_YEAR: 3,
    PAID_DATE: '2026-09-02',
    AMOUNT: 3_000_000,
    PROOF: 'BPN 0123456789ABCDEF',
    REASON: 'Dibayar di loket',
  })
})

test.each([
  ['a day before the certificate', ['1', '3', '2026'], '3', 'office:annuity.dayWrong'],
  ['a day in the future', ['21', '11', '2026'], '3', 'office:annuity.dayWrong'],
  ['less than the first payment covers', ['2', '9', '2026'], '2', 'office:annuity.yearWrong'],
  ['a year after protection', ['2', '9', '2026'], '21', 'office:annuity.yearWrong'],
] as const)('%s is refused before it is sent', async (_says, [day, month, year], toYear, message) => {
  serve({ getPatentDetailAnnuities: years(0, 3) })
  await open()
  await field('office:annuity.toYear').fill(toYear)
  await fillDay(day, month, year)
  await field('office:annuity.proof').fill('BPN 0123')
  await field('office:reason').fill('Dibayar di loket')
  await save.click()
  await expect.element(page.getByText(text(message)).first()).toBeVisible()
  expect(callsOf('officeAnnuityRecord')).toEqual([])
})

test('says so when all years are paid', async () => {
  serve({ getPatentDetailAnnuities: years(20, 0) })
  await open()
  await expect.element(page.getByText(text('office:annuity.none'))).toBeVisible()
})
