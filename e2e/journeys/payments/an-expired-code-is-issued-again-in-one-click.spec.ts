import { expect, test } from '@playwright/test'

import { billsOf, casesNamed, draftsNamed } from '../../portal/api.ts'
import { readBill } from '../../portal/following.ts'
import { taskOf } from '../../portal/findings.ts'
import { begins, digitsOnly } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

const title = 'Botol Wedang Uwuh'

test('an expired code is replaced with one click, and the page names the day that becomes the filing date', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.smallBusiness)
  const [filing] = await casesNamed(page, title)
  const number = filing?.SUBMISSION_NBR ?? ''
  await page.goto(`/customer-screen/payments/${number}`)
  await expect(
    page.getByRole('heading', { level: 2, name: begins('Kode kedaluwarsa. Berkas Anda aman.') }),
  ).toBeVisible()
  const note = page.getByTestId('filing-date-note')
  await expect(note).toContainText('Tanggal Penerimaan menjadi hari kode baru dibayar')
  await expect(note).toContainText('Gerbang pembayaran tutup setiap hari pukul 22:00–00:00 WIB.')
  await expect(note).toContainText('tidak dikembalikan')
  const before = digitsOnly(await page.getByTestId('billing-code').textContent())

  await page.getByRole('button', { name: begins('Terbitkan ulang kode') }).click()
  await expect(page.getByTestId('billing-code')).not.toHaveText(before.replaceAll(/(.{4})(?=.)/g, '$1\u00a0'))
  const code = await readBill(page)
  expect(code).not.toBe(before)
  await expect(note).toContainText(
    'Tanggal Penerimaan adalah hari biaya diterima kas negara (waktu Jakarta), bukan hari Anda mengajukan.',
  )
  await expect(note).toContainText('Tanggal Penerimaan menjadi hari kode baru itu dibayar')
  expect(
    (await billsOf(page, number)).filter(({ STATUS }) => STATUS === 'BILLED').map(({ BILLING_CODE }) => BILLING_CODE),
  ).toEqual([code])

  await page.getByRole('button', { name: begins('Ubah lagi') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: begins('Ubah lagi') })
    .click()
  await expect(page).toHaveURL(/\/buat-pengajuan\/draft\?draft=/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(taskOf(page, 'Gambar desain')).toContainText('Selesai')
  expect(await draftsNamed(page, title)).toHaveLength(1)
  expect((await billsOf(page, number)).filter(({ STATUS }) => STATUS === 'BILLED')).toHaveLength(0)
})
