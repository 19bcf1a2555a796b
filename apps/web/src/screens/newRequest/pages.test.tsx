import type { LetterRow } from '@saki/contracts/answers'
import type { Opposable } from '@saki/contracts/disputes'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { caseAtOffice } from '../../../testing/cases.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { openOffer, offersInMark } from '../../../testing/requests.ts'
import { FreeRequestsScreen, OppositionsScreen, PaidRequestsScreen } from '../../areas/composedRequests.tsx'
import { OffersDialog } from '../../requests/OffersDialog.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { AppealScreen } from './AppealScreen.tsx'

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

const letters = (rows: LetterRow[] = []) => serve({ getLettersToAnswer: rows })
const nobody = { data: [], total: 0, page: 1, size: 50 }

describe('paid requests', () => {
  test.each([
    ['/user-docx/tp/berbayar?nomor=P00202100001', 'shell:page.annuities'],
    ['/user-docx/tp/berbayar?jenis=BT', 'shell:page.annuities'],
    ['/user-docx/tp/berbayar', 'shell:page.newPaid'],
  ] as const)('%s is the page %s', async (at, title) => {
    serve({
      annuitiesDue: [],
      annuityOrders: [],
      annuityQuote: { VALID_DATE: '2026-11-20', TOTAL_AMOUNT: 0, ITEMS: 0, PATENTS: [] },
    })
    await show(<PaidRequestsScreen />, { at, user: applicant })
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(text(title))
  })
})

test('free requests have the letters to answer above the kinds without a fee', async () => {
  letters()
  await show(<FreeRequestsScreen />, { at: '/user-docx/tp/tdkberbayar', user: applicant })
  await expect.element(page.getByText(text('answers:list.empty'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: labelText('requests:PK'), exact: false }).first())
    .toHaveAttribute('href', '/user-docx/tp/tdkberbayar?jenis=PK')
})

describe('appeals', () => {
  const open = (offers: Parameters<typeof offersInMark>[1]) => {
    const row = caseAtOffice(1, { RIGHT: 'T', PATENT_ID: 'DID2026000001', GROUP: 'done' })
    const counts = { all: 1, action: 0, payment: 0, running: 0, registered: 0, done: 1 }
    const reply = { total: 1, page: 1, size: 25, CLIENTS: [], COUNTS: counts, nextCursor: null, prevCursor: null }
    serve({
      getPatents: ({ query }) => ({ ...reply, data: query.group === 'done' ? [row] : [] }),
      requestOffers: ({ query }) => offersInMark(query.patentId, offers),
    })
    return show(<AppealScreen />, { at: '/user-docx/tp/banding', user: applicant })
  }

  test('are offered for a decision whose window is open, with its last day', async () => {
    await open([openOffer('BD', { LAST_DATE: '2027-01-14' })])
    const way = page.getByRole('link', { name: labelText('requests:BD'), exact: false })
    await expect.element(way).toHaveAttribute('href', '/user-docx/tp/banding?jenis=BD&nomor=DID2026000001')
    await expect.element(way).toMatchTextContent(text('newRequest:offer.until', { date: '14 Jan 2027' }))
  })

  test('without an open window are none; designs say what there is instead', async () => {
    await open([openOffer('BD', { IND_OFFERED: 'N', WHY: 'over', DAY: '2026-01-14' })])
    await expect.element(page.getByText(text('newRequest:appeal.none'))).toBeVisible()
    await expect.element(page.getByText(text('requests:BD.instead'))).toBeVisible()
  })
})

describe('oppositions', () => {
  const open = (at = '/customer-screen/oposisi') => {
    letters()
    serve({
      disputesAgainst: { ...nobody, size: 10 },
      requestList: { ...nobody, GROUPS: [] },
      getLimit: [],
      addressBook: { ...nobody, size: 20 },
    })
    return show(<OppositionsScreen />, { at, user: applicant })
  }

  test('of the reader and those against the reader are two tabs', async () => {
    const shown = await open()
    await expect.element(page.getByText(text('newRequest:opposition.none'))).toBeVisible()
    await page.getByRole('tab', { name: labelText('newRequest:opposition.against') }).click()
    await expect.element(page.getByText(text('newRequest:opposition.none.against'))).toBeVisible()
    expect(shown.address()).toContain('tab=against')
  })

  const published = (offer: Parameters<typeof openOffer>[1] = {}): Opposable => ({
    PATENT_ID: 'DID2026000001',
    REGISTRATION_NBR: '',
    TITLE: 'TENUN NUSANTARA',
    APPL_TYP: 'MARK',
    CLASSES: [24, 25],
    OWNER_NAMES: 'Sari Wulandari',
    FILING_DATE: '2026-09-01',
    REGISTRATION_DATE: null,
    IMG_URL: null,
    PUBLICATION_DATE: '2026-11-02',
    OFFER: openOffer('OP', offer),
  })

  test('a published application is found by its number or name and leads to the form', async () => {
    await open()
    serve({ opposableCases: [published({ LAST_DATE: '2027-01-04' })] })
    await page.getByRole('button', { name: labelText('newRequest:opposition.file') }).click()
    await page.getByRole('textbox').fill('tenun')
    const way = page.getByRole('link', { name: labelText('newRequest:opposition.oppose'), exact: false })
    await expect.element(way).toHaveAttribute('href', '/customer-screen/oposisi?jenis=OP&nomor=DID2026000001')
    await expect
      .element(page.getByText(text('newRequest:offer.until', { date: '4 Jan 2027' }), { exact: false }))
      .toBeVisible()
  })

  test('one whose time is over says until when it was', async () => {
    await open()
    serve({ opposableCases: [published({ IND_OFFERED: 'N', WHY: 'over', DAY: '2026-10-01' })] })
    await page.getByRole('button', { name: labelText('newRequest:opposition.file') }).click()
    await page.getByRole('textbox').fill('DID2026000001')
    await expect
      .element(page.getByText(text('requests:why.over', { date: '1 Oct 2026' }), { exact: false }))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: labelText('newRequest:opposition.oppose'), exact: false }))
      .not.toBeInTheDocument()
  })
})

describe('the requests of a case', () => {
  const offers = [
    openOffer('PN'),
    openOffer('PJ', { LAST_DATE: '2027-01-14' }),
    openOffer('LI', { IND_OFFERED: 'N', WHY: 'state' }),
  ]
  const dialog = () => <OffersDialog number="DID2026000001" title="SENJA" onClose={() => undefined} />

  test.each(everyLanguage)(
    'lead to their forms, the next to end first; the others say why not: %s',
    async (language) => {
      serve({ requestOffers: offersInMark('DID2026000001', offers) })
      await show(dialog(), { user: applicant, language })
      const links = page.getByRole('link')
      await expect.element(links.first()).toHaveAttribute('href', '/user-docx/tp/berbayar?jenis=PJ&nomor=DID2026000001')
      await expect.element(links.nth(1)).toHaveAttribute('href', '/user-docx/tp/berbayar?jenis=PN&nomor=DID2026000001')
      const why = page.getByText(text('requests:why.state', {}, language), { exact: false })
      await expect.element(why).not.toBeVisible()
      await page.getByText(text('newRequest:offers.later', { count: 1 }, language)).click()
      await expect.element(why).toBeVisible()
    },
  )

  test('that cannot be read can be asked for again', async () => {
    serve({ requestOffers: refuse('UNKNOWN') })
    await show(dialog(), { user: applicant })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.poll(() => callsOf('requestOffers').length).toBe(2)
  })
})
