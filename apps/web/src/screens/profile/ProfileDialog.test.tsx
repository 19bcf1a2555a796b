import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { ProfileDialog } from './ProfileDialog.tsx'

const profile = {
  ID: applicant.USER_ID,
  USER_ID: applicant.USER_ID,
  EMAIL: applicant.EMAIL,
  FULL_NAME: applicant.USER_NAME,
  PERSONAL_ID: '3404125706880003',
  GENDER: 'Perempuan',
  BIRTHDAY: '1988-06-17',
  NATIONALITY_COUNTRY_CODE: 'ID',
  TELEPHONE: '081234567890',
  USER_TYP: 1,
  USER_TYPE_NAME: 'Perorangan',
  NOTES: '',
  AGENT_CODE: null,
  STATE_CODE: '34',
  STATE_NAME: 'DI Yogyakarta',
  CITY_CODE: '3404',
  CITY_NAME: 'Kabupaten Sleman',
  DISTRICT_CODE: '',
  DISTRICT_NAME: '',
  VILLAGE_CODE: '',
  VILLAGE_NAME: '',
  ADDR_STREET: 'Jl. Melati 5',
  ZIPCODE: '55281',
  WILAYAH: '3404',
}

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    getUserDataDetail: [profile],
    getUserType: [{ USER_TYP: 1, USER_TYPE_NAME: 'Perorangan' }],
    getLocation: ({ query }) =>
      query.loc === 'provinsi'
        ? [{ STATE_CODE: '34', STATE_NAME: 'DI Yogyakarta' }]
        : query.loc === 'kabupaten'
          ? [{ CITY_CODE: '3404', CITY_NAME: 'Kabupaten Sleman' }]
          : [{ DISTRICT_CODE: '340412', DISTRICT_NAME: 'Ngaglik' }],
  })
})

const open = () => show(<ProfileDialog onClose={() => undefined} />, { at: '/inbox', user: applicant, language: 'id' })
const place = (name: Parameters<typeof labelText>[0]) => page.getByRole('combobox', { name: labelText(name, {}, 'id') })
const press = page.getByRole('button', { name: 'Submit Change' })
const faults = page.getByTestId('profile-faults')

describe('the address of a profile', () => {
  test('begins with province and regency of the registration; the district is the next to choose', async () => {
    await open()
    await expect.element(place('profile:STATE_CODE')).toHaveValue('DI Yogyakarta')
    await expect.element(place('profile:CITY_CODE')).toHaveValue('Kabupaten Sleman')
    await expect.element(place('profile:DISTRICT_CODE')).toBeEnabled()
    await expect.element(place('profile:VILLAGE_CODE')).toBeDisabled()
  })

  test('shows the whole placeholder of a region, in its quarter of the line', async () => {
    await page.viewport(1366, 768)
    serve({ getUserDataDetail: [{ ...profile, STATE_CODE: '', CITY_CODE: '' }] })
    await open()
    const box = place('profile:STATE_CODE')
    await expect.element(box).toBeEnabled()
    const input = box.element() as HTMLInputElement
    const pen = document.createElement('canvas').getContext('2d')
    const { font, paddingLeft, paddingRight } = getComputedStyle(input)
    if (!pen) throw new Error('no canvas')
    pen.font = font
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    expect(pen.measureText(input.placeholder).width).toBeLessThanOrEqual(room)
    expect(input.placeholder).not.toBe('')
  })
})

describe('Submit Change', () => {
  test.each([
    ['the month', '17', '', '1988'],
    ['the day', '', '6', '1988'],
    ['two digits of the year', '17', '6', '88'],
  ])(
    'of a birth date without %s says "Tanggal lahir harus diisi" and sends nothing',
    async (_what, day, month, year) => {
      await open()
      const birth = page.getByRole('group', { name: labelText('profile:BIRTHDAY', {}, 'id') })
      await birth.getByRole('textbox').first().fill(day)
      await birth.getByRole('combobox').selectOptions(month)
      await birth.getByRole('textbox').last().fill(year)
      await press.click()
      await expect.element(faults.getByText(/^Tanggal lahir harus diisi, Kecamatan/)).toBeVisible()
      await expect.element(birth.getByText('Wajib diisi')).toBeVisible()
      expect(callsOf('updateProfile')).toEqual([])
    },
  )
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<ProfileDialog onClose={() => undefined} />, { at: '/inbox', user: applicant, language })
  await expect.element(page.getByRole('combobox').nth(0)).toBeVisible()
  expect(await graveFaults('ProfileDialog')).toEqual([])
})
