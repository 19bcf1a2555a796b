import { expect, test } from '@playwright/test'

import { demo } from '../../portal/people.ts'
import { fillLogin, landing } from '../../portal/session.ts'

test('every address opens its page or redirects, with and without a session', async ({ page }) => {
  for (const path of ['/', '/inbox', '/customer-screen/list', '/buat-pengajuan']) {
    await page.goto(path)
    await expect(page, `${path} without a session`).toHaveURL('/login')
  }
  await fillLogin(page, demo.sari)
  await expect(page, 'what was asked for last').toHaveURL('/buat-pengajuan')
  // Other journeys may deliver letters to the same account meanwhile.
  await expect(page.getByTestId('unread-badge')).toHaveText(/^[3-9]$/)
  await expect(page.getByRole('link', { name: /^Inbox \([3-9]\)$/ })).toBeVisible()
  const moves = {
    '/login': landing,
    '/': landing,
    '/forms': '/forms/search',
    '/table-list': '/table-list/patents',
    '/user-docx': '/user-docx/tp',
  }
  for (const [from, to] of Object.entries(moves)) {
    await page.goto(from)
    await expect(page, `${from} with a session`).toHaveURL(to)
  }
})
