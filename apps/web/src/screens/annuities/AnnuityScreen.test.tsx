import type { AnnuityOrder, DueAnnuity, QuotedPatent } from '@saki/contracts/annuities'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { AnnuityScreen } from './AnnuityScreen.tsx'

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

const due = (PATENT_ID: string, over: Partial<DueAnnuity> = {}): DueAnnuity => ({
  PATENT_ID,
  TITLE: 'Alat Pengering Biji Kopi',
  YEAR: 6,
  LEAST_YEAR: 6,
  DUE_DATE: '2027-01-14',
  GRACE_DATE: '2027-07-14',
  STATUS: 'DUE',
  AMOUNT: 2_550_000,
  FAULT: null,
  ...over,
})

const quoted = (PATENT_ID: string, toYear: number | null, over: Partial<QuotedPatent> = {}): QuotedPatent => ({
  PATENT_ID,
  TITLE: 'Alat Pengering Biji Kopi',
  IND_OWN: 'Y',
  CLAIMS: 8,
  PAID_TO: 5,
  LEAST_YEAR: 6,
  LAST_YEAR: 20,
  TO_YEAR: toYear ?? 6,
  IND_REDUCED: 'N',
  YEARS: Array.from({ length: 20 }, (_, at) => ({
    YEAR: at + 1,
    YEAR_FROM: `${2021 + at}-02-14`,
    YEAR_TO: `${2022 + at}-02-13`,
    DUE_DATE: `${2021 + at}-01-14`,
    GRACE_DATE: `${2021 + at}-07-14`,
    STATUS: at < 5 ? ('PAID' as const) : ('NOT_DUE' as const),
    BASE_AMOUNT: 1_750_000,
    CLAIM_AMOUNT: 800_000,
    PENALTY_AMOUNT: 0,
    AMOUNT: 2_550_000,
  })),
  AMOUNT: 2_550_000 * ((toYear ?? 6) - 5),
  FAULT: null,
  ...over,
})

const order = (over: Partial<AnnuityOrder> = {}): AnnuityOrder => ({
  SUBMISSION_NBR: 'TRX-2026-100777',
  SUBMITTED_AT: '2026-11-19T03:00:00.000Z',
  STATUS: 'PAID',
  AMOUNT: 2_550_000,
  BILLING_CODE: '820261119000001',
  BILLING_EXPIRES_AT: '2026-11-19T16:59:59.000Z',
  PAID_AT: '2026-11-19T04:00:00.000Z',
  NTPN: 'ABCDEF0123456789',
  PATENTS: [
    {
      PATENT_ID: 'P00202100009',
      TITLE: 'Pompa',
      FROM_YEAR: 6,
      TO_YEAR: 6,
      AMOUNT: 2_550_000,
      STATE: 'HELD',
      HELD_WHY: 'YEAR',
      REFUND_AMOUNT: 0,
    },
  ],
  ...over,
})

/** The screen with one own patent; a quote answers each number with a patent, unless `faults` names another answer. */
async function open(faults: Record<string, Partial<QuotedPatent>> = {}, orders: readonly AnnuityOrder[] = []) {
  serve({
    annuitiesDue: [
      due('P00202100001'),
      due('P00202100002', { STATUS: 'GRACE', AMOUNT: 5_100_000 }),
      due('P00202100003', { FAULT: 'REVIEW', STATUS: 'LAPSED' }),
    ],
    annuityOrders: [...orders],
    annuityQuote: ({ body }) => {
      const PATENTS = (body?.PATENTS ?? []).map(({ PATENT_ID, TO_YEAR = null }) =>
        quoted(PATENT_ID, TO_YEAR, faults[PATENT_ID]),
      )
      const TOTAL_AMOUNT = PATENTS.reduce((sum, { AMOUNT }) => sum + AMOUNT, 0)
      return { VALID_DATE: '2026-11-20', TOTAL_AMOUNT, ITEMS: PATENTS.length, PATENTS }
    },
  })
  return show(<AnnuityScreen />, { at: '/user-docx/tp/berbayar', user: applicant })
}
const unknown: Partial<QuotedPatent> = {
  TITLE: null,
  LEAST_YEAR: null,
  LAST_YEAR: null,
  TO_YEAR: null,
  YEARS: [],
  AMOUNT: 0,
  FAULT: 'UNKNOWN',
}
const tick = (number: string) => page.getByRole('checkbox', { name: number, exact: false })
const chosen = () => page.getByRole('region', { name: labelText('annuities:chosen') })
const orderButton = () => page.getByRole('button', { name: labelText('annuities:order') })

describe('annuities', () => {
  test('a ticked patent is priced; a later year costs more; the order sends what is shown', async () => {
    await open()
    serve({
      annuityOrder: {
        err: '',
        SUBMISSION_NBR: 'TRX-2026-100778',
        BILLING_CODE: '820261120000001',
        BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z',
        TOTAL_AMOUNT: 5_100_000,
      },
    })
    await tick('P00202100001').click()
    await expect.element(chosen()).toMatchTextContent('2.550.000')
    await page.getByRole('combobox', { name: text('annuities:toYear', { number: 'P00202100001' }) }).selectOptions('7')
    await expect.element(chosen().getByRole('status')).toMatchTextContent('5.100.000')
    await orderButton().click()
    await expect.poll(() => callsOf('annuityOrder').length).toBe(1)
    expect(callsOf('annuityOrder')[0]?.body).toEqual({
      PATENTS: [{ PATENT_ID: 'P00202100001', TO_YEAR: 7 }],
      TOTAL_AMOUNT: 5_100_000,
    })
  })

  test('a patent under review cannot be ticked and says why; an overdue one says what it costs', async () => {
    await open()
    await expect.element(tick('P00202100003')).toBeDisabled()
    await expect.element(page.getByText(text('annuities:fault.REVIEW'))).toBeVisible()
    await expect.element(page.getByText(text('annuities:late.means'))).toBeVisible()
  })

  test('numbers from a list are chosen; rows that are none stay in the field and are explained', async () => {
    await open()
    await page.getByRole('textbox', { name: labelText('annuities:numbers') }).fill('P00202100009,8\nabc\nP00202100009')
    await page.getByRole('button', { name: labelText('annuities:add') }).click()
    await expect.element(chosen()).toMatchTextContent('P00202100009')
    const rows = page.getByRole('listitem')
    await expect.element(rows.filter({ hasText: 'abc' })).toMatchTextContent(text('annuities:row.number'))
    await expect.element(rows.filter({ hasText: 'P00202100009' })).toMatchTextContent(text('annuities:row.repeated'))
    expect(callsOf('annuityQuote').at(-1)?.body?.PATENTS).toEqual([{ PATENT_ID: 'P00202100009', TO_YEAR: 8 }])
  })

  test('a number that cannot be paid is explained and left out of the order', async () => {
    await open({ P00199900001: unknown })
    serve({ annuityOrder: refuse('AMOUNT_CHANGED') })
    await tick('P00202100001').click()
    await page.getByRole('textbox', { name: labelText('annuities:numbers') }).fill('P00199900001')
    await page.getByRole('button', { name: labelText('annuities:add') }).click()
    await expect.element(chosen().getByText(text('annuities:fault.UNKNOWN'))).toBeVisible()
    await orderButton().click()
    await expect
      .poll(() => callsOf('annuityOrder')[0]?.body?.PATENTS)
      .toEqual([{ PATENT_ID: 'P00202100001', TO_YEAR: 6 }])
    await expect.element(page.getByRole('alert')).toBeVisible()
  })

  test('a repeated attempt has the same key, so that a lost answer does not order twice', async () => {
    await open()
    serve({ annuityOrder: refuse('BUSY') })
    await tick('P00202100001').click()
    await expect.element(chosen()).toMatchTextContent('2.550.000')
    await orderButton().click()
    await expect.poll(() => callsOf('annuityOrder').length).toBe(1)
    await orderButton().click()
    await expect.poll(() => callsOf('annuityOrder').length).toBe(2)
    const [first, second] = callsOf('annuityOrder')
    expect(second?.key).toBe(first?.key)
  })

  test('a held payment says why it waits', async () => {
    await open({}, [order()])
    await expect.element(page.getByText(text('annuities:held.YEAR'))).toBeVisible()
  })
})
