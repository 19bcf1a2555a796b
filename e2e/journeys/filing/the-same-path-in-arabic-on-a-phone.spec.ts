import { expect, test, type Locator } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { beginDesign, fillAndFile } from '../../portal/filing.ts'
import { checkReceipt, openList, payFromElsewhere, readBill, readPaymentLetter } from '../../portal/following.ts'
import { begins, words } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { newPerson } from '../../portal/people.ts'
import { sevenPictures } from '../../portal/pictures.ts'
import { fillLogin, landing, register } from '../../portal/session.ts'

const phone = { width: 390, height: 844 }

test.use({ viewport: phone, timezoneId: 'America/Los_Angeles' })

test('a design is filed and paid in Arabic on a phone', async ({ page }) => {
  const person = newPerson('نورة بنت عبد الله الفهد')
  const title = 'مصباح من الروطان'
  const letter = onePagePdf('إقرار الملكية.pdf', 'Desain ini milik pemohon.')
  const pictures = await sevenPictures(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await register(page, person)
  await page.goto('/login')
  await fillLogin(page, person.email)
  await expect(page).toHaveURL(landing)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await test.step('the menu is a drawer', async () => {
    await expect(page.getByRole('navigation')).toBeHidden()
    await page
      .getByRole('button', { name: await words(page, 'shell:menu.toggle') })
      .first()
      .click()
    const drawer = page.getByRole('dialog', { name: 'SAKI 21' })
    await expect.poll(async () => (await boxOf(drawer)).right).toBe(phone.width)
    await drawer.getByRole('link', { name: begins('Tambah Permohonan') }).click()
    await expect(page).toHaveURL('/buat-pengajuan')
    await expect(drawer).toBeHidden()
  })

  await beginDesign(page)
  await test.step('the fee is visible at the bottom of the task list', async () => {
    const filing = page.url()
    await page.goto(filing.replace(/&step=.*/, ''))
    const total = page.getByRole('status').filter({ hasText: 'Rp800.000' }).last()
    await expect(total).toBeInViewport()
    expect((await boxOf(total)).top).toBeGreaterThan(phone.height * 0.8)
    await page.goto(filing)
  })
  await fillAndFile(page, person, { title, pictures, letter })
  const code = await readBill(page)
  await isLeftToRight(page.getByTestId('billing-code'))
  await isLeftToRight(page.getByTestId('countdown'))
  const patentId = await payFromElsewhere(page, code, 800_000)
  await isLeftToRight(page.getByTestId('case-number'))
  const toast = await boxOf(page.getByTestId('toast').first())
  expect(phone.width - toast.right).toBeLessThanOrEqual(24)
  expect(toast.top).toBeLessThan(phone.height / 4)

  const receipt = { patentId, applicant: person.name, files: [...pictures, letter] }
  await checkReceipt(page, () => page.getByRole('button', { name: begins('Unduh') }).click(), receipt)
  const row = await openList(page, patentId)
  await expect(row).toContainText(title)
  await readPaymentLetter(page, patentId)
  const found = await read<{ OWNER_NAMES: string; FILING_DATE: string }>(page, '/getPatentDetail', { patentId })
  expect(found.OWNER_NAMES).toBe(person.name)
  expect(found.FILING_DATE).toBe(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10))
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on the screen')
  return { top: box.y, right: box.x + box.width }
}

async function isLeftToRight(locator: Locator): Promise<void> {
  expect(await locator.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
}
