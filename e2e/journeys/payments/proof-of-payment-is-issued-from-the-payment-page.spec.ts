import { readFile } from 'node:fs/promises'

import { expect, test } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('the payment receipt of a paid case is issued from its payment page, once', async ({ page }) => {
  await signIn(page, demo.sari)
  const { data } = await read<{ data: { PATENT_ID: string | null }[] }>(page, '/getPatents', { size: '100' })
  const patentId = data.find((row) => row.PATENT_ID)?.PATENT_ID ?? ''
  await page.goto(`/customer-screen/payments/${patentId}`)
  const receipts: Buffer[] = []
  for (let time = 0; time < 2; time++) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: begins('Bukti Pembayaran') }).click()
    receipts.push(await readFile(await (await downloading).path()))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: begins('Tutup') })
      .first()
      .click()
  }
  const [first, second] = receipts
  expect(first?.subarray(0, 4).toString()).toBe('%PDF')
  expect(second && first?.equals(second)).toBe(true)
})
