import type { QueueRow } from '@saki/contracts/deskQueue'
import type { OfficerLoad } from '@saki/contracts/workload'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, show, text } from '../../../../testing/render.tsx'
import { WorkloadScreen } from './WorkloadScreen.tsx'

const row = (PROC_NBR: number, TITLE: string, more: Partial<QueueRow> = {}): QueueRow => ({
  PATENT_ID: `DID202600000${PROC_NBR}`,
  PROC_TYP: '4',
  PROC_NBR,
  RIGHT: 'T',
  FILE_TYP: 'D',
  LAW_CODE: 'UU20/2016',
  TITLE,
  OWNER_NAMES: 'Sari Wulandari',
  STATUS_CODE: '402',
  STATUS_NAME: 'Pemeriksaan Substantif',
  STATUS_CAPTION: '',
  STATUS_DATE: '2026-09-01',
  WORK: 'EXAMINATION',
  DUE_DATE: '2026-11-10',
  DUE_KIND: 'TARGET',
  DAYS_LEFT: -9,
  REPLY_AT: null,
  OFFICER: { USER_ID: 21, USER_NAME: 'Dewi Lestari' },
  IND_FROZEN: 'N',
  UNREAD: 0,
  IMG_URL: null,
  ROW_VERSION: 3,
  ...more,
})
const none = { FORMALITY: 0, REPLY: 0, PUBLICATION: 0, EXAMINATION: 0, REGISTRATION: 0, DISPUTE: 0 }
const COUNTS = { ...none, MINE: 0, LATE: 2, TERMS: 0, QUEUE: 0 }
const data = [row(1, 'WARUNG BENTENG'), row(2, 'MELATI AYU', { OFFICER: null, WORK: 'FORMALITY' })]
const queue = { data, total: 2, page: 1, size: 10, COUNTS, LAWS: [] }
const dewi: OfficerLoad = {
  USER_ID: 21,
  USER_NAME: 'Dewi Lestari',
  SECTION: 'mark',
  ROLES: ['examinerMark'],
  ABSENT_UNTIL: '2026-11-27',
  SUBSTITUTE: 'Bagas Pradana',
  BY_KIND: { ...none, EXAMINATION: 11 },
  TOTAL: 11,
  LATE: 1,
}
const workload = {
  AS_OF: '2026-11-24T03:00:00.000Z',
  TODAY: '2026-11-24',
  OFFICERS: [dewi],
  FREE: { BY_KIND: { ...none, FORMALITY: 6 }, TOTAL: 6, LATE: 1 },
  STAGES: [
    {
      KIND: 'EXAMINATION' as const,
      RIGHT: 'T',
      WAITING: 11,
      LATE: 1,
      MEDIAN_DAYS: 12,
      OLDEST: { PATENT_ID: 'DID2026000001', OFFICER_NAME: null, DAYS: 99, PROMISED_DAYS: 90 },
    },
  ],
  WEEKS: [
    { MONDAY: '2026-11-16', ON_TIME: 24, LATE: 3, ARRIVED: 35 },
    { MONDAY: '2026-11-23', ON_TIME: 1, LATE: 0, ARRIVED: 2 },
  ],
}
const assignable = (USER_ID: number, USER_NAME: string, ROLES: OfficerLoad['ROLES'], IND_ABSENT: 'Y' | 'N' = 'N') => ({
  USER_ID,
  USER_NAME,
  ROLES,
  CASES: 3,
  IND_ABSENT,
})
const officers = [
  assignable(22, 'Bagas Pradana', ['examinerMark', 'formality']),
  assignable(23, 'Haris Nasution', ['formality']),
  assignable(24, 'Ratih Kusuma', ['head'], 'Y'),
]
const box = (one: QueueRow) =>
  page.getByRole('checkbox', { name: text('workload:choose.one', { number: one.PATENT_ID, title: one.TITLE }) })
const open = () => show(<WorkloadScreen />, { user: officer, at: '/petugas/beban-kerja' })

beforeEach(() => serve({ officeWorkload: workload, officeQueue: queue, officeOfficers: officers }))

test('names who has an overdue case, until when that officer is absent, and what was promised', async () => {
  await open()
  const absent = text('workload:absent.by', { date: '27 Nov 2026', name: 'Bagas Pradana' })
  await expect.element(page.getByText(absent).first()).toBeVisible()
  await expect.element(page.getByText(text('workload:stage.of', { days: 99, promised: 90 }))).toBeVisible()
  const said = text('workload:weeks.says', { date: '16 Nov 2026', done: 27, arrived: 35 })
  await expect.element(page.getByText(said)).toBeVisible()
})

test('chosen cases are offered to officers whose roles cover all of them, and sent with who had them', async () => {
  serve({
    officeAssignMany: {
      err: '',
      DONE: 1,
      FAILED: [{ PROC_TYP: '4', PROC_NBR: 2, PATENT_ID: 'DID2026000002', WHY: 'Petugas lain mengubahnya.' }],
    },
  })
  await open()
  for (const one of data) await box(one).click()
  const to = page.getByLabelText(text('workload:many.to'))
  const names = () => [...to.element().querySelectorAll('option')].map(({ textContent }) => textContent)
  await expect.poll(names).toContain(text('workload:many.to.officer', { name: 'Bagas Pradana', count: 3 }))
  expect(names()).toContain(text('workload:many.to.absent', { name: 'Ratih Kusuma', count: 3 }))
  // Haris checks formalities only; one of the two is examined.
  expect(names().some((name) => name.includes('Haris'))).toBe(false)
  const send = page.getByRole('button', { name: text('workload:many.assign', { count: 2 }) })
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(text('workload:many.to.choose'))
  expect(callsOf('officeAssignMany')).toEqual([])
  await to.selectOptions('22')
  await send.click()
  await expect
    .poll(() => callsOf('officeAssignMany')[0]?.body)
    .toEqual({
      CASES: [
        { PROC_TYP: '4', PROC_NBR: 1, HELD_BY: 21 },
        { PROC_TYP: '4', PROC_NBR: 2, HELD_BY: null },
      ],
      USER_ID: 22,
      REASON: '',
    })
  await expect.element(page.getByText(text('workload:many.done', { count: 1 }))).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Petugas lain mengubahnya.')
})

test('after a lost answer the same key is sent again', async () => {
  let tries = 0
  serve({ officeAssignMany: () => ((tries += 1) === 1 ? refuse('BUSY') : { err: '', DONE: 1, FAILED: [] }) })
  await open()
  await box(data[0] as QueueRow).click()
  await page.getByLabelText(text('workload:many.to')).selectOptions('queue')
  const send = page.getByRole('button', { name: text('workload:many.assign', { count: 1 }) })
  await send.click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await send.click()
  await expect.element(page.getByText(text('workload:many.done', { count: 1 }))).toBeVisible()
  const [first, second] = callsOf('officeAssignMany')
  expect(second?.key).toBe(first?.key)
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<WorkloadScreen />, { language, user: officer, at: '/petugas/beban-kerja' })
  await expect.element(page.getByText('WARUNG BENTENG').first()).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
