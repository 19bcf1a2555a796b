import type { CaseRow } from '@saki/contracts/caseRow'
import type { InboxItem } from '@saki/contracts/inbox'
import type { ListedRequest } from '@saki/contracts/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openBill } from '../../../testing/bills.ts'
import { listedCases, unpaidCase } from '../../../testing/cases.ts'
import { offline, serve } from '../../../testing/fakeApi.ts'
import { dueLetter } from '../../../testing/letters.ts'
import { listedRequest, listedRequests } from '../../../testing/ownRequests.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { DeadlineCell } from './DeadlineCell.tsx'
import { UnpaidCell } from './UnpaidCell.tsx'
import { useToday } from './useToday.ts'

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

function Cells() {
  const today = useToday()
  return (
    <>
      <DeadlineCell deadlines={today.deadlines} />
      <UnpaidCell unpaid={today.unpaid} requests={today.unpaidRequests} />
    </>
  )
}

interface Account {
  letters?: readonly InboxItem[]
  unpaid?: readonly CaseRow[]
  requests?: readonly ListedRequest[]
}

function account({ letters = [], unpaid = [], requests = [] }: Account) {
  const paged = { page: 1, size: 50 }
  serve({
    getInbox: { data: [...letters], total: letters.length, ...paged },
    getPatents: listedCases(unpaid),
    requestList: listedRequests(requests),
    getPatentTemp: { data: [], total: 0, CLIENTS: [], ...paged },
    getPayments: [openBill()],
  })
}
const draw = (language: 'id' | 'en' | 'ar' = 'en') =>
  show(<Cells />, { at: '/user-docx/tp/pasca-sertifikat', user: applicant, language })
const open = (one: Account, language?: 'id' | 'en' | 'ar') => {
  account(one)
  return draw(language)
}
const cell = (key: 'landing:deadlines' | 'landing:unpaid') =>
  page.getByRole('region', { name: labelText(key), exact: false })
const deadlines = cell('landing:deadlines')
const unpaid = cell('landing:unpaid')

describe('deadlines', () => {
  test('are the three nearest of all, and those without a day come last', async () => {
    const letters = [
      dueLetter(1, '2027-01-31', 72),
      dueLetter(2, '2026-11-20', 0),
      dueLetter(3, '2026-12-31', 41),
      dueLetter(4, '2026-11-19', -1),
      { ...dueLetter(5, '2026-11-20', 0), DUE_DATE: null, DAYS_LEFT: null },
    ]
    await open({ letters })
    const rows = deadlines.getByRole('listitem')
    await expect.element(rows).toHaveLength(3)
    expect(rows.elements().map((row) => /Surat \d/.exec(row.textContent)?.[0])).toEqual([
      'Surat 4',
      'Surat 2',
      'Surat 3',
    ])
    await expect
      .element(deadlines.getByRole('link', { name: text('landing:more', { count: 2 }) }))
      .toHaveAttribute('href', '/inbox?tab=action')
    await expect.element(rows.nth(0)).toMatchTextContent(text('core:days.late', { count: 1 }))
    await expect.element(rows.nth(1)).toMatchTextContent(text('core:days.today'))
  })

  test.each([
    ['id', '31', 'Des'],
    ['en', '31', 'Dec'],
    ['ar', '31', 'ديسمبر'],
  ] as const)('in %s have the day above the month', async (language, day, month) => {
    await open({ letters: [dueLetter(1, '2026-12-31', 41)] }, language)
    const time = page.getByRole('time').first()
    await expect.element(time).toHaveAttribute('datetime', '2026-12-31')
    await expect.element(time).toHaveTextContent(`${day}${month}`)
  })

  test('of a client say for whom they are', async () => {
    const item = { ...dueLetter(1, '2026-12-31', 41), ON_BEHALF_OF: { USER_ID: 9, USER_NAME: 'PT Kursi' } }
    await open({ letters: [item] })
    await expect.element(deadlines).toMatchTextContent(text('clients:for', { name: 'PT Kursi' }))
  })
})

describe('an unpaid bill', () => {
  test('that can be paid has its code, what it dates and the time left', async () => {
    await open({ unpaid: [unpaidCase(1)] })
    await expect.element(unpaid.getByTestId('countdown')).toMatchTextContent(/^13:59:\d\d$/)
    await expect.element(unpaid.getByRole('link', { name: labelText('core:pay') })).toBeVisible()
    await expect.element(unpaid).toMatchTextContent(text('landing:unpaid.dateShort'))
    await expect.element(unpaid.getByText('8202 6112 0000 001', { exact: false }).first()).toBeVisible()
  })

  test('that has lapsed says so and offers a new code, without a countdown', async () => {
    await open({ unpaid: [unpaidCase(1, { BILLING_EXPIRES_AT: '2026-11-20T03:00:00.000Z' })] })
    await expect.element(unpaid).toMatchTextContent(text('landing:unpaid.lapsed'))
    await expect.element(unpaid.getByRole('link', { name: labelText('landing:reissue') })).toBeVisible()
    expect(unpaid.getByTestId('countdown').elements()).toEqual([])
  })

  test('that can be paid is shown before one that has lapsed', async () => {
    const lapsed = unpaidCase(1, { BILLING_EXPIRES_AT: '2026-11-19T16:59:59.000Z', TITLE: 'Lama' })
    await open({ unpaid: [lapsed, unpaidCase(2, { TITLE: 'Baru', AMOUNT_OUTSTANDING: 1_250_000 })] })
    await expect.element(unpaid).toMatchTextContent('Baru')
    await expect.element(unpaid).toMatchTextContent('Rp1.250.000')
    expect(unpaid.getByText('Lama').elements()).toEqual([])
  })

  test('of a request does not promise a filing date', async () => {
    await open({ requests: [listedRequest(1, { GROUP: 'UNPAID', BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z' })] })
    await expect.element(unpaid.getByRole('link', { name: labelText('core:pay') })).toBeVisible()
    expect(unpaid.getByText(text('landing:unpaid.dateShort')).elements()).toEqual([])
  })
})

test('when one list fails it says so and the other is shown; asking again shows it', async () => {
  account({ unpaid: [unpaidCase(1)], letters: [dueLetter(1, '2026-12-31', 41)] })
  serve({ getInbox: offline })
  await draw()
  await expect.element(deadlines.getByRole('alert')).toMatchTextContent(text('core:load.unreachable'))
  expect(deadlines.getByText(text('landing:deadlines.none')).elements()).toEqual([])
  await expect.element(unpaid.getByRole('link', { name: labelText('core:pay') })).toBeVisible()
  account({ unpaid: [unpaidCase(1)], letters: [dueLetter(1, '2026-12-31', 41)] })
  await deadlines.getByRole('button', { name: labelText('core:retry') }).click()
  await expect.element(deadlines).toMatchTextContent('Surat 1')
})

test('without any both say so', async () => {
  await open({})
  await expect.element(deadlines).toMatchTextContent(text('landing:deadlines.none'))
  await expect.element(unpaid).toMatchTextContent(text('landing:unpaid.none'))
})
