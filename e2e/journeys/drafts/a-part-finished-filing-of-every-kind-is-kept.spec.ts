import { expect, test, type Browser, type Page } from '@playwright/test'

import { goOn } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('one field of every kind of filing typed before the browser is closed is there in another browser', async ({
  browser,
}) => {
  const here = await freshBrowser(browser)
  const typed: { id: string; reference: string }[] = []
  for (const right of ['Desain Industri', 'Merek', 'Paten']) {
    const reference = uniqueTitle(`Ref ${right}`)
    await here.goto('/buat-pengajuan')
    await here.getByRole('radio', { name: begins(right) }).check()
    await goOn(here)
    await here.getByRole('textbox', { name: begins('Nomor Referensi') }).fill(reference)
    await expect(here.getByTestId('draft-status')).toHaveText(/^Tersimpan \d\d:\d\d/)
    await expect(here).toHaveURL(/draft=D-/)
    typed.push({ id: new URL(here.url()).searchParams.get('draft') ?? '', reference })
  }
  await here.context().close()

  const there = await freshBrowser(browser)
  await there.goto('/customer-screen/draft')
  for (const { id, reference } of typed) {
    const row = there.getByRole('row').filter({ has: there.locator(`a[href*="${id}"]`) })
    await expect(row.locator('time').first()).toBeVisible()
    await row.getByRole('link').first().click()
    await there.locator('ol a[href*="step=type"]').click()
    await expect(there.getByRole('textbox', { name: begins('Nomor Referensi') })).toHaveValue(reference)
    await there
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: begins('Draf') })
      .click()
  }
  await there.context().close()
})

async function freshBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  return page
}
