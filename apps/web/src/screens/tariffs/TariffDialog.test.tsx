import type { AnnuityRow, TariffRow } from '@saki/contracts/tariffs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { TariffDialog, type Edited } from './TariffDialog.tsx'

const law = { VALID_FROM: '2024-12-17', VALID_TO: null, LEGAL_REF: 'PP 45/2024', IND_VERIFIED: 'N' } as const
const row: TariffRow = {
  ...law,
  CODE: 'MARK_LICENCE',
  NAME: 'Pencatatan lisensi',
  PAYER_CATEGORY: 'UMUM',
  RUPIAH: 1_000_000,
  UNIT: '',
}
const annuity: AnnuityRow = { ...law, FILE_TYP: 'P', YEAR_FROM: 1, YEAR_TO: 3, BASE: 0, PER_CLAIM: 50_000 }

const onClose = vi.fn<() => void>()
const open = (edited: Edited = { as: 'tariff', row }) =>
  show(<TariffDialog edited={edited} onClose={onClose} />, { user: officer })
const field = (key: Parameters<typeof text>[0]) => page.getByRole('textbox', { name: labelText(key) })
const amount = field('fees:cart.amount')
const reason = field('fees:office.reason')
const day = page.getByLabelText(text('core:date.day'))
const save = page.getByRole('button', { name: labelText('core:save') })

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  onClose.mockClear()
  serve({ officeTariffSave: { err: '' }, officeAnnuitySave: { err: '' } })
})

describe('the first amount of a service', () => {
  const first: Edited = { as: 'first', row: { CODE: 'MARK_DIVISION', NAME: 'Pemecahan merek', UNIT: 'application' } }

  test('begins today and is sent for all payers', async () => {
    await open(first)
    await amount.fill('300000')
    await field('fees:office.law').fill('Keputusan Menteri')
    await reason.fill('Tarif ditetapkan')
    await save.click()
    const [sent] = callsOf('officeTariffSave')
    expect(sent?.body).toMatchObject({
      CODE: 'MARK_DIVISION',
      PAYER_CATEGORY: '*',
      RUPIAH: 300_000,
      VALID_FROM: '2026-11-20',
      VALID_TO: null,
    })
  })

  test('without an amount is not sent', async () => {
    await open(first)
    await save.click()
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    expect(callsOf('officeTariffSave')).toHaveLength(0)
  })
})

describe('a tariff', () => {
  test('is shown as saved; before the first attempt nothing is called wrong', async () => {
    await open()
    await expect.element(amount).toHaveValue('1000000')
    await expect.element(field('fees:office.law')).toHaveValue('PP 45/2024')
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    await expect.element(reason).not.toHaveAttribute('aria-invalid')
  })

  test('without a reason is not sent, says so and takes the focus to the field', async () => {
    await open()
    await save.click()
    await expect
      .element(reason)
      .toHaveAccessibleDescription(`${text('fees:office.required')} ${text('fees:office.reason.hint')}`)
    await expect.element(reason).toHaveFocus()
    expect(callsOf('officeTariffSave')).toHaveLength(0)
  })

  test.each(['', '1.000', '-5', '01', '99999999999'])('does not take "%s" as an amount', async (typed) => {
    await open()
    await amount.fill(typed)
    await save.click()
    await expect.element(page.getByText(text('fees:office.amountWrong'))).toBeVisible()
    expect(callsOf('officeTariffSave')).toHaveLength(0)
  })

  test('in force keeps its amount, and a new amount begins tomorrow at the earliest', async () => {
    await open()
    await amount.fill('2000000')
    await reason.fill('PP baru')
    await save.click()
    await expect.element(page.getByText(text('fees:office.inForce'))).toBeVisible()
    await page.getByLabelText(text('core:date.year')).fill('2026')
    await page.getByLabelText(text('core:date.month')).selectOptions('11')
    await day.fill('20')
    await expect.element(page.getByText(text('fees:office.reachesBack'))).toBeVisible()
    await day.fill('21')
    await expect.element(page.getByText(text('fees:office.reachesBack'))).not.toBeInTheDocument()
    await save.click()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(callsOf('officeTariffSave')[0]?.body).toEqual({
      CODE: 'MARK_LICENCE',
      PAYER_CATEGORY: 'UMUM',
      RUPIAH: 2_000_000,
      VALID_FROM: '2026-11-21',
      VALID_TO: null,
      LEGAL_REF: 'PP 45/2024',
      IND_VERIFIED: 'N',
      REASON: 'PP baru',
    })
  })

  test('is sent with Enter and marked as compared; a repeated attempt has the same key, a changed one another', async () => {
    serve({ officeTariffSave: refuse('STALE_VERSION') })
    await open()
    await page.getByRole('checkbox', { name: labelText('fees:office.compared') }).click()
    await reason.fill('Dicocokkan')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => callsOf('officeTariffSave')).toHaveLength(1)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await save.click()
    await expect.poll(() => callsOf('officeTariffSave')).toHaveLength(2)
    await reason.fill('Dicocokkan lagi')
    await save.click()
    await expect.poll(() => callsOf('officeTariffSave')).toHaveLength(3)
    const [first, second, third] = callsOf('officeTariffSave')
    expect(first?.body.IND_VERIFIED).toBe('Y')
    expect(second?.key).toBe(first?.key)
    expect(third?.key).not.toBe(first?.key)
    expect(onClose).not.toHaveBeenCalled()
  })
})

test('an annual fee has a base and an amount per claim', async () => {
  await open({ as: 'annuity', row: annuity })
  await expect.element(field('fees:office.base')).toHaveValue('0')
  await expect.element(field('fees:office.perClaim')).toHaveValue('50000')
  await page.getByRole('checkbox').click()
  await reason.fill('Dicocokkan')
  await save.click()
  await expect.poll(() => callsOf('officeAnnuitySave')).toHaveLength(1)
  expect(callsOf('officeAnnuitySave')[0]?.body).toMatchObject({ FILE_TYP: 'P', BASE: 0, PER_CLAIM: 50_000 })
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<TariffDialog edited={{ as: 'tariff', row }} onClose={onClose} />, { language, user: officer })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await graveFaults('TariffDialog')).toEqual([])
})
