import type { HeldAnnuity } from '@saki/contracts/annuities'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults, graveFaults } from '../../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { OfficeQueueScreen } from '../OfficeQueueScreen.tsx'

const held = (change: Partial<HeldAnnuity> = {}): HeldAnnuity => ({
  SUBMISSION_NBR: 'TRX-2026-000012',
  PATENT_ID: 'S00202600001',
  TITLE: 'Alat Pengering Biji Kopi',
  PAYER_NAME: 'Budi Santoso',
  FROM_YEAR: 1,
  TO_YEAR: 2,
  AMOUNT: 2_300_000,
  PAID_DATE: '2026-11-10',
  NTPN: 'ABCDEF0123456789',
  HELD_WHY: 'YEAR',
  PAID_TO: 2,
  LEAST_YEAR: 3,
  LAST_YEAR: 10,
  ...change,
})
function open(rows: readonly HeldAnnuity[], asked = '&tab=held', language: 'id' | 'en' | 'ar' = 'en') {
  serve({
    officeRequests: {
      data: [],
      total: 0,
      page: 1,
      size: 10,
      TABS: [{ TAB: 'HELD', COUNT: asked === '&tab=held' ? rows.length : 0 }],
    },
    officeAnnuitiesHeld: { data: [...rows], total: rows.length, page: 1, size: 10 },
    officeAnnuityDecide: { err: '', REFUND_AMOUNT: 1_150_000 },
  })
  return show(<OfficeQueueScreen />, { at: `/petugas?view=requests${asked}`, user: officer, language })
}
const list = () => page.getByRole('region', { name: text('desk:held') })
const dialog = () => page.getByRole('dialog')
const field = (key: Parameters<typeof text>[0]) => dialog().getByRole('textbox', { name: labelText(key), exact: false })
const choice = (key: Parameters<typeof text>[0]) => dialog().getByRole('radio', { name: text(key), exact: false })
const save = () => dialog().getByRole('button', { name: labelText('desk:held.save') })
const decide = () => list().getByRole('button', { name: text('desk:held.decide'), exact: false })

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 768)
})

test('held annuities stand in the tab of held requests, with money, payer, years and reason', async () => {
  await open([held()])
  for (const shown of ['S00202600001', 'Budi Santoso', 'Rp2.300.000', 'ABCDEF0123456789', text('desk:held.YEAR')])
    await expect.element(list()).toMatchTextContent(shown)
  await expect.element(page.getByText(text('desk:requests.empty'))).not.toBeInTheDocument()
})

test.each([
  ['another tab', '', 'desk:requests.empty'],
  ['another kind', '&tab=held&kind=PN', 'core:noMatch'],
] as const)('in %s they are not asked for', async (_says, asked, empty) => {
  await open([held()], asked)
  await expect.element(page.getByText(text(empty))).toBeVisible()
  expect(callsOf('officeAnnuitiesHeld')).toEqual([])
})

test('recording needs a year that can be paid and a reason, and says what is paid back', async () => {
  await open([held()])
  await decide().click()
  await save().click()
  expect(callsOf('officeAnnuityDecide')).toEqual([])
  await choice('desk:held.record').click()
  await field('office:annuity.toYear').fill('2')
  await field('office:reason').fill('Untuk tahun berikutnya')
  await save().click()
  await expect.element(dialog()).toMatchTextContent(text('office:annuity.yearWrong'))
  await field('office:annuity.toYear').fill('3')
  await save().click()
  await expect.element(page.getByText(text('desk:held.done'), { exact: true })).toBeVisible()
  expect(callsOf('officeAnnuityDecide')[0]?.body).toEqual({
    SUBMISSION_NBR: 'TRX-2026-000012',
    PATENT_ID: 'S00202600001',
    DECISION: 'RECORD',
    TO_YEAR: 3,
    REASON: 'Untuk tahun berikutnya',
  })
  await expect.poll(() => callsOf('officeAnnuitiesHeld').length).toBe(2)
})

test('of a case that is not open for payments the money can only be paid back', async () => {
  await open([held({ HELD_WHY: 'ENDED', LEAST_YEAR: null })])
  await decide().click()
  await expect.element(choice('desk:held.refund')).toBeChecked()
  await expect.element(choice('desk:held.record')).not.toBeInTheDocument()
  await field('office:reason').fill('Paten sudah berakhir')
  await save().click()
  await expect
    .poll(() => callsOf('officeAnnuityDecide')[0]?.body)
    .toMatchObject({ DECISION: 'REFUND', TO_YEAR: null, REASON: 'Paten sudah berakhir' })
})

test('a decision that a colleague made first keeps the words and reads the list again', async () => {
  await open([held()])
  serve({ officeAnnuityDecide: refuse('REQUEST_DECIDED') })
  await decide().click()
  await choice('desk:held.refund').click()
  await field('office:reason').fill('Dibayar dua kali')
  await save().click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  expect(await dialogFaults('HeldAnnuityDialog')).toEqual([])
  await expect.element(field('office:reason')).toHaveValue('Dibayar dua kali')
  await expect.poll(() => callsOf('officeAnnuitiesHeld').length).toBe(2)
})

test.each(everyLanguage)('in %s axe finds no serious fault, nor does the list overflow a phone', async (language) => {
  await page.viewport(390, 844)
  await open([held()], '&tab=held', language)
  await expect.element(page.getByText('ABCDEF0123456789')).toBeVisible()
  expect(await graveFaults()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await page.viewport(1366, 768)
})
