import { expect, test } from '@playwright/test'

import { casesNamed, post, read, type Caller } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { callerFor, inIndonesian, signIn } from '../../portal/session.ts'
import { paidMark } from '../../portal/transfers.ts'

interface DeskCase {
  ROW_VERSION: number
}

/** An officer publishes a mark of the caller that has got its number. */
async function publish(filer: Caller, title: string): Promise<string> {
  const [mark] = await casesNamed(filer as Parameters<typeof casesNamed>[0], title)
  if (!mark) throw new Error(`no case ${title}`)
  const { PATENT_ID, PROC_TYP, PROC_NBR } = mark
  const office = await callerFor(demo.officer)
  const { ROW_VERSION } = await read<DeskCase>(office, '/office/case', { patentId: PATENT_ID })
  await post(office, '/insertAction', { PROC_TYP, PROC_NBR, ACTION_TYP: 'PUB', ROW_VERSION, NOTES: '' })
  await office.request.dispose()
  return PATENT_ID
}

test('a name that is watched tells of a new mark like it, in the inbox and on the page of saved searches', async ({
  page,
}) => {
  const title = uniqueTitle('SEROJA WANGI')
  await inIndonesian(page)
  await signIn(page, demo.smallBusiness)
  await page.goto(`/trademarks/search?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: begins('Simpan & awasi') }).click()
  const dialog = page.getByRole('dialog', { name: begins('Awasi nama merek') })
  await dialog.getByRole('radio', { name: begins('Segera') }).check()
  await dialog.getByRole('button', { name: begins('Simpan') }).click()
  await expect(page.getByRole('status').filter({ hasText: title }).first()).toBeVisible()

  await page.goto('/pencarian-tersimpan')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Belum ada temuan')

  const filer = await callerFor(demo.sari)
  await paidMark(filer as Parameters<typeof paidMark>[0], title)
  const number = await publish(filer, title)
  await filer.request.dispose()

  // The job runs every minute.
  const news = page.getByRole('region', { name: begins('Kabar pencarian') })
  await expect(async () => {
    await page.goto('/inbox')
    await news.locator('summary').click({ timeout: 3_000 })
    await expect(news).toContainText(number, { timeout: 3_000 })
  }).toPass({ timeout: 150_000, intervals: [5_000] })
  await news
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: begins('Buka hasil') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/trademarks\/search\?q=/)
  await expect(page.getByRole('main')).toContainText(number)

  await page.goto('/pencarian-tersimpan')
  await expect(row).toContainText('Tidak ada yang baru')
  await row.getByRole('button', { name: begins('Hapus') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: begins('Hapus') })
    .click()
  await expect(row).toHaveCount(0)
})
