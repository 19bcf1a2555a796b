import { monthNames } from '@saki/texts/dates'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { Held } from '../../testing/Held.tsx'
import { everyLanguage, show, text } from '../../testing/render.tsx'
import { DateField } from './DateField.tsx'

const day = page.getByLabelText(text('core:date.day'))
const month = page.getByLabelText(text('core:date.month'))
const year = page.getByLabelText(text('core:date.year'))

const field = (start: string, given: Partial<Parameters<typeof DateField>[0]> = {}) => {
  const { onChange, ...rest } = given
  return (
    <Held start={start} onChange={onChange}>
      {(value, set) => <DateField id="born" label="Tanggal lahir" {...rest} value={value} onChange={set} />}
    </Held>
  )
}

describe('a date', () => {
  test.each([
    ['2026-11-05', '5', '11', '2026'],
    ['1999-01-31', '31', '1', '1999'],
    ['', '', '', ''],
    ['2026-2-31', '31', '2', '2026'],
    ['--7', '7', '', ''],
  ])('%s is shown as day "%s", month "%s", year "%s"', async (value, ...parts) => {
    await show(field(value))
    await expect.element(day).toHaveValue(parts[0])
    await expect.element(month).toHaveValue(parts[1])
    await expect.element(year).toHaveValue(parts[2])
  })

  test.each([
    ['5', '11', '2026', '2026-11-05'],
    ['05', '1', '1999', '1999-01-05'],
    ['29', '2', '2024', '2024-02-29'],
    ['29', '2', '2025', '2025-2-29'],
    ['31', '4', '2026', '2026-4-31'],
    ['0', '4', '2026', '2026-4-0'],
    ['1', '4', '26', '26-4-1'],
    ['7', '', '', '--7'],
    ['', '3', '', '-3-'],
    ['', '', '2026', '2026--'],
  ])(
    'typed as %s · %s · %s is given out as %s and stays as typed',
    async (typedDay, typedMonth, typedYear, expected) => {
      const onChange = vi.fn<(value: string) => void>()
      await show(field('', { onChange }))
      await day.fill(typedDay)
      await month.selectOptions(typedMonth)
      await year.fill(typedYear)
      expect(onChange).toHaveBeenLastCalledWith(expected)
      await expect.element(day).toHaveValue(typedDay)
      await expect.element(year).toHaveValue(typedYear)
    },
  )

  test('emptied again is an empty value, not an incomplete one', async () => {
    const onChange = vi.fn<(value: string) => void>()
    await show(field('2026-11-05', { onChange }))
    await day.fill('')
    await month.selectOptions('')
    await year.fill('')
    expect(onChange).toHaveBeenLastCalledWith('')
  })

  test('takes digits only, two for the day and four for the year', async () => {
    await show(field(''))
    await userEvent.type(day, 'a1b23')
    await userEvent.type(year, '20267x')
    await expect.element(day).toHaveValue('12')
    await expect.element(year).toHaveValue('2026')
  })

  test('changed from outside is shown', async () => {
    const { redraw } = await show(<DateField id="born" label="Lahir" value="2026-11-05" onChange={() => {}} />)
    redraw(<DateField id="born" label="Lahir" value="2020-02-29" onChange={() => {}} />)
    await expect.element(day).toHaveValue('29')
    await expect.element(month).toHaveValue('2')
    await expect.element(year).toHaveValue('2020')
  })

  test('locked, none of its boxes can be changed', async () => {
    await show(field('2026-11-05', { locked: 'Sudah diajukan' }))
    for (const box of [day, month, year]) await expect.element(box).toBeDisabled()
    await expect.element(page.getByText('Sudah diajukan')).toBeVisible()
  })

  test('wrong, its group is described by the error', async () => {
    await show(field('2026-2-31', { error: 'Tanggal itu tidak ada' }))
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Tanggal itu tidak ada')
    await expect.element(day).toHaveAttribute('aria-invalid', 'true')
  })

  test('of birth can be filled in by the browser', async () => {
    await show(field('', { autoComplete: 'bday' }))
    await expect.element(day).toHaveAttribute('autocomplete', 'bday-day')
    await expect.element(month).toHaveAttribute('autocomplete', 'bday-month')
    await expect.element(year).toHaveAttribute('autocomplete', 'bday-year')
  })

  test.each(everyLanguage)(
    'in %s (%s) its months are named in that language; digits run left to right',
    async (language) => {
      await show(field('2026-11-05'), { language })
      const select = page.getByLabelText(text('core:date.month', {}, language))
      const names = [...(select.element() as HTMLSelectElement).options].map(({ text: name }) => name)
      expect(names).toEqual(['', ...monthNames(language)])
      expect(getComputedStyle(page.getByLabelText(text('core:date.year', {}, language)).element()).direction).toBe(
        'ltr',
      )
    },
  )

  test.each(everyLanguage)('in %s no month is cut in half of a dialog, also beside an error', async (language) => {
    await show(
      // Half of a dialog of 600 pixels.
      <div style={{ inlineSize: 256 }}>{field('2026-09-05', { error: 'Tanggal itu tidak ada' })}</div>,
      { language },
    )
    const select = page.getByLabelText(text('core:date.month', {}, language)).element()
    const shown = select.clientWidth
    select.setAttribute('style', 'inline-size: max-content')
    expect(shown).toBeGreaterThanOrEqual(select.clientWidth)
    select.removeAttribute('style')
    const box = document.querySelector('.date-boxes')
    expect(box?.scrollWidth).toBe(box?.clientWidth)
  })
})
