import { expect, test } from '@playwright/test'

import { begins } from '../../portal/names.ts'
import { startOwnPortal, type OwnPortal } from '../../portal/ownPortal.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

let portal: OwnPortal
test.beforeAll(async () => {
  portal = await startOwnPortal()
})
test.afterAll(() => portal.stop())

test('a head of section sees what is overdue in every tab, finds a case by its number, and hands two cases over', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  // Half a year later the cases in the office's hands are past their day.
  portal.saki('clock', '2027-06-01T09:00:00+07:00')
  const desk = await browser.newPage({ baseURL: portal.url })
  await signIn(desk, demo.head)
  await inIndonesian(desk)
  await desk.goto('/petugas?kind=dispute')
  await expect(desk.getByText(/berkas lewat harinya\.$/)).toBeVisible()
  await desk.goto('/petugas/beban-kerja')

  const late = desk.getByRole('region', { name: begins('Lewat hari janji layanan') })
  const boxes = late.getByRole('checkbox', { name: begins('Pilih') })
  const number = /[A-Z]+\d+/.exec((await boxes.nth(1).getAttribute('aria-label')) ?? '')?.[0] ?? ''
  await test.step('two cases go to an officer whose roles cover them', async () => {
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    const to = late.getByLabel(begins('Kepada'))
    await to.selectOption({ label: (await to.locator('option', { hasText: 'Ni Luh Ayu' }).textContent()) ?? '' })
    await late.getByRole('button', { name: 'Serahkan 2 berkas' }).click()
    await expect(late.getByText('2 berkas selesai.')).toBeVisible()
    await expect(late.getByRole('row').filter({ hasText: number })).toContainText('Ni Luh Ayu')
  })

  await test.step('Ctrl+K opens the case by its number', async () => {
    await desk.keyboard.press('Control+K')
    await desk.getByRole('textbox', { name: 'Nomor, judul, atau nama halaman' }).fill(number.toLowerCase())
    await desk.getByRole('button', { name: `Buka permohonan ${number}` }).click()
    await expect(desk).toHaveURL(new RegExp(number))
    await expect(desk.getByText('Ni Luh Ayu Prameswari').first()).toBeVisible()
  })
})
