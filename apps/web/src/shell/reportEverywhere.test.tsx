import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { refuse, serve } from '../../testing/fakeApi.ts'
import { applicant } from '../../testing/people.ts'
import { labelText, show, text } from '../../testing/render.tsx'
import { RegistrationScreen } from '../screens/session/registration/RegistrationScreen.tsx'
import { NotFoundScreen } from '../screens/missing/NotFoundScreen.tsx'
import { ReviewScreen } from '../screens/filing/review/ReviewScreen.tsx'
import { VerificationScreen } from '../screens/verification/VerificationScreen.tsx'
import { ManualScreen } from '../screens/viewer/ManualScreen.tsx'
import { PayGuideScreen } from '../screens/viewer/PayGuideScreen.tsx'
import { PdfViewerScreen } from '../screens/viewer/PdfViewerScreen.tsx'
import { setServerTime } from '../ui/clock.ts'
import { TopBar } from './TopBar.tsx'

const report = page.getByRole('link', { name: labelText('core:error.report') })
const nothing = () => undefined

describe('the link to report a problem', () => {
  /** Pages outside the main layout, with the page that the report names. */
  const outside: readonly [string, ComponentType, string, string][] = [
    ['registration', RegistrationScreen, '/daftar-akun', '/daftar-akun'],
    ['the check of letters', VerificationScreen, '/verifikasi', '/verifikasi'],
    ['a shared draft, without its token', ReviewScreen, '/pratinjau/rahasia-sekali', '/pratinjau'],
    ['an unknown address, signed out', NotFoundScreen, '/verifikasi', '/verifikasi'],
    ['the manual', ManualScreen, '/viewer/user-manual', location.pathname],
    ['the payment guide', PayGuideScreen, '/viewer/panduan-pembayaran', location.pathname],
    ['a document', PdfViewerScreen, '/viewer/pdf/3-50310-2', location.pathname],
  ]

  test.each(outside)('stands on %s', async (_name, Screen, at, named) => {
    const none = refuse('NOT_FOUND')
    serve({ getReview: none, captcha: none, getDocumentFacts: none, getMaster: none })
    await show(<Screen />, { at })
    await expect.element(report).toBeVisible()
    await expect.element(report).toHaveAttribute('target', '_blank')
    const { searchParams } = new URL((report.element() as HTMLAnchorElement).href)
    expect(searchParams.get('dari')).toBe(named)
  })
})

describe('the menu of the user, on every page behind the log-in', () => {
  beforeEach(() => {
    // Long before the session ends, whatever another test has set.
    setServerTime('2026-11-20T03:00:00.000Z')
    serve({ getInboxUnreads: [{ TOTAL: 0 }], session: applicant })
  })
  afterEach(() => page.viewport(1366, 768))

  const open = async (onKeys = nothing) => {
    await show(<TopBar menuOpen={false} onMenu={nothing} onSearch={nothing} onKeys={onKeys} />, {
      at: '/inbox',
      user: applicant,
    })
    await page.getByRole('button', { name: new RegExp(text('shell:user.menu')) }).click()
  }

  test.each([1366, 390])('opens the form in another tab, at %i pixels', async (width) => {
    await page.viewport(width, 768)
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await open()
    await page.getByRole('menuitem', { name: labelText('core:error.report') }).click()
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^\/lapor-masalah\?dari=/), '_blank', 'noopener')
  })

  test('opens the list of keys', async () => {
    const onKeys = vi.fn()
    await open(onKeys)
    await page.getByRole('menuitem', { name: labelText('shell:keys') }).click()
    expect(onKeys).toHaveBeenCalledOnce()
  })
})
