import { expect, test } from '@playwright/test'

import { goOn } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

for (const right of ['Desain Industri', 'Merek', 'Paten']) {
  test(`one field of ${right} typed before the browser is closed is there in another browser`, async ({ browser }) => {
    const reference = uniqueTitle(`Ref ${right}`)
    const here = await browser.newContext()
    const page = await here.newPage()
    await inIndonesian(page)
    await signIn(page, demo.newcomer)
    await page.goto('/buat-pengajuan')
    await page.getByRole('radio', { name: begins(right) }).check()
    await goOn(page)
    await page.getByRole('textbox', { name: begins('Nomor Referensi') }).fill(reference)
    await expect(page.getByTestId('draft-status')).toHaveText(/^Tersimpan \d\d:\d\d/)
    await expect(page).toHaveURL(/draft=D-/)
    const id = new URL(page.url()).searchParams.get('draft') ?? ''
    await here.close()

    const there = await browser.newContext()
    const other = await there.newPage()
    await inIndonesian(other)
    await signIn(other, demo.newcomer)
    await other.goto('/customer-screen/draft')
    const row = other.getByRole('row').filter({ has: other.locator(`a[href*="${id}"]`) })
    await expect(row.locator('time').first()).toBeVisible()
    await row.getByRole('link').first().click()
    await other.locator('ol a[href*="step=type"]').click()
    await expect(other.getByRole('textbox', { name: begins('Nomor Referensi') })).toHaveValue(reference)
    await there.close()
  })
}
