import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { listedCases, openDraft, unpaidCase } from '../../testing/cases.ts'
import { serve } from '../../testing/fakeApi.ts'
import { dueLetter } from '../../testing/letters.ts'
import { listedRequest, listedRequests } from '../../testing/ownRequests.ts'
import { applicant } from '../../testing/people.ts'
import { show, text } from '../../testing/render.tsx'
import { setServerTime } from '../ui/clock.ts'
import { AttentionStrip } from './AttentionStrip.tsx'

const paged = { page: 1, size: 50 }
const nothing = { data: [], total: 0, ...paged }

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    getInbox: nothing,
    getInboxUnreads: [{ TOTAL: 0 }],
    getPatents: listedCases([]),
    requestList: listedRequests([]),
    getPatentTemp: { ...nothing, CLIENTS: [] },
  })
})
const open = () => show(<AttentionStrip />, { at: '/inbox', user: applicant })
const strip = page.getByRole('navigation', { name: text('shell:strip.title') })

test('names deadlines within seven days, unpaid bills with the hour the next code ends, drafts and unread letters', async () => {
  serve({
    getInbox: {
      data: [dueLetter(1, '2026-11-25', 5, { SEVERITY: 'URGENT' }), dueLetter(2, '2026-12-30', 40)],
      total: 2,
      ...paged,
    },
    getInboxUnreads: [{ TOTAL: 3 }],
    getPatents: listedCases([unpaidCase(1), unpaidCase(2, { BILLING_EXPIRES_AT: '2026-11-20T10:00:00.000Z' })]),
    requestList: listedRequests([
      listedRequest(1, { GROUP: 'UNPAID', BILLING_EXPIRES_AT: '2026-11-20T16:59:59.000Z' }),
    ]),
    getPatentTemp: { data: [openDraft(1)], total: 4, CLIENTS: [], ...paged },
  })
  await open()
  await expect.element(strip).toBeVisible()
  const links = strip
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    [text('shell:strip.deadlines', { count: 1 }), '/inbox?action=Y'],
    [
      text('shell:strip.bills', { count: 2 }) + text('shell:strip.lapses', { time: '17:00 WIB' }),
      '/customer-screen/list?group=payment',
    ],
    [
      text('shell:strip.requestBills', { count: 1 }) + text('shell:strip.lapses', { time: '23:59 WIB' }),
      '/user-docx/tp/list-pengajuan-pasca?group=unpaid',
    ],
    [text('shell:strip.drafts', { count: 4 }), '/customer-screen/draft'],
    [text('shell:strip.unread', { count: 3 }), '/inbox'],
  ])
})

test('without anything to do there is no strip', async () => {
  const { address } = await open()
  await expect.poll(address).toBe('/inbox')
  await expect.element(strip).not.toBeInTheDocument()
})
