import { expect, test } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { attachDocument } from '../../portal/filing.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { submitAndPayRequest } from '../../portal/requests.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { onePagePdf } from '../../portal/papers.ts'

interface Offers {
  PATENT_ID: string
  OWNER_NAMES: string
  OFFERS: { USERDOC_TYP: string; IND_OFFERED: string; FEE: string }[]
}

test('a new name is asked for in two marks with one request, paid once and received', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.consultant)
  const { data } = await read<{ data: { PATENT_ID: string | null }[] }>(page, '/getPatents', { right: 'T', size: '60' })
  const ofOwner = new Map<string, string[]>()
  for (const { PATENT_ID } of data) {
    if (PATENT_ID === null) continue
    const { OFFERS, OWNER_NAMES } = await read<Offers>(page, '/requests/offers', { patentId: PATENT_ID })
    const isOpen = OFFERS.some(
      ({ USERDOC_TYP, IND_OFFERED, FEE }) => USERDOC_TYP === 'PN' && IND_OFFERED === 'Y' && FEE === 'PAID',
    )
    if (isOpen) ofOwner.set(OWNER_NAMES, [...(ofOwner.get(OWNER_NAMES) ?? []), PATENT_ID])
  }
  const numbers = [...ofOwner.values()].find(({ length }) => length > 1)?.slice(0, 2) ?? []
  expect(numbers).toHaveLength(2)

  await page.goto(`/user-docx/tp/berbayar?jenis=PN&nomor=${numbers.join(',')}`)
  await expect(page.getByRole('region', { name: 'Perkara' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: begins('Pakai data profil saya') }).click()
  await expect(page.getByTestId('request-status')).toContainText('Tersimpan')
  await attachDocument(page, 'Bukti', onePagePdf('bukti.pdf', 'Bukti perubahan nama'))
  await expect(page.getByText('1 dari 4 lampiran ada.')).toBeVisible()
  const submission = await submitAndPayRequest(page)

  await page.goto(`/user-docx/tp/fileListPen/${submission}`)
  for (const number of numbers) await expect(page.getByText(number).first()).toBeVisible()
})
