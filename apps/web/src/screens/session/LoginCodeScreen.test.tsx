import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { LoginCodeScreen } from './LoginCodeScreen.tsx'

const at = '/login/activatelogin?email=sari%40contoh.id'
const code = page.getByRole('textbox', { name: labelText('account:code.field') })
const press = page.getByRole('button', { name: labelText('login:login') })

describe('/login/activatelogin', () => {
  test.each([
    ['id', /24 jam terakhir ada banyak percobaan masuk yang gagal/, /perangkat/],
    ['en', /many attempts to log in to this account have failed in the last 24 hours/, /device/],
    ['ar', /محاولات كثيرة للدخول إلى هذا الحساب فشلت خلال آخر 24 ساعة/, /الجهاز/],
  ] as const)(
    'in %s names failed attempts as the reason for the code, not the device',
    async (language, why, device) => {
      await show(<LoginCodeScreen />, { at, language })
      await expect.element(page.getByText(why)).toBeVisible()
      expect(document.body.textContent).not.toMatch(device)
    },
  )

  test('sends the six digits without spaces for the address of the link and opens the home page', async () => {
    serve({ activateLogin: applicant })
    const { address } = await show(<LoginCodeScreen />, { at })
    await code.fill('12 34 56')
    await press.click()
    await expect.poll(address).toBe('/user-docx/tp/pasca-sertifikat')
    expect(callsOf('activateLogin').map(({ body }) => body)).toEqual([{ EMAIL: 'sari@contoh.id', CODE: '123456' }])
  })

  test('five digits are called wrong and not sent', async () => {
    await show(<LoginCodeScreen />, { at })
    await code.fill('12345')
    await press.click()
    await expect.element(code).toHaveAccessibleDescription(new RegExp(text('account:code.wrong')))
    expect(callsOf('activateLogin')).toEqual([])
  })

  test('an expired code says where a new one comes from', async () => {
    serve({ activateLogin: refuse('TOKEN_INVALID') })
    await show(<LoginCodeScreen />, { at })
    await code.fill('123456')
    await press.click()
    await expect.element(page.getByText(text('account:code.expired'))).toBeVisible()
  })
})
