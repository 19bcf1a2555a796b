import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults } from '../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../testing/fakeApi.ts'
import { applicant } from '../../testing/people.ts'
import { labelText, show, text } from '../../testing/render.tsx'
import { requireLogIn, waitForSession } from '../lib/sessionGate.ts'
import { setServerTime } from '../ui/clock.ts'
import { SessionClock } from './SessionClock.tsx'
import { SessionPanel } from './SessionPanel.tsx'

const at = '/kuasa'
const password = page.getByLabelText(labelText('login:password'), { exact: true })
const again = page.getByRole('button', { name: labelText('shell:session.again') })

describe('the panel of an ended session', () => {
  const open = async () => {
    await show(<SessionPanel />, { at, user: applicant })
    requireLogIn()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  }

  test('is not shown while the session lasts', async () => {
    await show(<SessionPanel />, { at, user: applicant })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('names the person, stays open on Escape, and axe finds no serious fault in either direction', async () => {
    await open()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('sari@contoh.id')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await dialogFaults('SessionPanel')).toEqual([])
  })

  test('after the log-in repeats the call that waited and closes', async () => {
    serve({ login: applicant })
    await show(<SessionPanel />, { at, user: applicant })
    const repeated = waitForSession()
    await password.fill('sandi-yang-benar')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await repeated).toBe(true)
    expect(callsOf('login')[0]?.body).toEqual({ EMAIL: 'sari@contoh.id', LOGIN_PASSWORD: 'sandi-yang-benar' })
  })

  test('an empty password is not sent, and a wrong one is named at its field with the panel open', async () => {
    serve({ login: refuse('INVALID_CREDENTIALS', { title: 'Kata sandi salah.' }) })
    await open()
    await again.click()
    await expect.element(page.getByText(text('login:empty.password'))).toBeVisible()
    expect(callsOf('login')).toEqual([])
    await password.fill('salah')
    await again.click()
    await expect.element(page.getByText('Kata sandi salah.')).toBeVisible()
    await expect.element(password).toHaveValue('salah')
  })
})

describe('the clock of the session', () => {
  const open = async (now: string) => {
    setServerTime(now)
    await show(<SessionClock />, { at, user: applicant })
  }
  const soon = page.getByRole('alertdialog', { name: labelText('shell:session.soon') })
  const clock = page.getByRole('button', { name: /\d+:\d\d/ })

  beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

  test('is not shown more than 15 minutes before the end', async () => {
    await open('2026-11-20T11:44:00.000Z')
    await expect.element(clock).not.toBeInTheDocument()
  })

  test('stands alone from 15 minutes before the end', async () => {
    await open('2026-11-20T11:50:00.000Z')
    await expect.element(clock).toBeVisible()
    await expect.element(soon).not.toBeInTheDocument()
  })

  test('asks from 5 minutes before the end, without a serious fault for axe in either direction, and can be put off', async () => {
    await open('2026-11-20T11:56:00.000Z')
    await expect.element(soon).toBeVisible()
    expect(await dialogFaults('SessionClock')).toEqual([])
    await page.getByRole('button', { name: labelText('shell:session.later') }).click()
    await expect.element(soon).not.toBeInTheDocument()
    await expect.element(clock).toBeVisible()
  })
})
