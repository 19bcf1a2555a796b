import { findRequest } from '@saki/catalogue/requests/registry'
import { pageOfRequest } from '@saki/catalogue/requests/requestPages'
import type { CaseRow } from '@saki/contracts/caseRow'
import type { DraftRow } from '@saki/contracts/edits'
import type { InboxItem } from '@saki/contracts/inbox'
import type { ListedRequest } from '@saki/contracts/requests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { listedCases, openDraft, unpaidCase } from '../../../testing/cases.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { dueLetter, unreadLetter } from '../../../testing/letters.ts'
import { listedRequest, listedRequests } from '../../../testing/ownRequests.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { LandingScreen } from './LandingScreen.tsx'
import { services } from './PaidServices.tsx'

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

interface Account {
  letters?: readonly InboxItem[]
  unpaid?: readonly CaseRow[]
  requests?: readonly ListedRequest[]
  drafts?: readonly DraftRow[]
  cases?: number
}

async function open({ letters = [], unpaid = [], requests = [], drafts = [], cases = unpaid.length }: Account) {
  const paged = { page: 1, size: 50 }
  serve({
    getInbox: ({ query }) => {
      const data = letters.filter((item) => (query.unread === 'Y' ? item.STATUS === 'N' : item.TODO_TEXT !== ''))
      return { data: [...data], total: data.length, ...paged }
    },
    getPatents: listedCases(unpaid, { all: cases }),
    requestList: listedRequests(requests),
    getPatentTemp: { data: [...drafts], total: drafts.length, CLIENTS: [], ...paged },
    getPayments: [],
  })
  return show(<LandingScreen />, { at: '/user-docx/tp/pasca-sertifikat', user: applicant })
}
const cell = (key: 'landing:deadlines' | 'landing:drafts') =>
  page.getByRole('region', { name: labelText(key), exact: false })

describe('a deadline', () => {
  const long = 'Hasil pemeriksaan substantif menunggu tanggapan Anda sebelum permohonan diputuskan kantor'
  const items = [
    dueLetter(1, '2026-11-25', 5, { SUBJECT: long, CONSEQUENCE: 'Bila tidak dijawab, permohonan ditolak.' }),
    dueLetter(2, '2026-12-30', 40, {
      SUBJECT: long,
      CONSEQUENCE: 'Bila tidak dilengkapi, permohonan ditarik kembali.',
    }),
  ]

  test('says what happens otherwise', async () => {
    await open({ letters: items, cases: 2 })
    const rows = cell('landing:deadlines').getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent('Bila tidak dijawab, permohonan ditolak.')
    await expect.element(rows.nth(1)).toMatchTextContent('Bila tidak dilengkapi, permohonan ditarik kembali.')
  })

  test.each([1366, 390])('has its whole name at %i px', async (width) => {
    await page.viewport(width, 768)
    await open({ letters: items, cases: 2 })
    const name = cell('landing:deadlines').getByText(long).first()
    await expect.element(name).toBeVisible()
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = name.element()
    expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight])
    await page.viewport(1366, 768)
  })
})

describe('services', () => {
  test('are cards of what is asked for most, each to its form, and a link to all of them', async () => {
    await open({ unpaid: [unpaidCase(1)] })
    const region = page.getByRole('region', { name: labelText('landing:paid') })
    await expect
      .element(region.getByRole('link', { name: labelText('landing:paid.all') }))
      .toHaveAttribute('href', '/user-docx/tp/berbayar')
    const targets = region
      .getByRole('listitem')
      .elements()
      .map((item) => item.querySelector('a')?.getAttribute('href'))
    expect(targets).toEqual(services.map(([kind]) => `/user-docx/tp/berbayar?jenis=${kind}`))
  })

  test.each(services.map(([kind]) => kind))('%s has the words of its form and a fee', (kind) => {
    const request = findRequest(kind)
    expect(request && pageOfRequest(request)).toBe('/user-docx/tp/berbayar')
    for (const [language] of everyLanguage) {
      expect(text(`landing:service.${kind}`, undefined, language)).toBe(text(`requests:${kind}`, undefined, language))
      expect(text(`landing:service.${kind}.means`, undefined, language)).toBe(
        text(`requests:${kind}.means`, undefined, language),
      )
    }
  })
})

describe('an account without drafts and filings', () => {
  test('has three steps, what helps before the first filing and no links to empty pages', async () => {
    await open({})
    await expect.element(page.getByText(text('landing:welcome', { name: applicant.USER_NAME }))).toBeVisible()
    await expect.element(page.getByText(labelText('landing:today'))).not.toBeInTheDocument()
    const targets = page
      .getByRole('link')
      .elements()
      .map((found) => found.getAttribute('href'))
    expect([...new Set(targets)]).toEqual([
      '/buat-pengajuan',
      '/trademarks/search',
      '/viewer/user-manual',
      '/wf-mapping/wfmapping',
    ])
  })

  test('that closed the welcome finds in Today where to begin', async () => {
    await open({})
    await page.getByRole('button', { name: text('landing:welcome.dismiss') }).click()
    await expect.element(cell('landing:drafts').getByRole('link', { name: labelText('shell:nav.new') })).toBeVisible()
  })

  test('sees Today as soon as there is a draft', async () => {
    await open({ drafts: [openDraft(1)] })
    await expect.element(cell('landing:drafts')).toMatchTextContent('Teko 1')
    await expect.element(page.getByRole('region', { name: labelText('landing:paid') })).not.toBeInTheDocument()
  })
})

test('new letters are listed with their whole subject', async () => {
  await open({
    letters: [unreadLetter(1, { SUBJECT: 'Pembayaran diterima, Nomor Permohonan A00202600025' })],
    cases: 1,
  })
  const subject = page.getByText('Pembayaran diterima, Nomor Permohonan A00202600025')
  await expect.element(subject).toBeVisible()
  expect(subject.element().scrollWidth).toBe(subject.element().clientWidth)
})

describe('an unpaid bill of a request', () => {
  const request = listedRequest(1, { GROUP: 'UNPAID', BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z' })
  const unpaidCell = page.getByRole('region', { name: labelText('landing:unpaid'), exact: false })

  test('is paid from the landing page when no filing has one', async () => {
    await open({ requests: [request], cases: 1 })
    await expect.element(unpaidCell).toMatchTextContent(request.USERDOC_NAME)
    await expect
      .element(unpaidCell.getByRole('link', { name: labelText('core:pay') }))
      .toHaveAttribute('href', '/customer-screen/payments/TRX-2026-200001')
  })

  test('is counted beside those of filings and leads to its list', async () => {
    await open({ unpaid: [unpaidCase(1)], requests: [request] })
    await expect
      .element(unpaidCell.getByRole('link', { name: text('landing:unpaid.requests', { count: 1 }) }))
      .toHaveAttribute('href', '/user-docx/tp/list-pengajuan-pasca?group=unpaid')
    await expect.element(unpaidCell.getByRole('heading')).toMatchTextContent('2')
  })
})
