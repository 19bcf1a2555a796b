import { expect, test, type Browser, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { startOwnPortal, type OwnPortal } from '../../portal/ownPortal.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

const EXAMINER = 'pemeriksa@contoh.id'
const HEAD = 'kepala@contoh.id'
let portal: OwnPortal
test.beforeAll(async () => {
  portal = await startOwnPortal()
  portal.saki('second-officer', 'refusal', 'on')
})
test.afterAll(() => portal.stop())

test('an examiner proposes to refuse some goods with reasons, and another officer reads and approves it', async ({
  browser,
}) => {
  const examiner = await signedIn(browser, EXAMINER)
  const queue = await read<{ data: { PATENT_ID: string; STATUS_CODE: string }[] }>(examiner, '/office/queue', {
    kind: 'EXAMINATION',
    right: 'T',
    size: '100',
  })
  const number = queue.data.find(({ STATUS_CODE }) => STATUS_CODE === '450')?.PATENT_ID ?? ''
  await examiner.goto(`/petugas/berkas/${number}?tab=reasons`)
  await examiner.getByRole('combobox', { name: begins('Dasar alasan baru') }).selectOption('M20E')
  await examiner.getByRole('textbox', { name: begins('Fakta') }).fill('Kata itu hanya menyebut barangnya.')
  await examiner.getByText('Sebagian', { exact: true }).click()
  await examiner.locator('[id*="-term-"]').first().check()
  await examiner.getByRole('textbox', { name: begins('Yang dapat mengatasi') }).fill('Hapus barang itu.')
  await expect(examiner.getByText('Lengkap', { exact: true })).toBeVisible()
  await examiner.getByRole('radio', { name: begins('Usul penolakan sebagian dikirim') }).check()
  await examiner.getByRole('button', { name: begins('Ajukan ke petugas kedua') }).click()
  await expect(examiner.getByText('Petugas lain yang menyetujui atau mengembalikan usulan ini.')).toBeVisible()

  const head = await signedIn(browser, HEAD)
  await head.goto('/petugas?view=proposals')
  await head.getByRole('link', { name: number }).click()
  await expect(head.getByText('Kata itu hanya menyebut barangnya.')).toBeVisible()
  await head.getByRole('button', { name: begins('Setujui') }).click()
  await expect(head.getByText('Usul Tolak', { exact: true }).first()).toBeVisible()
  const letters = await read<{ LETTER_TYP?: string; STATUS_CODE: string }>(head, '/office/case', { patentId: number })
  expect(letters.STATUS_CODE).toBe('455')
})

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.url })
  const page = await context.newPage()
  await inIndonesian(page)
  await signIn(page, email)
  return page
}
