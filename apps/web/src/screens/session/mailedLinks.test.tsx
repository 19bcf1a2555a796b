import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { keepRoute } from '../../lib/keptRoute.ts'
import { ActivationScreen } from './ActivationScreen.tsx'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'
import { ForgottenScreen } from './ForgottenScreen.tsx'
import { LoginCodeScreen } from './LoginCodeScreen.tsx'
import { ReactivateScreen } from './ReactivateScreen.tsx'

const done = { err: '' } as const
const token = 'a'.repeat(32)
const strong = 'kuda hijau makan bakso'
const field = (key: Parameters<typeof labelText>[0]) => page.getByLabelText(labelText(key))
const press = (key: Parameters<typeof labelText>[0]) => page.getByRole('button', { name: labelText(key) }).click()
const summary = page.getByTestId('error-summary')
const faults = () =>
  summary
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent)

describe.each([
  ['a forgotten password', ForgottenScreen, '/login/forgetpass', 'forgotPassword', 'account:forgotten.send'],
  ['a new activation', ReactivateScreen, '/login/reactivatelogin', 'reactivateLogin', 'account:reactivate.send'],
] as const)('the link for %s', (_what, Screen, at, call, send) => {
  test.each([[''], ['sari'], ['sari@'], ['@contoh.id'], ['sari@contoh']])(
    'is not asked for with the address "%s"',
    async (mail) => {
      await show(<Screen />, { at })
      await field('login:email').fill(mail)
      await press(send)
      await expect.element(summary).toHaveFocus()
      expect(faults()).toEqual([text('account:fault.email')])
      expect(callsOf(call)).toEqual([])
    },
  )

  test('is asked for once, then only after a minute', async () => {
    serve({ [call]: done })
    await show(<Screen />, { at })
    await field('login:email').fill('sari@contoh.id')
    await press(send)
    await expect.element(page.getByRole('status')).toMatchTextContent(text('account:forgotten.sent'))
    const again = page.getByRole('button', { name: labelText(send) })
    await expect.element(again).toHaveAttribute('aria-disabled', 'true')
    await again.click({ force: true })
    expect(callsOf(call).map(({ body }) => body)).toEqual([{ EMAIL: 'sari@contoh.id' }])
  })

  test('refused keeps the address and can be asked for again at once', async () => {
    serve({ [call]: offline })
    await show(<Screen />, { at })
    await field('login:email').fill('sari@contoh.id')
    await press(send)
    await expect.element(page.getByRole('alert')).toMatchTextContent(text('core:load.unreachable'))
    await expect.element(field('login:email')).toHaveValue('sari@contoh.id')
    serve({ [call]: done })
    await press(send)
    await expect.element(page.getByRole('status')).toMatchTextContent(text('account:forgotten.sent'))
  })
})

describe('a new password', () => {
  const at = `/login/forgetpass?token=${token}`

  test.each([
    ['nothing', '', '', ['account:fault.password']],
    ['fourteen letters', 'abcdefghijklmn', 'abcdefghijklmn', ['account:fault.password']],
    ['two different ones', strong, `${strong}.`, ['account:fault.password.same']],
    ['257 letters', 'ab9 '.repeat(64) + 'x', 'ab9 '.repeat(64) + 'x', ['account:fault.password.long']],
  ] as const)('with %s typed says why, and nothing is sent', async (_what, first, second, keys) => {
    await show(<ForgottenScreen />, { at })
    await field('account:password.new').fill(first)
    await field('account:password.repeat').fill(second)
    await press('account:reset.save')
    await expect.element(summary).toHaveFocus()
    expect(faults()).toEqual(keys.map((key) => text(key)))
    expect(callsOf('resetPassword')).toEqual([])
  })

  test('is sent with the secret of the link, and the log-in is offered', async () => {
    serve({ resetPassword: done })
    await show(<ForgottenScreen />, { at })
    await field('account:password.new').fill(strong)
    await field('account:password.repeat').fill(strong)
    await press('account:reset.save')
    await expect.element(page.getByRole('status')).toMatchTextContent(text('account:reset.done'))
    expect(callsOf('resetPassword').map(({ body }) => body)).toEqual([
      { TOKEN: token, LOGIN_PASSWORD: strong, LOGIN_PASSWORD_CONFIRM: strong },
    ])
  })

  test('with a link that is no longer valid offers a new link', async () => {
    serve({ resetPassword: refuse('TOKEN_INVALID') })
    await show(<ForgottenScreen />, { at })
    await field('account:password.new').fill(strong)
    await field('account:password.repeat').fill(strong)
    await press('account:reset.save')
    await expect.element(page.getByText(text('account:link.expired'))).toBeVisible()
    await expect.element(field('login:email')).toBeVisible()
  })
})

describe('an activation link', () => {
  const at = `/login/activation?userId=41&token=${token}`

  test('opened changes nothing by itself', async () => {
    await show(<ActivationScreen />, { at })
    await expect.element(field('login:password')).toBeVisible()
    expect(callsOf('activateAccount')).toEqual([])
  })

  test.each([
    ['/login/activation', 'account:activation.noLink'],
    ['/login/activation?userId=x&token=y', 'account:activation.noLink'],
    ['/login/activation?userId=-4&token=y', 'account:activation.noLink'],
  ] as const)('at %s offers a new one', async (address, key) => {
    await show(<ActivationScreen />, { at: address })
    await expect.element(page.getByText(text(key))).toBeVisible()
    await expect.element(field('login:email')).toBeVisible()
  })

  test('with the registered password activates; the address asked for before is kept for the log-in', async () => {
    serve({ activateAccount: done })
    keepRoute('/inbox')
    sessionStorage.clear()
    await show(<ActivationScreen />, { at })
    await field('login:password').fill('rahasia')
    await press('account:activation.press')
    await expect.element(page.getByRole('status')).toMatchTextContent(text('account:activation.done'))
    const [asked] = callsOf('activateAccount')
    expect(asked?.body).toMatchObject({ TOKEN: token, LOGIN_PASSWORD: 'rahasia' })
    expect(asked?.query.userId).toBe(41)
    expect(sessionStorage.getItem('saki-return-to')).toBe('/inbox')
  })

  test.each([
    ['a wrong password', refuse('INVALID'), 'account:activation.wrong', 'login:password'],
    ['an expired link', refuse('TOKEN_INVALID'), 'account:activation.expired', 'login:email'],
    ['a link of a deleted account', refuse('NOT_FOUND'), 'account:activation.expired', 'login:email'],
  ] as const)('with %s says so and what is next', async (_what, refusal, key, next) => {
    serve({ activateAccount: refusal })
    await show(<ActivationScreen />, { at })
    await field('login:password').fill('rahasia')
    await press('account:activation.press')
    await expect.element(page.getByText(text(key)).first()).toBeVisible()
    await expect.element(field(next)).toBeVisible()
  })

  test('with too many attempts counts down and keeps the password', async () => {
    serve({ activateAccount: refuse('TOO_MANY', { retryAfter: 61 }) })
    await show(<ActivationScreen />, { at })
    await field('login:password').fill('rahasia')
    await press('account:activation.press')
    await expect.element(page.getByText('01:0', { exact: false })).toBeVisible()
    await expect.element(field('login:password')).toHaveValue('rahasia')
  })

  test('a registration made by somebody else is deleted only after its own page', async () => {
    serve({ rejectRegistration: done })
    await show(<ActivationScreen />, { at })
    await press('account:activation.notMe')
    expect(callsOf('rejectRegistration')).toEqual([])
    await press('account:activation.notMe.press')
    await expect.element(page.getByRole('status')).toMatchTextContent(text('account:activation.notMe.done'))
    expect(callsOf('rejectRegistration')[0]?.body).toEqual({ TOKEN: token })
  })
})

describe('the mailed code', () => {
  const at = '/login/activatelogin?email=sari@contoh.id'

  test.each(['', '12345', '1234567', 'abcdef'])('"%s" is refused without asking the server', async (code) => {
    await show(<LoginCodeScreen />, { at })
    await field('account:code.field').fill(code)
    await press('login:login')
    await expect.element(field('account:code.field')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText(text('account:code.wrong'))).toBeVisible()
    expect(callsOf('activateLogin')).toEqual([])
  })

  test.each(['123456', '123 456', ' 123456 '])('"%s" opens the session', async (code) => {
    serve({ activateLogin: applicant })
    const { address } = await show(<LoginCodeScreen />, { at })
    await field('account:code.field').fill(code)
    await press('login:login')
    await expect.poll(address).toBe('/user-docx/tp/pasca-sertifikat')
    expect(callsOf('activateLogin').map(({ body }) => body)).toEqual([{ EMAIL: 'sari@contoh.id', CODE: '123456' }])
  })

  test.each([
    ['wrong', refuse('INVALID_CREDENTIALS'), text('account:code.wrong')],
    ['expired', refuse('TOKEN_INVALID'), text('account:code.expired')],
    ['not delivered to the server', offline, text('core:load.unreachable')],
    ['tried too often', refuse('TOO_MANY', { retryAfter: 600 }), '10:00'],
  ])('%s is said in its own words and stays in the box', async (_what, refusal, words) => {
    serve({ activateLogin: refusal })
    await show(<LoginCodeScreen />, { at })
    await field('account:code.field').fill('123456')
    await press('login:login')
    await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
    await expect.element(field('account:code.field')).toHaveValue('123456')
  })

  test('without an address asks for it; sent again it says so', async () => {
    await show(<LoginCodeScreen />, { at: '/login/activatelogin?resent=Y' })
    await expect.element(field('login:email')).toBeVisible()
    await expect.element(page.getByRole('status')).toMatchTextContent(text('account:code.resent'))
  })
})

describe('changing the password', () => {
  const fill = async (old: string, first: string, second: string) => {
    await field('account:password.old').fill(old)
    await field('account:password.new').fill(first)
    await field('account:password.repeat').fill(second)
    await press('account:reset.save')
  }
  const open = () => show(<ChangePasswordScreen />, { at: '/change-password', user: applicant })

  test('empties the boxes once it is saved', async () => {
    serve({ changePasswordCustomer: done })
    await open()
    await fill('lama', strong, strong)
    await expect.element(page.getByText(text('account:reset.done'))).toBeVisible()
    for (const key of ['account:password.old', 'account:password.new', 'account:password.repeat'] as const)
      await expect.element(field(key)).toHaveValue('')
  })

  test('with a wrong old password shows the words of the server at its field and clears nothing', async () => {
    const fields = [{ field: 'OLD_PASSWORD', message: 'Sandi lama salah' }]
    serve({ changePasswordCustomer: refuse('INVALID', { fields }) })
    await open()
    await fill('salah', strong, strong)
    await expect.element(field('account:password.old')).toHaveAccessibleDescription('Sandi lama salah')
    await expect.element(field('account:password.old')).toHaveValue('salah')
    await expect.element(field('account:password.new')).toHaveValue(strong)
  })

  test('to the own mail address is refused without asking the server', async () => {
    await open()
    await fill('lama', 'sari@contoh.id', 'sari@contoh.id')
    await expect.element(summary).toHaveFocus()
    expect(callsOf('changePasswordCustomer')).toEqual([])
  })
})
