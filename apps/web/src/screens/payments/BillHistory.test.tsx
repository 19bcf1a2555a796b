import { BillStatus, type Payment } from '@saki/contracts/payments'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { openBill } from '../../../testing/bills.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { BillHistory } from './BillHistory.tsx'

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

const open = (bills: readonly Payment[], language: 'id' | 'en' | 'ar' = 'en') =>
  show(<BillHistory bills={bills} />, { language })
const rows = page.getByRole('row')
const row = rows.nth(1)
const paid: Partial<Payment> = {
  STATUS: 'PAID',
  PATENT_ID: 'A00202600001',
  PAYMENT_DATE: '2026-11-20T16:59:59.000Z',
  NTPN: '0A1B2C3D4E5F6G7H',
}

/** The time that stands behind the words of a status. */
const times: Record<Payment['STATUS'], string | undefined> = {
  BILLED: '20 Nov 2026, 23:59 WIB',
  PAID: '20 Nov 2026, 23:59 WIB',
  EXPIRED: '20 Nov 2026, 23:59 WIB',
  REPLACED: undefined,
  CLOSED: undefined,
}

test.each(BillStatus.options)('a bill that is %s says so, what it means and until or since when', async (STATUS) => {
  await open([openBill({ ...(STATUS === 'PAID' ? paid : {}), STATUS })])
  await expect.element(row).toMatchTextContent(text(`payments:screen.bill.${STATUS}`))
  await expect.element(row).toMatchTextContent(text(`payments:screen.bill.${STATUS}.means`))
  const found = row
    .getByText(/23:59 WIB/)
    .elements()
    .map((one) => one.textContent)
  expect(found).toEqual(times[STATUS] === undefined ? [] : [times[STATUS]])
})

test.each(everyLanguage)('in %s each status has a name of its own', (language) => {
  const names = BillStatus.options.map((status) => text(`payments:screen.bill.${status}`, undefined, language))
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['id', '20 Nov 2026, 09:00 WIB'],
  ['en', '20 Nov 2026, 09:00 WIB'],
  ['ar', '20 نوفمبر 2026، 09:00 WIB'],
] as const)(
  'in %s the day of the bill is the one in Jakarta, the amount in rupiah and the code in groups',
  async (language, time) => {
    await open([openBill({ AMOUNT: 1_250_000 })], language)
    await expect.element(row).toMatchTextContent(time)
    await expect.element(row).toMatchTextContent('Rp1.250.000')
    expect(row.getByText('8202 6112 0000 001', { exact: false }).elements().length).toBeGreaterThan(0)
    expect(await graveFaults()).toEqual([])
  },
)

test('a payment a second before midnight and one a second after are of different days', async () => {
  const late = openBill({ ...paid, PAYMENT_ID: 2, PAYMENT_DATE: '2026-11-20T17:00:00.000Z' })
  await open([openBill(paid), late])
  await expect.element(rows.nth(1)).toMatchTextContent('20 Nov 2026, 23:59 WIB')
  await expect.element(rows.nth(2)).toMatchTextContent('21 Nov 2026, 00:00 WIB')
})

describe('the lines of a bill', () => {
  const line = (at: number) => ({
    CODE: `C${at}`,
    NAME: `Biaya ${at}`,
    QTY: 1,
    UNIT_AMOUNT: 1000 * at,
    AMOUNT: 1000 * at,
    WHY: `Alasan ${at}`,
    LEGAL_REF: 'PP 45/2024',
  })
  const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1))

  test('of one has its reason and no second amount', async () => {
    await open([openBill({ LINES: lines(1) })])
    await expect.element(row).toMatchTextContent('Alasan 1')
    expect(row.getByText('Rp1.000', { exact: true }).elements()).toEqual([])
  })

  test('of six have each their amount at once', async () => {
    await open([openBill({ LINES: lines(6) })])
    await expect.element(row.getByText('Rp6.000', { exact: true })).toBeVisible()
    expect(row.getByRole('group').elements()).toEqual([])
  })

  test('of seven are shown on demand', async () => {
    await open([openBill({ LINES: lines(7) })])
    await expect.element(row.getByText('Rp7.000', { exact: true })).not.toBeVisible()
    await row.getByText('Cangkir').click()
    await expect.element(row.getByText('Rp7.000', { exact: true })).toBeVisible()
  })
})

describe('the receipt', () => {
  const button = page.getByRole('button', { name: labelText('core:download') })

  test('can be downloaded once the application is paid and numbered', async () => {
    await open([openBill(paid)])
    await expect.element(button).toBeVisible()
  })

  test.each([
    ['waits for the payment', {}, text('payments:screen.afterPayment')],
    ['is not there before the number', { ...paid, PATENT_ID: null }, '–'],
    ['of a request stands with the request', { ...paid, IND_REQUEST: 'Y' }, '–'],
    ['of a lapsed code there is none', { STATUS: 'EXPIRED' }, '–'],
  ] as const)('%s', async (_what, change, words) => {
    await open([openBill(change)])
    await expect.element(row.getByRole('cell').last()).toMatchTextContent(words)
    expect(button.elements()).toEqual([])
  })
})

test('without bills says so', async () => {
  await open([])
  await expect.element(page.getByText(text('payments:screen.none'))).toBeVisible()
})
