import { expect, test } from '@playwright/test'

import { demo } from '../../portal/people.ts'
import { fillLogin, landing, logIn, logOut } from '../../portal/session.ts'

test('whose session ended at work comes back to the page; after a log-out a log-in leads home', async ({
  page,
  context,
}) => {
  await logIn(page, demo.sari)
  await context.clearCookies()
  await page.goto('/customer-screen/list?tab=registered')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL(/\/customer-screen\/list/)

  await logOut(page)
  await page.goto('/inbox')
  await expect(page).toHaveURL('/login')
  await fillLogin(page, demo.sari)
  await expect(page).toHaveURL(landing)
})
