import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, offline, serve } from '../../../../testing/fakeApi.ts'
import { labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

const states = [
  { StateCode: '34', StateName: 'DI Yogyakarta' },
  { StateCode: '33', StateName: 'Jawa Tengah' },
]
const cities = [
  { CityCode: '3404', CityName: 'Kabupaten Sleman', StateCode: '34' },
  { CityCode: '3471', CityName: 'Kota Yogyakarta', StateCode: '34' },
  { CityCode: '3372', CityName: 'Kota Surakarta', StateCode: '33' },
]

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({ getMaster: ({ params }) => (params.name === 'state' ? states : cities), captcha: offline })
})

const open = () => show(<RegistrationForm onRegistered={() => undefined} />, { at: '/daftar-akun' })
const region = page.getByRole('combobox', { name: labelText('account:region') })
const birth = page.getByRole('group', { name: labelText('account:birth') })
const press = page.getByRole('button', { name: labelText('account:register.press') })
const summary = page.getByTestId('error-summary')

describe('Wilayah', () => {
  test.each([
    ['province', 'jawa', 'Jawa Tengah', '33'],
    ['regency', 'sleman', 'Kabupaten Sleman', '3404'],
    ['city', 'surakarta', 'Kota Surakarta', '3372'],
  ])('finds a %s by its name and keeps its code', async (_what, typed, name, code) => {
    await open()
    await region.fill(typed)
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    await expect.element(region).toHaveValue(name)
    await expect.poll(() => localStorage.getItem('saki-registration') ?? '').toContain(`"WILAYAH":"${code}"`)
  })

  test('names the province of each regency and city, and finds them by it, provinces first', async () => {
    await open()
    await region.fill('yogyakarta')
    await expect.element(page.getByRole('option', { name: /Kabupaten Sleman/ })).toBeVisible()
    const found = page.getByRole('listbox').getByRole('option').elements()
    expect(found.map((option) => option.textContent)).toEqual([
      'DI Yogyakarta',
      'Kabupaten SlemanDI Yogyakarta',
      'Kota YogyakartaDI Yogyakarta',
    ])
  })

  test('says what the answer is used for', async () => {
    await open()
    await expect.element(region).toHaveAccessibleDescription(text('account:region.hint'))
  })
})

describe('a birth date', () => {
  test.each([
    ['half filled in', '17', '', '1988', 'account:fault.birth.missing'],
    ['without a day', '', '6', '1988', 'account:fault.birth.missing'],
    ['of tomorrow', '21', '11', '2026', 'account:fault.birth'],
  ] as const)('%s is told in the summary and at the field', async (_what, day, month, year, key) => {
    await open()
    await birth.getByRole('textbox').first().fill(day)
    if (month) await birth.getByRole('combobox').selectOptions(month)
    await birth.getByRole('textbox').last().fill(year)
    await press.click()
    await expect.element(summary.getByRole('link', { name: text(key) })).toBeVisible()
    await expect.element(birth.getByText(text(key))).toBeVisible()
  })

  test('in Indonesian the message of a half-filled date is the literal one', () =>
    expect(text('account:fault.birth.missing', {}, 'id')).toBe('Tanggal lahir harus diisi'))
})

describe('an empty form', () => {
  test('lists what is missing, focuses the list and sends nothing', async () => {
    await open()
    await press.click()
    await expect.element(summary).toHaveFocus()
    const names = summary
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(names).toContain(text('account:fault.region'))
    expect(names).toContain(text('account:fault.name'))
    expect(callsOf('insertNewCustomer')).toEqual([])
  })

  test('keeps what is typed on this device, the password never', async () => {
    await open()
    await page.getByRole('textbox', { name: labelText('login:email') }).fill('dewi@contoh.id')
    await page.getByLabelText(labelText('login:password'), { exact: true }).fill('rahasia sekali 1')
    await userEvent.tab()
    await expect.poll(() => localStorage.getItem('saki-registration') ?? '').toContain('dewi@contoh.id')
    expect(localStorage.getItem('saki-registration')).not.toContain('rahasia')
  })
})
