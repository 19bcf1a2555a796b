import type { Holiday } from '@saki/contracts/calendar'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { HolidayDialog } from './HolidayDialog.tsx'

const TODAY = '2026-11-20'
const christmas: Holiday = {
  DAY: '2026-12-25',
  KIND: 'NATIONAL',
  NAME_ID: 'Hari Raya Natal',
  NAME_EN: 'Christmas',
  NAME_AR: '',
  IND_PROVISIONAL: 'Y',
  SOURCE: 'SKB 3 Menteri',
}

const onClose = vi.fn<() => void>()
const open = (holiday?: Holiday, year = 2026) =>
  show(<HolidayDialog holiday={holiday} year={year} today={TODAY} onClose={onClose} />, { user: officer })
const day = page.getByLabelText(text('core:date.day'))
const month = page.getByLabelText(text('core:date.month'))
const year = page.getByLabelText(text('core:date.year'))
const name = page.getByRole('textbox', { name: labelText('office:holiday.name'), exact: true })
const reason = page.getByRole('textbox', { name: labelText('office:reason'), exact: false })
const save = page.getByRole('button', { name: labelText('core:save') })
const enterDay = async (typed: string) => {
  const [y = '', m = '', d = ''] = typed.split('-')
  await day.fill(d)
  await month.selectOptions(m)
  await year.fill(y)
}

beforeEach(() => {
  onClose.mockClear()
  serve({ officeHolidaySave: { err: '' } })
})

describe('a new day off', () => {
  test('needs a day and a name', async () => {
    await open()
    await save.click()
    await expect.element(page.getByText(text('office:holiday.dateWrong'))).toBeVisible()
    await expect.element(name).toHaveAccessibleDescription(text('office:required'))
    await expect.element(day).toHaveFocus()
    expect(callsOf('officeHolidaySave')).toHaveLength(0)
  })

  test('in another year begins with that year', async () => {
    await open(undefined, 2027)
    await expect.element(year).toHaveValue('2027')
  })

  test.each([
    ['2025-12-31', 'office:holiday.pastYear'],
    ['2032-1-1', 'office:holiday.tooFar'],
  ] as const)('on %s is refused: %s', async (typed, why) => {
    await open()
    await enterDay(typed)
    await name.fill('Libur')
    await reason.fill('Alasan')
    await save.click()
    await expect.element(page.getByText(text(why))).toBeVisible()
    expect(callsOf('officeHolidaySave')).toHaveLength(0)
  })

  test('of today needs a reason, and its hint says so before the attempt', async () => {
    await open()
    await enterDay('2026-11-20')
    await expect.element(reason).toHaveAccessibleDescription(text('office:holiday.reason.past'))
    await name.fill('Libur')
    await save.click()
    await expect.element(page.getByText(text('office:holiday.reasonNeeded'))).toBeVisible()
    await enterDay('2026-11-21')
    await expect.element(page.getByText(text('office:holiday.reasonNeeded'))).not.toBeInTheDocument()
    await save.click()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(callsOf('officeHolidaySave')[0]?.body).toMatchObject({ DAY: '2026-11-21', KIND: 'NATIONAL', REASON: '' })
  })
})

test('an existing day off keeps its day; everything else is sent as shown', async () => {
  await open(christmas)
  await expect.element(day).toBeDisabled()
  await page.getByRole('radio', { name: labelText('office:holiday.COLLECTIVE') }).click()
  await page.getByRole('checkbox').click()
  await save.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(callsOf('officeHolidaySave')[0]?.body).toEqual({
    ...christmas,
    KIND: 'COLLECTIVE',
    IND_PROVISIONAL: 'N',
    REASON: '',
  })
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<HolidayDialog holiday={christmas} year={2026} today={TODAY} onClose={onClose} />, {
    language,
    user: officer,
  })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await graveFaults('HolidayDialog')).toEqual([])
})
