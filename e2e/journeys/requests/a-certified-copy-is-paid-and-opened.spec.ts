import { expect, test } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { submitAndPayRequest } from '../../portal/requests.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

interface Offers {
  PATENT_ID: string
  OFFERS: { USERDOC_TYP: string; IND_OFFERED: string }[]
}

test('a certified copy is paid, issued by itself, and opened with the number of the application', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.sari)
  const { data } = await read<{ data: { PATENT_ID: string | null }[] }>(page, '/getPatents', { right: 'D', size: '60' })
  const offers = await Promise.all(
    data.flatMap(({ PATENT_ID }) =>
      PATENT_ID === null ? [] : [read<Offers>(page, '/requests/offers', { patentId: PATENT_ID })],
    ),
  )
  const open = offers.find(({ OFFERS }) => OFFERS.some((one) => one.USERDOC_TYP === 'SD' && one.IND_OFFERED === 'Y'))
  const number = open?.PATENT_ID ?? ''

  await page.goto(`/user-docx/tp/berbayar?jenis=SD&nomor=${number}`)
  await expect(page.getByRole('region', { name: 'Perkara' }).getByRole('listitem')).toHaveCount(1)
  const submission = await submitAndPayRequest(page)

  const copy = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Salinan' })
    .getByRole('button', { name: begins('Lihat') })
  await expect(async () => {
    await page.goto(`/user-docx/tp/fileListPen/${submission}`)
    await expect(copy).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  const opening = page.context().waitForEvent('page')
  await copy.click()
  const text = (await opening).locator('[data-page="1"].viewer-sheet .viewer-text')
  await expect(text).toContainText(/salinan/i, { timeout: 30_000 })
  await expect(text).toContainText(number)
})
