import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { GrantDialog } from './GrantDialog.tsx'

const agent = {
  AGENT_CODE: 1,
  AGENT_NAME: 'Ratna Kusuma',
  NOTES: '0908-2016',
  FRONT_TITLE: '',
  BACK_TITLE: 'S.H.',
  OFFICE_NAME: 'Kantor Ratna',
  ADDR_STREET: 'Jalan Asia 1',
  CITY_CODE: '3171',
  STATE_CODE: '31',
  ZIPCODE: '10110',
  OFFICE_EMAIL: 'ratna@contoh.id',
  OFFICE_TELP: '0211234567',
}
const onClose = vi.fn<() => void>()
const number = page.getByRole('textbox', { name: labelText('agents:NOTES') })
const radio = (key: Parameters<typeof text>[0]) => page.getByRole('radio', { name: labelText(key), exact: false })
const give = page.getByRole('button', { name: labelText('agents:mandate.give') })
const open = () => show(<GrantDialog onClose={onClose} />, { user: applicant })

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  onClose.mockClear()
  serve({
    getAgentCode: ({ query }) => ({ data: query.notes === agent.NOTES ? [agent] : [] }),
    getAgentUserData: { response: 'failed' },
    grantMandate: { err: '', MANDATE_ID: 1 },
  })
})

test('a mandate for every right from today is sent as shown', async () => {
  await open()
  await number.fill(agent.NOTES)
  await give.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(callsOf('grantMandate')[0]?.body).toEqual({
    NOTES: agent.NOTES,
    RIGHTS: null,
    PATENT_ID: null,
    POWER: 'PREPARE',
    VALID_FROM: '2026-11-20',
    VALID_TO: null,
  })
})

test('without a number, a right or a true date nothing is sent, and each field says why', async () => {
  await open()
  await radio('agents:mandate.scope.rights').click()
  await page.getByLabelText(text('core:date.day')).first().fill('31')
  await give.click()
  for (const key of ['agents:number.missing', 'agents:mandate.rights.missing', 'errors:field.wrong'] as const)
    await expect.element(page.getByText(text(key))).toBeVisible()
  await expect.element(number).toHaveFocus()
  expect(callsOf('grantMandate')).toHaveLength(0)
})

test('some rights, and one case, are sent alone', async () => {
  await open()
  await number.fill(agent.NOTES)
  await radio('agents:mandate.scope.rights').click()
  await page.getByRole('checkbox').first().click()
  await radio('agents:mandate.scope.case').click()
  await page.getByRole('textbox', { name: labelText('agents:mandate.case') }).fill('A00202600001')
  await radio('agents:power.read').click()
  await give.click()
  await expect.poll(() => callsOf('grantMandate')).toHaveLength(1)
  expect(callsOf('grantMandate')[0]?.body).toMatchObject({ RIGHTS: null, PATENT_ID: 'A00202600001', POWER: 'READ' })
})

test('an unknown number is not sent', async () => {
  await open()
  await number.fill('0001-2016')
  await give.click()
  await expect.element(page.getByText(text('agents:notAvailable'))).toBeVisible()
  expect(callsOf('grantMandate')).toHaveLength(0)
})

test('a field the server refuses says why until it changes', async () => {
  serve({ grantMandate: refuse('INVALID', { fields: [{ field: 'VALID_FROM', message: 'Lebih awal' }] }) })
  await open()
  await number.fill(agent.NOTES)
  await give.click()
  await expect
    .element(page.getByRole('group', { name: labelText('agents:mandate.from'), exact: false }))
    .toMatchTextContent('Lebih awal')
  await page.getByLabelText(text('core:date.day')).first().fill('21')
  await expect
    .element(page.getByRole('group', { name: labelText('agents:mandate.from'), exact: false }))
    .not.toMatchTextContent('Lebih awal')
})

test('an old session is asked for the password, which goes with the next attempt', async () => {
  serve({ grantMandate: ({ body }) => (body.LOGIN_PASSWORD ? { err: '', MANDATE_ID: 1 } : refuse('PASSWORD_NEEDED')) })
  await open()
  await number.fill(agent.NOTES)
  await give.click()
  const password = page.getByLabelText(labelText('agents:password'), { exact: true })
  await expect.element(password).toBeVisible()
  await password.fill('rahasia-panjang-sekali')
  await give.click()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  expect(callsOf('grantMandate')[1]?.body).toMatchObject({ LOGIN_PASSWORD: 'rahasia-panjang-sekali' })
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<GrantDialog onClose={onClose} />, { language, user: applicant })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(await graveFaults('GrantDialog')).toEqual([])
})
