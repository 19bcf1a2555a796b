import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { drawField, requiredField } from '../../../testing/drawField.tsx'
import { fieldsPage, formRecord, HeldForm } from '../../../testing/HeldForm.tsx'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import type { FormField } from '../scene.ts'

const { label } = requiredField
const name = labelText(label)

/** A field of every kind whose control is one box of text. */
const boxes: [kind: string, field: FormField, role: 'textbox' | 'combobox'][] = [
  ['text', { as: 'text', max: 40, ...requiredField }, 'textbox'],
  ['longText', { as: 'longText', max: 4000, ...requiredField }, 'textbox'],
  ['number', { as: 'number', min: 1, max: 12, ...requiredField }, 'textbox'],
]

describe.each(boxes)('a field of kind %s', (_kind, field, role) => {
  const box = () => page.getByRole(role, { name })

  test('shows the saved answer and saves what is typed under its path', async () => {
    const { record, value } = await drawField(field, { F: 'lama' })
    await expect.element(box()).toHaveValue('lama')
    await box().fill('baru ')
    expect(value()).toBe('baru ')
    expect(Object.keys(record.changes[0] ?? {})).toEqual(['S.F'])
  })

  test('has the path as id, which the error summary links to, and is described by its error', async () => {
    await drawField(field, {}, { errors: new Map([['S.F', 'Isi ini']]) })
    expect(document.getElementById('S.F')).toBe(box().element())
    await expect.element(box()).toHaveAccessibleDescription('Isi ini')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
  })

  test('shows a suggestion at once without being wrong', async () => {
    await drawField(field, {}, { advice: new Map([['S.F', 'Lebih pendek lebih baik']]) })
    await expect.element(page.getByRole('status')).toHaveTextContent('Lebih pendek lebih baik')
    await expect.element(box()).not.toHaveAttribute('aria-invalid')
  })

  test('read-only, the answer can be read but not changed', async () => {
    const { record } = await drawField(field, { F: 'tetap' }, { readOnly: true })
    const locked = page.getByRole(role)
    await expect.element(locked).toHaveValue('tetap')
    await locked.click()
    await userEvent.keyboard('x')
    expect(record.changes).toEqual([])
    await expect.element(page.getByText(text('forms:readOnly'))).toBeVisible()
  })

  test.each(everyLanguage)('in %s (%s) is named by the Indonesian term and its caption', async (language) => {
    await drawField(field, {}, {}, language)
    await expect.element(page.getByRole(role, { name: labelText(label, {}, language) })).toBeVisible()
  })
})

describe('required and optional', () => {
  test.each([
    ['STOP', false],
    ['LATER', false],
    ['WARN', true],
    [undefined, true],
  ] as const)('a field of level %s is marked optional: %s', async (level, isMarked) => {
    await drawField({ as: 'text', max: 40, label, required: level })
    await expect.element(page.getByRole('textbox')).toBeVisible()
    expect(page.getByText(`(${text('core:optional')})`).elements()).toHaveLength(isMarked ? 1 : 0)
  })
})

describe('text', () => {
  test.each([
    ['digits', 'ltr', 'numeric', 'text'],
    ['email', 'ltr', 'email', 'email'],
    ['tel', 'ltr', 'tel', 'tel'],
    ['name', 'rtl', '', 'text'],
  ] as const)(
    'for %s runs %s on an Arabic page with keyboard "%s" and type %s',
    async (input, direction, mode, type) => {
      await drawField(
        { as: 'text', max: 40, input, ...requiredField },
        { F: input === 'name' ? 'سارة' : '1' },
        {},
        'ar',
      )
      const box = page.getByRole('textbox').element() as HTMLInputElement
      expect(getComputedStyle(box).direction).toBe(direction)
      expect([box.inputMode, box.type]).toEqual([mode, type])
    },
  )

  test('longer than its limit is kept whole and counted', async () => {
    const { value } = await drawField({ as: 'text', max: 10, ...requiredField })
    await page.getByRole('textbox').fill('12345678901234')
    expect(value()).toBe('12345678901234')
    await expect.element(page.getByText(text('core:counter', { count: 14, limit: 10 }))).toBeVisible()
  })

  test('a number with other characters is kept as typed', async () => {
    const { value } = await drawField({ as: 'number', min: 1, max: 12, ...requiredField })
    await page.getByRole('textbox').fill('dua')
    expect(value()).toBe('dua')
  })
})

describe('a date', () => {
  test.each([
    ['17', '8', '2026', '2026-08-17'],
    ['31', '2', '2026', '2026-2-31'],
    ['17', '', '', '--17'],
  ])('%s %s %s is saved as %s', async (day, month, year, expected) => {
    const { value } = await drawField({ as: 'date', ...requiredField })
    await page.getByLabelText(text('core:date.day')).fill(day)
    await page.getByLabelText(text('core:date.month')).selectOptions(month)
    await page.getByLabelText(text('core:date.year')).fill(year)
    expect(value()).toBe(expected)
  })
})

describe('conditions', () => {
  const fields = {
    SHOWN: { as: 'yesNo', ...requiredField },
    WHEN: { as: 'text', max: 40, label, when: ({ row }: { row: Record<string, unknown> }) => row['SHOWN'] === 'Y' },
    KEPT: { as: 'kept', max: 40, label },
  } as unknown as Record<string, FormField>

  test('a field comes and goes with the answer it depends on, and keeps what was typed', async () => {
    const record = formRecord()
    await show(<HeldForm page={fieldsPage(fields)} record={record} />)
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await page.getByRole('radio', { name: labelText('core:yes') }).click()
    await page.getByRole('textbox').fill('Pameran Jakarta')
    await page.getByRole('radio', { name: labelText('core:no') }).click()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await page.getByRole('radio', { name: labelText('core:yes') }).click()
    await expect.element(page.getByRole('textbox')).toHaveValue('Pameran Jakarta')
  })
})
