import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import {
  callsOf,
  heldReply,
  offline,
  refuse,
  refuseWith200,
  serve,
  type RefusedReply,
} from '../../../testing/fakeApi.ts'
import { applicant, officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { forgetRoute, keepRoute } from '../../lib/keptRoute.ts'
import { abandonSession, markSessionSeen } from '../../lib/sessionGate.ts'
import { LoginScreen } from './LoginScreen.tsx'

const email = page.getByRole('textbox', { name: labelText('login:email') })
const password = page.getByLabelText(labelText('login:password'))
const press = page.getByRole('button', { name: labelText('login:login') })
const summary = page.getByTestId('error-summary')

async function fill(): Promise<void> {
  await email.fill('sari@contoh.id')
  await password.fill(' rahasia 1 ')
}

describe('instead of a page that was asked for', () => {
  const ended = page.getByText(text('login:ended'), { exact: false })
  const asked = page.getByText(text('login:asked'), { exact: false })
  afterEach(forgetRoute)

  test('says that the session has ended, when this browser had one', async () => {
    markSessionSeen()
    keepRoute('/inbox?item=4-100-3')
    await show(<LoginScreen />)
    await expect.element(ended).toBeVisible()
    await expect.element(asked).toBeVisible()
    abandonSession()
  })

  test('asks to log in, when this browser had no session or the reader logged out', async () => {
    markSessionSeen()
    abandonSession()
    keepRoute('/inbox')
    await show(<LoginScreen />)
    await expect.element(asked).toBeVisible()
    expect(ended.elements()).toEqual([])
  })

  test('says neither when no page of the portal was asked for', async () => {
    markSessionSeen()
    for (const address of ['/', 'https://jahat.example/inbox', '//jahat.example']) keepRoute(address)
    await show(<LoginScreen />)
    await expect.element(press).toBeVisible()
    expect([...ended.elements(), ...asked.elements()]).toEqual([])
    abandonSession()
  })
})

describe('before anything is sent', () => {
  test('the focus is in the field of the address', async () => {
    await show(<LoginScreen />)
    await expect.element(email).toHaveFocus()
  })

  test.each([
    ['nothing', '', '', ['login:empty.email', 'login:empty.password']],
    ['no password', 'sari@contoh.id', '', ['login:empty.password']],
    ['no address', '', 'rahasia', ['login:empty.email']],
    ['an address of spaces', '   ', 'rahasia', ['login:empty.email']],
  ] as const)(
    'with %s typed the summary names what is missing and nothing is sent',
    async (_typed, mail, secret, keys) => {
      await show(<LoginScreen />)
      await email.fill(mail)
      await password.fill(secret)
      await press.click()
      await expect.element(summary).toHaveFocus()
      const links = summary.getByRole('link').elements()
      expect(links.map((link) => link.textContent)).toEqual(keys.map((key) => text(key)))
      expect(callsOf('login')).toEqual([])
    },
  )

  test('a link of the summary leads to its field, which is marked wrong and described by the same words', async () => {
    await show(<LoginScreen />)
    await email.fill('sari@contoh.id')
    await press.click()
    await summary.getByRole('link').click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(password).toHaveAccessibleDescription(text('login:empty.password'))
  })

  test('the password can be shown and hidden again', async () => {
    await show(<LoginScreen />)
    await password.fill('rahasia')
    await expect.element(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: labelText('core:show') }).click()
    await expect.element(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: labelText('core:hide') }).click()
    await expect.element(password).toHaveAttribute('type', 'password')
    await expect.element(password).toHaveValue('rahasia')
  })
})

describe('a right pair', () => {
  test('is sent once, the password as typed; a second press while it works is ignored', async () => {
    const reply = heldReply<typeof applicant>()
    serve({ login: () => reply.answer })
    await show(<LoginScreen />)
    await fill()
    await userEvent.keyboard('{Enter}')
    const busy = page.getByRole('button', { name: text('login:busy') })
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
    await busy.click({ force: true })
    expect(callsOf('login').map(({ body }) => body)).toEqual([
      { EMAIL: 'sari@contoh.id', LOGIN_PASSWORD: ' rahasia 1 ' },
    ])
    reply.give(applicant)
    await expect.element(busy).not.toBeInTheDocument()
  })

  test.each([
    ['an applicant', applicant, '/user-docx/tp/pasca-sertifikat'],
    ['an officer', officer, '/petugas'],
  ])('%s lands on the own home', async (_who, user, home) => {
    serve({ login: user })
    const { address } = await show(<LoginScreen />)
    await fill()
    await press.click()
    await expect.poll(address).toBe(home)
  })

  test('the address asked for before the log-in is opened, once', async () => {
    serve({ login: applicant })
    keepRoute('/inbox?tab=unread')
    const { address } = await show(<LoginScreen />)
    await fill()
    await press.click()
    await expect.poll(address).toBe('/inbox?tab=unread')
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(Object.keys(localStorage).toSorted()).toEqual(['saki-had-session', 'saki-language'])
  })
})

describe('a refusal', () => {
  const refusals: [name: string, refusal: RefusedReply, words: string, role: 'alert' | 'none'][] = [
    ['a wrong pair', refuse('INVALID_CREDENTIALS'), text('login:wrong'), 'alert'],
    ['a pair of a wrong form', refuse('INVALID'), text('login:wrong'), 'alert'],
    ['an account not active', refuse('NOT_ACTIVATED'), text('login:notActive'), 'alert'],
    ['a lost connection', offline, text('core:load.unreachable'), 'alert'],
    ['a fault of the server', refuse('UNKNOWN', { title: 'Terjadi kesalahan.' }), 'Terjadi kesalahan.', 'alert'],
    ['a fault without words', refuse('UNKNOWN'), text('core:load.failed'), 'alert'],
    [
      'maintenance',
      refuse('READ_ONLY', { title: 'Portal hanya dapat dibaca.' }),
      'Portal hanya dapat dibaca.',
      'alert',
    ],
    ['too many attempts', refuse('TOO_MANY', { retryAfter: 125 }), '02:05', 'none'],
  ]

  test.each(refusals)(
    '%s is said in its own words and both fields keep what was typed',
    async (_name, refusal, words, role) => {
      serve({ login: refusal })
      await show(<LoginScreen />)
      await fill()
      await press.click()
      const said = role === 'alert' ? page.getByRole('alert') : page.getByText(words, { exact: false })
      await expect.element(said).toMatchTextContent(words)
      await expect.element(email).toHaveValue('sari@contoh.id')
      await expect.element(password).toHaveValue(' rahasia 1 ')
      expect(document.title).toContain('Error: ')
    },
  )

  test('of status 200 with err says Maaf and the reason, in a message and at the form', async () => {
    serve({ login: refuseWith200('Kuota hari ini habis') })
    await show(<LoginScreen />)
    await fill()
    await press.click()
    const message = page.getByRole('dialog', { name: 'Maaf' })
    await expect.element(message).toMatchTextContent('Kuota hari ini habis')
    await message.getByRole('button', { name: labelText('core:close') }).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Maaf: Kuota hari ini habis')
    await expect.element(password).toHaveValue(' rahasia 1 ')
  })

  test('shows the incident number for the help desk', async () => {
    serve({ login: refuse('UNKNOWN', { id: 'saki-4711' }) })
    await show(<LoginScreen />)
    await fill()
    await press.click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('saki-4711')
  })

  test('of an inactive account offers a new activation link', async () => {
    serve({ login: refuse('NOT_ACTIVATED') })
    const { address } = await show(<LoginScreen />)
    await fill()
    await press.click()
    await page.getByRole('alert').getByRole('link').click()
    await expect.poll(address).toBe('/login/reactivatelogin')
  })

  test.each([
    ['first', undefined, '/login/activatelogin?email=sari%40contoh.id'],
    ['repeated', { RESENT: 'Y' }, '/login/activatelogin?email=sari%40contoh.id&resent=Y'],
  ])('that asks for a mailed code (%s) opens its page with the address', async (_when, current, expected) => {
    serve({ login: refuse('LOGIN_CODE_REQUIRED', { current }) })
    const { address } = await show(<LoginScreen />)
    await email.fill('sari@contoh.id')
    await password.fill('rahasia')
    await press.click()
    await expect.poll(address).toBe(expected)
  })

  test('is gone after the next attempt succeeds', async () => {
    let attempts = 0
    serve({ login: () => ((attempts += 1) === 1 ? refuse('INVALID_CREDENTIALS') : applicant) })
    const { address } = await show(<LoginScreen />)
    await fill()
    await press.click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await press.click()
    await expect.poll(address).toBe('/user-docx/tp/pasca-sertifikat')
  })
})

test.each(everyLanguage)(
  'in %s (%s) the fields are named by the Indonesian term and its caption; what is typed runs left to right',
  async (language, direction) => {
    await show(<LoginScreen />, { language })
    expect(document.documentElement.dir).toBe(direction)
    for (const key of ['login:email', 'login:password'] as const) {
      const field = page.getByLabelText(labelText(key, {}, language))
      await expect.element(field).toBeVisible()
      expect(getComputedStyle(field.element()).direction).toBe('ltr')
    }
  },
)
