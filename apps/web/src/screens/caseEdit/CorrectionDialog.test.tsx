import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import type { CaseData, CaseSection } from './parts.ts'

const data: CaseData = {
  PATENT_ID: 'A00202600001',
  ROW_VERSION: 4,
  FORM_TYP: 'design-filing',
  FORM_VERSION: 1,
  APPL_TYP: 'DESIGN',
  TITLE: 'Botol',
  FILING_DATE: '2026-03-02',
  SECTIONS: [],
}
const name = { as: 'text', max: 100, label: 'filing:person.name.label' } as const
const owners: CaseSection = {
  x: 'owner',
  section: 'OWNERS',
  isList: true,
  legal: [],
  fields: { PERSON_NAME: name },
  rows: [{ PERSON_NAME: 'Sari' }, { PERSON_NAME: 'Budi', EMAIL: 'budi@contoh.id' }],
}
const register: CaseSection = {
  x: 'register',
  section: 'REGISTER',
  isList: false,
  legal: ['REGISTRATION_NBR'],
  fields: { REGISTRATION_NBR: { as: 'text', max: 40, label: 'office:edit.field.REGISTRATION_NBR' } },
  rows: [{ REGISTRATION_NBR: 'IDD1' }],
}

const onClose = vi.fn<() => void>()
const open = (part: CaseSection, language: 'id' | 'en' | 'ar' = 'en') =>
  show(<CorrectionDialog part={part} data={data} onClose={onClose} />, { user: officer, language })
const button = (key: Parameters<typeof labelText>[0]) => page.getByRole('button', { name: labelText(key) })
const names = page.getByRole('textbox', { name: labelText('filing:person.name.label'), exact: false })
const number = page.getByRole('textbox', {
  name: labelText('office:edit.field.REGISTRATION_NBR'),
  exact: false,
})
const removeRow = (n: number) => page.getByRole('button', { name: text('office:edit.removeRow', { n }) })
const reason = page.getByRole('textbox', { name: labelText('office:edit.reason'), exact: false })

beforeEach(() => {
  onClose.mockClear()
  serve({ patentDetail: { err: '', ROW_VERSION: 5, LOG_CHANGE_NBR: 1 } })
})

describe('the correction of a list', () => {
  test('shows what changes before it asks why, and sends the whole list with fields it does not show', async () => {
    await open(owners)
    await names.nth(0).fill('Sari Wulandari')
    expect(await dialogFaults('CorrectionDialog')).toEqual([])
    await button('office:edit.addRow').click()
    await expect.element(names.nth(2)).toHaveFocus()
    await names.nth(2).fill('Citra')
    await button('office:edit.look').click()
    await expect.element(page.getByText(text('office:edit.diff'))).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
    await reason.fill('Salah ketik')
    await button('core:save').click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(callsOf('patentDetail').map(({ params, body }) => [params.x, body])).toEqual([
      [
        'owner',
        {
          PATENT_ID: 'A00202600001',
          ROW_VERSION: 4,
          REASON: 'Salah ketik',
          REQUEST_REF: '',
          LEGAL_REASON: '',
          DATA: {
            ROWS: [
              { PERSON_NAME: 'Sari Wulandari' },
              { PERSON_NAME: 'Budi', EMAIL: 'budi@contoh.id' },
              { PERSON_NAME: 'Citra' },
            ],
          },
        },
      ],
    ])
  })

  test('names every row, and a row removed leaves the others; no toast lies behind the dialog', async () => {
    await open(owners)
    for (const n of [1, 2])
      await expect
        .element(page.getByRole('heading', { name: `${labelText('office:edit.section.OWNERS')} ${n}` }))
        .toBeVisible()
    await removeRow(1).click()
    await expect.element(names).toHaveLength(1)
    await expect.element(names).toHaveValue('Budi')
    expect(page.getByTestId('toast').elements()).toEqual([])
    await expect.element(removeRow(2)).not.toBeInTheDocument()
  })

  test.each(everyLanguage)('is drawn in %s', async (language, direction) => {
    await open(owners, language)
    await expect
      .element(page.getByRole('button', { name: labelText('office:edit.addRow', {}, language) }))
      .toBeVisible()
    expect(document.documentElement.dir).toBe(direction)
  })

  test('shows the fields the server refused, and the values stay', async () => {
    serve({
      patentDetail: refuse('INVALID', { fields: [{ field: 'OWNERS.1.PERSON_NAME', message: 'Terlalu panjang' }] }),
    })
    await open(owners)
    await names.nth(1).fill('Budi Santoso')
    await button('office:edit.look').click()
    await reason.fill('Salah ketik')
    await button('core:save').click()
    await expect.element(names.nth(1)).toHaveAccessibleDescription('Terlalu panjang')
    await expect.element(names.nth(1)).toHaveValue('Budi Santoso')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Terlalu panjang')
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the correction of a fact of law', () => {
  test('needs a second reason; without a change nothing can be sent', async () => {
    await open(register)
    await expect.element(button('office:edit.look')).toHaveAttribute('aria-disabled', 'true')
    await number.fill('IDD2')
    await userEvent.click(button('office:edit.look'))
    await reason.first().fill('Salah ketik')
    await button('core:save').click()
    await expect.element(page.getByText(text('office:edit.legalReason.missing'))).toBeVisible()
    expect(callsOf('patentDetail')).toEqual([])
    await page.getByRole('textbox', { name: labelText('office:edit.legalReason'), exact: false }).fill('Putusan')
    await button('core:save').click()
    await expect.poll(() => callsOf('patentDetail')[0]?.body.LEGAL_REASON).toBe('Putusan')
    expect(callsOf('patentDetail')[0]?.body.DATA).toEqual({ REGISTRATION_NBR: 'IDD2' })
  })

  test('says when the case was changed meanwhile and offers the current data', async () => {
    serve({ patentDetail: refuse('STALE_VERSION') })
    await open(register)
    await number.fill('IDD2')
    await button('office:edit.look').click()
    await reason.first().fill('Salah ketik')
    await page.getByRole('textbox', { name: labelText('office:edit.legalReason'), exact: false }).fill('Putusan')
    await button('core:save').click()
    await expect.element(button('office:edit.stale.reload')).toBeVisible()
  })
})
