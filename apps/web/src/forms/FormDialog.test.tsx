import { dialogForm, officeMessages, stop, DIALOG_SECTION } from '@saki/catalogue/dialogs/dialogForm'
import { fieldText, sectionOf } from '@saki/domain/forms/form'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults } from '../../testing/axe.ts'
import { officer } from '../../testing/people.ts'
import { labelText, show, text } from '../../testing/render.tsx'
import { AskError } from '../lib/askError.ts'
import { FormDialog } from './FormDialog.tsx'

const form = dialogForm(
  'holiday',
  'office:holiday.add',
  [
    {
      fields: {
        NAME_ID: { as: 'text', max: 20, label: 'office:holiday.name', required: 'STOP', missing: 'office:required' },
        REASON: { as: 'longText', max: 200, label: 'office:reason' },
      },
    },
  ],
  officeMessages,
  // A name of one letter is refused by a check of the form.
  [
    ({ draft }) =>
      fieldText(sectionOf(draft, DIALOG_SECTION), 'NAME_ID').length === 1
        ? [{ ...stop('office:tooLong'), path: `${DIALOG_SECTION}.NAME_ID`, step: 'holiday' }]
        : [],
  ],
)
const onSave = vi.fn<(name: string, key: string) => void>()
const onClose = vi.fn<() => void>()
const quiet = { isPending: false, error: null }

beforeEach(() => {
  onSave.mockClear()
  onClose.mockClear()
})

const dialog = (sending: { isPending: boolean; error: AskError | null } = quiet, locked = {}) => (
  <FormDialog
    title="Hari libur"
    form={form}
    start={{ NAME_ID: '', REASON: 'Keputusan bersama' }}
    today="2026-11-20"
    locked={locked}
    sending={sending}
    onSave={(value, key) => onSave(`${value('NAME_ID')}/${value('REASON')}`, key)}
    onClose={onClose}
  />
)
const open = (...given: Parameters<typeof dialog>) => show(dialog(...given), { at: '/petugas', user: officer })
const name = page.getByRole('textbox', { name: labelText('office:holiday.name'), exact: false })
const reason = page.getByRole('textbox', { name: labelText('office:reason'), exact: false })
const save = page.getByRole('button', { name: labelText('core:save') })

describe('a dialog with a form', () => {
  test('begins with what is given and the focus in its first field, and axe finds no serious fault in either direction', async () => {
    await open()
    await expect.element(name).toHaveFocus()
    await expect.element(reason).toHaveValue('Keputusan bersama')
    expect(await dialogFaults('FormDialog')).toEqual([])
  })

  test('says nothing of what is missing before the first attempt, then leads to it and sends nothing', async () => {
    await open()
    await expect.element(page.getByText(text('office:required'))).not.toBeInTheDocument()
    await reason.fill('Alasan')
    await save.click()
    await expect.element(page.getByText(text('office:required')).first()).toBeVisible()
    await expect.element(name).toHaveFocus()
    expect(onSave).not.toHaveBeenCalled()
  })

  test('a check of the form stops it too, until the value is right', async () => {
    await open()
    await name.fill('A')
    await save.click()
    await expect.element(page.getByText(text('office:tooLong')).first()).toBeVisible()
    await name.fill('Natal')
    await save.click()
    expect(onSave.mock.calls.map(([value]) => value)).toEqual(['Natal/Keputusan bersama'])
  })

  test('Enter in a field sends, repeated attempts with the same values have the same key, changed values another', async () => {
    await open()
    await name.fill('Natal')
    await userEvent.keyboard('{Enter}')
    await save.click()
    await name.fill('Tahun baru')
    await save.click()
    const keys = onSave.mock.calls.map(([, key]) => key)
    expect([keys.length, new Set(keys).size, keys[0] === keys[1]]).toEqual([3, 2, true])
  })

  test('is not sent again while it is being sent', async () => {
    await open({ isPending: true, error: null })
    await name.fill('Natal')
    await userEvent.keyboard('{Enter}')
    expect(onSave).not.toHaveBeenCalled()
  })

  test('a field that the server refused says why until it changes', async () => {
    const shown = await open()
    await name.fill('Natal')
    await save.click()
    const fields = [{ field: 'NAME_ID', message: 'Sudah ada.' }]
    shown.redraw(
      dialog({
        isPending: false,
        error: new AskError({ err: 'INVALID', status: 400, title: 'Periksa isian.', fields }),
      }),
    )
    await expect.element(page.getByText('Sudah ada.').first()).toBeVisible()
    await expect.element(name).toHaveValue('Natal')
    await name.fill('Natal 2')
    await expect.element(page.getByText('Sudah ada.')).not.toBeInTheDocument()
  })

  test('a locked field says why and is not changed', async () => {
    await open(quiet, { NAME_ID: 'Tahun itu sudah lewat.' })
    await expect.element(page.getByText('Tahun itu sudah lewat.')).toBeVisible()
    await expect.element(name).toHaveAttribute('readonly')
  })

  test('Escape and the button close it without sending', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: labelText('core:cancel') }).click()
    expect([onClose.mock.calls.length, onSave.mock.calls.length]).toEqual([2, 0])
  })
})
