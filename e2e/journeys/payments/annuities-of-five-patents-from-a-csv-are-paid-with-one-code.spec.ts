import { expect, test } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { readBill } from '../../portal/following.ts'
import { importableNumbers, importPatents } from '../../portal/importPatents.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

test('a list of five patents, one of them late, and two wrong rows: the wrong ones are explained before paying, the five are paid with one code', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.consultant)
  const five = importableNumbers(5)
  const [late = ''] = five
  importPatents(five, [late])
  await page.goto('/user-docx/tp/berbayar?jenis=BT')
  const rows = [...five, 'P-0019', 'P00199900001']
  await page.locator('input[type="file"]').setInputFiles({
    name: 'paten.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${rows.join('\r\n')}\r\n`),
  })
  await expect(page.getByText('bukan nomor permohonan.')).toBeVisible()
  await expect(page.getByText('Tidak ada paten terdaftar dengan nomor ini.')).toBeVisible()
  const chosen = page.getByRole('region', { name: 'Yang dibayar' })
  for (const number of five) await expect(chosen.getByText(number, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: begins('Buat kode billing') }).click()
  await expect(page).toHaveURL(/\/customer-screen\/payments\/TRX-/)
  await expect(page.getByText('ditambah 100%')).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: late })).toContainText('ditambah 100%')
  const patentId = page.url().split('/').at(-1) ?? ''
  const [bill] = await read<{ AMOUNT: number; TITLE: string }[]>(page, '/getPayments', { patentId })
  expect(bill?.TITLE).toBe('Biaya tahunan 5 paten')
  expect(await payAsTreasury(await readBill(page), bill?.AMOUNT ?? 0)).toBe('settled')
  await expect(page.getByRole('heading', { level: 2, name: begins('Pembayaran diterima') })).toBeVisible()
  await page.getByRole('link', { name: begins('Lihat biaya tahunan') }).click()
  const orders = await read<{ PATENTS: { PATENT_ID: string; STATE: string }[] }[]>(page, '/annuities/orders')
  const order = orders.find(({ PATENTS }) => PATENTS.some(({ PATENT_ID }) => PATENT_ID === five[0]))
  expect(order?.PATENTS.map(({ PATENT_ID, STATE }) => `${PATENT_ID} ${STATE}`)).toEqual(
    five.map((number) => `${number} RECORDED`),
  )
})
