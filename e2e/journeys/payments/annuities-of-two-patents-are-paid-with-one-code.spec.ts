import { expect, test } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { readBill } from '../../portal/following.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

const late = 'Saringan Pasir Bertingkat untuk Air Sumur'
const inTime = 'Panel Anyaman Bambu Bertepi Kait'

interface Annuity {
  STATUS: string
  AMOUNT: number
  PAYER_NAME: string | null
}

test('a consultant pays an overdue patent and one in time with one code, and the years stand in both cases', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.consultant)
  await page.goto('/user-docx/tp/berbayar?jenis=BT')
  await page.getByRole('checkbox', { name: late }).check()
  await page.getByRole('checkbox', { name: inTime }).check()
  const chosen = page.getByRole('region', { name: 'Yang dibayar' })
  await expect(chosen.getByRole('row').filter({ hasText: inTime })).toBeVisible()
  const [lateNumber = '', number = ''] = await chosen.getByRole('row').locator('.mono').allTextContents()
  const yearsOf = (patentId: string) => read<Annuity[]>(page, '/getPatentDetail/annuities', { patentId })
  const before = await yearsOf(lateNumber)
  expect(before[0]).toMatchObject({ STATUS: 'GRACE' })
  const unpaid = (await yearsOf(number)).filter(({ STATUS }) => STATUS === 'PAID').length

  await page.getByRole('button', { name: begins('Buat kode billing') }).click()
  await expect(page).toHaveURL(/\/customer-screen\/payments\/TRX-/)
  await expect(page.getByRole('cell', { name: begins('Biaya tahunan ke-1') })).toContainText('ditambah 100%')
  const patentId = page.url().split('/').at(-1) ?? ''
  const [bill] = await read<{ AMOUNT: number }[]>(page, '/getPayments', { patentId })
  expect(await payAsTreasury(await readBill(page), bill?.AMOUNT ?? 0)).toBe('settled')
  await expect(page.getByRole('heading', { level: 2, name: begins('Pembayaran diterima') })).toBeVisible()

  expect((await yearsOf(lateNumber)).slice(0, 3).map(({ STATUS }) => STATUS)).toEqual(['PAID', 'PAID', 'PAID'])
  const [paid] = (await yearsOf(number)).slice(unpaid)
  expect(paid).toMatchObject({ STATUS: 'PAID', AMOUNT: 0, PAYER_NAME: 'Ratna Kusuma' })
  await page.getByRole('link', { name: begins('Lihat biaya tahunan') }).click()
  await expect(page.getByRole('checkbox', { name: late })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Kode yang sudah dibuat' })).toContainText('Sudah dibayar')
})
