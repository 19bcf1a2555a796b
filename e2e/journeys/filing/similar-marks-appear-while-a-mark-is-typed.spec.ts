import { expect, test } from '@playwright/test'

import { saveNewDraft } from '../../portal/api.ts'
import { goOn } from '../../portal/filing.ts'
import { begins, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('similar marks appear while a mark is typed, and the search of the link shows the same first one', async ({
  page,
}) => {
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, { FILING: { APPL_TYP: 'MARK' } }, { FORM_TYP: 'mark-filing' })
  await page.goto(`/buat-pengajuan/draft?draft=${TEMP_ID}&step=mark`)
  const panel = page.getByRole('complementary', { name: /Merek mirip|merek mirip/ })
  await expect(page.getByText(await words(page, 'search:panel.type'))).toBeVisible()

  const name = page.getByRole('textbox', { name: begins('Nama Merek') })
  await name.pressSequentially('kopi senja', { delay: 60 })
  const first = panel.getByRole('article').first()
  await expect(first).toContainText('SENJA COFFEE')
  await expect(first.locator('mark')).toHaveText(['SENJA', 'COFFEE'])
  await expect(first).toContainText(await words(page, 'search:reason.MEANING'))
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('kopi senja')

  await panel.getByRole('link', { name: begins('Lihat semua') }).click()
  await expect(page).toHaveURL(/\/trademarks\/search\?q=kopi\+senja/)
  await expect(page.getByRole('article').first()).toContainText('SENJA COFFEE')

  const link = page.url()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('article').first()).toContainText('SENJA COFFEE')
  await page.getByLabel(await words(page, 'search:classes.add')).selectOption('1')
  await expect(page.getByText(await words(page, 'search:none'))).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: begins('Ajukan merek ini') }).click()
  await expect(page.getByRole('radio', { name: begins('Merek') })).toBeChecked()
  await goOn(page)
  await expect(page.getByRole('link', { name: 'kopi senja' })).toBeVisible()
})
