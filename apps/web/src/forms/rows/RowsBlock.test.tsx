import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { formRecord, HeldForm, type FormRecord } from '../../../testing/HeldForm.tsx'
import { labelText, show, text } from '../../../testing/render.tsx'
import type { FormPageOf, FormScene } from '../scene.ts'

const rowsPage: FormPageOf = {
  id: 'page',
  title: 'filing:step.design',
  blocks: [
    {
      as: 'rows',
      of: 'plain',
      section: 'CREW',
      rowTitle: 'filing:designer.row',
      atLeast: 1,
      atMost: 3,
      fields: { NAME: { as: 'text', max: 60, label: 'filing:person.name.label', required: 'STOP' } },
    },
    {
      as: 'declarations',
      section: 'TICKS',
      title: 'filing:claimScope.label',
      missing: 'filing:general.required',
      options: [
        { value: 'A', text: 'filing:claimScope.SHAPE' },
        { value: 'B', text: 'filing:claimScope.LINES' },
      ],
    },
  ],
}
const names = page.getByRole('textbox', { name: labelText('filing:person.name.label') })
const crew = (record: FormRecord) => (record.data['CREW'] as { NAME?: string }[]).map(({ NAME = '' }) => NAME)
const add = page.getByRole('button', { name: text('core:add', {}, 'id'), exact: false })
const remove = (name: string) => page.getByRole('button', { name: `${labelText('core:delete')} ${name}` })

async function draw(rows: string[], scene: Partial<FormScene> = {}) {
  const record = formRecord({ CREW: rows.map((NAME) => ({ NAME })) })
  await show(<HeldForm page={rowsPage} record={record} scene={scene} />)
  return record
}

describe('rows', () => {
  test('a new row comes last, empty, with the focus in its first field', async () => {
    const record = await draw(['Sari'])
    await add.click()
    await expect.element(names).toHaveLength(2)
    await expect.element(names.nth(1)).toHaveFocus()
    await names.nth(1).fill('Budi')
    expect(crew(record)).toEqual(['Sari', 'Budi'])
  })

  test('what is typed changes its own row only', async () => {
    const record = await draw(['Sari', 'Budi', 'Citra'])
    await names.nth(1).fill('Bayu')
    expect(crew(record)).toEqual(['Sari', 'Bayu', 'Citra'])
  })

  test('with as many rows as allowed none can be added', async () => {
    await draw(['Sari', 'Budi', 'Citra'])
    await expect.element(names).toHaveLength(3)
    await expect.element(add).not.toBeInTheDocument()
  })

  test.each([
    ['Sari', ['Budi', 'Citra']],
    ['Budi', ['Sari', 'Citra']],
    ['Citra', ['Sari', 'Budi']],
  ])('%s removed leaves %j, and comes back in its place', async (name, left) => {
    const record = await draw(['Sari', 'Budi', 'Citra'])
    await remove(name).click()
    expect(crew(record)).toEqual(left)
    const toast = page.getByTestId('toast')
    await expect.element(toast).toMatchTextContent(text('forms:row.removed', { name }))
    await toast.getByRole('button', { name: text('core:undo') }).click()
    expect(crew(record)).toEqual(['Sari', 'Budi', 'Citra'])
  })

  test('an error of the list is said above it, one of a field at its field', async () => {
    const errors = new Map([
      ['CREW', 'Isi satu orang'],
      ['CREW.1.NAME', 'Isi nama'],
    ])
    await draw(['Sari', ''], { errors })
    await expect.element(page.getByText('Isi satu orang')).toBeVisible()
    await expect.element(names.nth(1)).toHaveAccessibleDescription('Isi nama')
    await expect.element(names.nth(0)).not.toHaveAttribute('aria-invalid')
  })

  test('read-only, rows can be read but neither changed, added nor removed', async () => {
    await draw(['Sari'], { readOnly: true })
    await expect.element(page.getByRole('textbox')).toHaveValue('Sari')
    expect(page.getByRole('button').elements()).toEqual([])
  })
})

describe('declarations', () => {
  test('are ticked one by one and saved in the order of the form', async () => {
    const record = await draw([])
    await page.getByRole('checkbox').nth(1).click()
    expect(record.data['TICKS']).toEqual(['B'])
    await page.getByRole('checkbox').nth(0).click()
    expect(record.data['TICKS']).toEqual(['A', 'B'])
    await page.getByRole('checkbox').nth(1).click()
    expect(record.data['TICKS']).toEqual(['A'])
  })

  test('only those not ticked are marked wrong', async () => {
    const record = formRecord({ CREW: [], TICKS: ['A'] })
    const scene = { errors: new Map([['TICKS', 'Centang semua']]) }
    await show(<HeldForm page={rowsPage} record={record} scene={scene} />)
    await expect.element(page.getByRole('checkbox').nth(1)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByRole('checkbox').nth(0)).not.toHaveAttribute('aria-invalid')
  })
})
