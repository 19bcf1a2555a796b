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

test('an officer queues two designs and closes the issue, which everybody reads with its last day for objections', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const desk = await browser.newPage({ baseURL: portal.url })
  await signIn(desk, demo.officer)
  await inIndonesian(desk)
  await desk.goto('/petugas/berita-resmi?right=D')

  const numbers = await test.step('two designs are queued for the next issue', async () => {
    const backlog = desk.getByRole('region', { name: begins('Antrean terbit') })
    const boxes = backlog.getByRole('checkbox')
    const names = [await boxes.nth(0).getAttribute('aria-label'), await boxes.nth(1).getAttribute('aria-label')]
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await backlog.getByRole('button', { name: 'Antrekan 2 permohonan' }).click()
    await expect(desk.getByRole('region', { name: begins('Nomor berikutnya') })).toContainText('2 permohonan')
    return names.map((name) => /[A-Z]\d+/.exec(name ?? '')?.[0] ?? '')
  })

  const code = await test.step('the issue is closed after a question and is final', async () => {
    await desk.getByRole('button', { name: begins('Tutup dan terbitkan') }).click()
    await desk
      .getByRole('button', { name: begins('Tutup dan terbitkan') })
      .last()
      .click()
    const issues = desk.getByRole('region', { name: begins('Nomor yang sudah terbit') })
    const row = issues.getByRole('row').filter({ hasText: '2 permohonan' })
    await expect(row.getByRole('button', { name: begins('Unduh PDF') })).toBeVisible({ timeout: 60_000 })
    await row.getByRole('button', { name: begins('Lihat isi') }).click()
    for (const number of numbers) await expect(desk.getByRole('dialog')).toContainText(number)
    return /BRDI (\d+)\/(\d{4})/.exec((await row.textContent()) ?? '')
  })

  await test.step('a stranger without scripts reads it', async () => {
    const stranger = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false })
    const page = await stranger.newPage()
    await page.goto(`/publik/berita-resmi/BRDI-${code?.[1]}-${code?.[2]}`)
    for (const number of numbers) await expect(page.getByRole('main')).toContainText(number)
    await expect(page.getByText(/^Keberatan dapat diajukan sampai /)).toHaveCount(2)
    await stranger.close()
  })
})
