import type { TextKey } from '@saki/texts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { ConsultantDialog } from './ConsultantDialog.tsx'

const consultant = { ...applicant, USER_TYP: 6 }
const ratna = {
  AGENT_CODE: 903,
  AGENT_NAME: 'Ratna Hapsari',
  FRONT_TITLE: '',
  BACK_TITLE: 'S.H.',
  OFFICE_NAME: 'Hapsari & Rekan',
  OFFICE_TELP: '0274 588 214',
  OFFICE_EMAIL: 'ratna@contoh.id',
  ADDR_STREET: 'Jalan Kaliurang Km 5,6',
  ZIPCODE: '55281',
  STATE_CODE: '',
  CITY_CODE: '',
  NOTES: '0903-2016',
}
const notInDatabase = 'Data kode konsultan tidak ada di database kami, silahkan hub. admin.'

beforeEach(() =>
  serve({
    getAgentUser: { data: [{ USER_ID: consultant.USER_ID, NOTES: '', AGENT_CODE: null, REQUEST: null }] },
    getMaster: [{ ReprType: 'A', ReprTypeDesc: 'konsultan KI terdaftar' }],
    getLocation: [],
    getAgentCode: ({ query }) => ({ data: query.notes === ratna.NOTES ? [ratna] : [] }),
    getAgentUserData: { response: 'failed' },
  }),
)

const box = (name: TextKey) => page.getByRole('textbox', { name: new RegExp(`^${text(name, {}, 'id')}`) })
const number = box('agents:NOTES')
async function open(language: 'id' | 'en' | 'ar' = 'en') {
  await show(<ConsultantDialog onClose={() => undefined} />, { at: '/inbox', user: consultant, language })
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

describe('the consultant window', () => {
  test('is 1100 × 700 px and scrolls its content between title and buttons', async () => {
    await page.viewport(1366, 768)
    await open()
    await expect.element(number).toBeVisible()
    const { width, height } = page.getByRole('dialog').element().getBoundingClientRect()
    expect([width, height]).toEqual([1100, 700])
    await page.viewport(1200, 560)
    const body = document.querySelector('.dialog-body')
    await expect.poll(() => (body ? body.scrollHeight - body.clientHeight : 0)).toBeGreaterThan(50)
    const close = page.getByRole('button', { name: labelText('agents:close') })
    await expect.element(close).toBeInViewport({ ratio: 1 })
  })

  test('asks for the e-mail before the telephone and marks what is required', async () => {
    await open('id')
    await expect.element(number).toBeVisible()
    const ids = [...document.querySelectorAll('dialog form :is(input, textarea, select)')].map(({ id }) => id)
    expect(ids).toEqual([
      'NOTES',
      'REPRESENTATIVETYPE',
      'PERSONNAME',
      'ADDRESSSTREET',
      'STATECODE',
      'CITYCODE',
      'DISTRICTCODE',
      'VILLAGECODE',
      'ZIPCODE',
      'EMAIL',
      'TELEPHONE',
    ])
    const marked = [...document.querySelectorAll('dialog form label')].filter((label) =>
      label.textContent?.includes('(wajib)'),
    )
    expect(marked.map((label) => label.getAttribute('for'))).toEqual([
      'NOTES',
      'PERSONNAME',
      'ADDRESSSTREET',
      'EMAIL',
      'TELEPHONE',
    ])
    expect([...document.querySelectorAll('dialog form :required')].map(({ id }) => id)).toHaveLength(5)
  })

  test('of a number that no register has says so in the words of the office', async () => {
    await open()
    await number.fill('0999-2024')
    await expect.element(page.getByText(notInDatabase)).toBeVisible()
    await expect.element(page.getByText('no konsultan tidak tersedia')).toBeVisible()
    await number.fill('0903-2016')
    await expect.element(page.getByTestId('lookup-found')).toBeVisible()
    await expect.element(page.getByText(notInDatabase)).not.toBeInTheDocument()
  })

  test('a text that is no consultant number is called wrong without blaming the database', async () => {
    await open()
    await number.fill('0999')
    await expect.element(page.getByText('no konsultan tidak tersedia')).toBeVisible()
    await expect.element(page.getByText(notInDatabase)).not.toBeInTheDocument()
  })

  test('fills and locks name, address and postcode from the register', async () => {
    await open()
    await number.fill('0903-2016')
    await expect.element(box('agents:PERSONNAME')).toHaveValue('Ratna Hapsari, S.H.')
    for (const name of ['agents:PERSONNAME', 'agents:ADDRESSSTREET', 'agents:ZIPCODE'] as const)
      await expect.element(box(name)).toHaveAttribute('readonly')
    await expect.element(box('agents:EMAIL')).not.toHaveAttribute('readonly')
  })

  test('a request names the legal nature of a consultant, a natural person', async () => {
    serve({ insertAgent: { err: '', AGENT_CODE: 9001 }, session: consultant })
    await open()
    await number.fill('0999-2024')
    await expect.element(page.getByText(notInDatabase)).toBeVisible()
    await box('agents:PERSONNAME').fill('Bagus Prakoso')
    await box('agents:ADDRESSSTREET').fill('Kasongan RT 04')
    await box('agents:EMAIL').fill('bagus@contoh.id')
    await box('agents:TELEPHONE').fill('081234567890')
    await page.getByRole('button', { name: labelText('agents:set') }).click()
    await expect
      .poll(() => callsOf('insertAgent').map(({ body }) => body))
      .toMatchObject([
        { NOTES: '0999-2024', REPRESENTATIVETYPE: 'A', LEGALNATURE: 'Perorangan', PERSONNAME: 'Bagus Prakoso' },
      ])
  })

  test('sends nothing while a required field is empty and leads to it', async () => {
    await open()
    await number.fill('0903-2016')
    await expect.element(page.getByTestId('lookup-found')).toBeVisible()
    await box('agents:EMAIL').fill('')
    await page.getByRole('button', { name: labelText('agents:set') }).click()
    await expect.element(box('agents:EMAIL')).toHaveFocus()
    await expect.element(page.getByText(text('agents:email.missing'))).toBeVisible()
    expect(callsOf('insertAgent')).toEqual([])
  })
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await open(language)
  await expect.element(page.getByRole('textbox').nth(0)).toBeVisible()
  expect(await graveFaults('ConsultantDialog')).toEqual([])
})
