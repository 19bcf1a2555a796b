import { expect, test, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('a dropped picture of a published mark finds that mark, whose page leads to similar pictures', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, demo.newcomer)
  const { data } = await read<{ data: { FILENO: string; MARK_NAME: string; IMG_URL: string | null }[] }>(
    page,
    '/getSimilarTrademarks',
    { name: 'senja coffee' },
  )
  const mark = data.find(({ IMG_URL }) => IMG_URL !== null)
  if (!mark?.IMG_URL) throw new Error('no published mark with a picture')

  await page.goto('/trademarks/search')
  // The job that describes pictures runs every minute.
  await expect(async () => {
    await drop(page, mark.IMG_URL ?? '')
    await expect(page.getByRole('article').filter({ hasText: mark.FILENO })).toBeVisible({ timeout: 4_000 })
  }).toPass({ timeout: 180_000, intervals: [5_000] })
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first()
  await expect(first).toContainText(mark.FILENO)
  await expect(first).toContainText(await words(page, 'pictureSearch:same.SHAPE'))
  await expect(page).toHaveURL(/\/trademarks\/search$/)

  await first.getByRole('link', { name: mark.MARK_NAME }).click()
  await page.getByRole('link', { name: begins('Gambar serupa') }).click()
  await expect(page).toHaveURL(new RegExp(`/trademarks/search\\?like=${mark.FILENO}`))
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /gambar mirip/ })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: mark.FILENO })).toHaveCount(0)

  await page.getByRole('button', { name: begins('Hapus') }).click()
  await expect(page.getByText('Apa yang dicari?')).toBeVisible()
})

/** Drops the picture of an address on the field of the search. */
async function drop(page: Page, address: string): Promise<void> {
  await page.getByRole('searchbox').evaluate(async (field, from) => {
    const bytes = await (await fetch(from)).blob()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'label', { type: bytes.type }))
    field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, address)
}
