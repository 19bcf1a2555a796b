import type { Period } from '@saki/contracts/calendar'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { PeriodDialog } from './PeriodDialog.tsx'

const none = { MONTHS: null, CALENDAR_DAYS: null, WORKING_DAYS: null }
const period: Period = {
  FLOW_ID: 'design-2000',
  FLOW_VERSION: 1,
  ACTION: 'FORMAL_LETTER',
  PART: 'due',
  RIGHT: 'D',
  LAW_CODE: 'UU 31/2000',
  ACTION_NAME: 'Surat kekurangan',
  ACTION_CAPTION: 'Deficiency letter',
  FROM: 'action',
  IND_ROLLS: 'Y',
  IND_TARGET: 'N',
  DEFINED: { ...none, MONTHS: 3, GROUND: 'UU 31/2000 Pasal 19' },
  ROWS: [
    {
      ...none,
      MONTHS: 2,
      VALID_FROM: '2026-01-01',
      GROUND: 'Permen 1/2026',
      IND_VERIFIED: 'Y',
      NOTE: '',
      IND_IN_FORCE: 'Y',
    },
  ],
  SAMPLE: null,
}

const onClose = vi.fn<() => void>()
const open = (one = period) =>
  show(<PeriodDialog period={one} today="2026-11-20" onClose={onClose} />, { user: officer })
const field = (key: Parameters<typeof text>[0]) => page.getByRole('textbox', { name: labelText(key), exact: false })
const months = field('office:period.months.label')
const save = page.getByRole('button', { name: labelText('core:save') })

beforeEach(() => {
  onClose.mockClear()
  serve({ officePeriodSave: { err: '' } })
})

test('without a row of the office it begins with the length of the law from tomorrow', async () => {
  await open({ ...period, ROWS: [] })
  await expect.element(months).toHaveValue('3')
  await expect.element(page.getByLabelText(text('core:date.day'))).toHaveValue('21')
  await expect.element(field('office:period.ground')).toHaveValue('UU 31/2000 Pasal 19')
  await field('office:reason').fill('Peraturan baru')
  await save.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(callsOf('officePeriodSave')[0]?.body).toMatchObject({
    ...none,
    MONTHS: 3,
    VALID_FROM: '2026-11-21',
    IND_VERIFIED: 'N',
    NOTE: '',
    REASON: 'Peraturan baru',
  })
})

test('a row in force keeps its length and may change its note', async () => {
  await open()
  await months.fill('4')
  await field('office:reason').fill('Salah ketik')
  await save.click()
  await expect.element(page.getByText(text('office:period.inForce'))).toBeVisible()
  expect(callsOf('officePeriodSave')).toHaveLength(0)
  await months.fill('2')
  await field('office:period.note').fill('Lihat surat edaran')
  await save.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(callsOf('officePeriodSave')[0]?.body).toMatchObject({ MONTHS: 2, NOTE: 'Lihat surat edaran' })
})

test.each([
  ['', 'office:period.noLength'],
  ['tiga', 'office:period.number'],
  ['12345', 'office:period.number'],
] as const)('a length of "%s" alone is refused: %s', async (typed, why) => {
  await open()
  await months.fill(typed)
  await field('office:reason').fill('Alasan')
  await save.click()
  await expect.element(page.getByText(text(why))).toBeVisible()
  await expect.element(months).toHaveFocus()
  expect(callsOf('officePeriodSave')).toHaveLength(0)
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<PeriodDialog period={period} today="2026-11-20" onClose={onClose} />, { language, user: officer })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await graveFaults('PeriodDialog')).toEqual([])
})
