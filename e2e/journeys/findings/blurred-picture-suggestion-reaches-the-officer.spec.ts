import { expect, test } from '@playwright/test'

import { casesNamed, openStep, readySections, saveNewDraft } from '../../portal/api.ts'
import { atResult, atStep, declare, fileButton } from '../../portal/filing.ts'
import {
  backToCheck,
  findingsAtDesk,
  follow,
  waitForFindings,
  payFirstBill,
  suggestionsOf,
  taskOf,
} from '../../portal/findings.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { blurredPicture, picture } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

test('a blurred picture is named on the last page, in the task list and to the officer, and does not prevent filing', async ({
  browser,
  page,
}) => {
  const title = uniqueTitle('Cangkir Buram')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(title))
  await openStep(page, TEMP_ID, 'images')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: begins('Unggah banyak') }).click()
  await (
    await chooser
  ).setFiles([await picture(page, 'cangkir-depan.jpg', 1), await blurredPicture(page, 'cangkir-belakang.jpg')])
  const back = page
    .getByRole('group', { name: 'Tampak', exact: true })
    .getByRole('button', { name: begins('Belakang') })
  await expect(back).toContainText('ada saran', { timeout: 30_000 })
  await waitForFindings(page, TEMP_ID, 2)

  // The second suggestion is about the number of views: two of seven.
  await test.step('the task list does not show the step as simply done', async () => {
    await openStep(page, TEMP_ID)
    await expect(taskOf(page, 'Gambar desain')).toContainText('Selesai, 2 saran')
    await expect(taskOf(page, 'Data Desain')).toContainText(/Selesai$/)
  })

  await test.step('the last page counts and names it', async () => {
    await openStep(page, TEMP_ID, 'check')
    await expect(page.getByRole('heading', { name: /^0 masalah, \d+ saran$/ })).toBeVisible()
    await expect(suggestionsOf(page).filter({ hasText: 'Gambar buram' })).toHaveText(
      /^Belakang: Gambar buram \(nilai \d+\/100\)/,
    )
    const [, count] = /, (\d+) saran/.exec(await page.getByRole('complementary').last().innerText()) ?? []
    await expect(suggestionsOf(page)).toHaveCount(Number(count))
  })

  await test.step('its link opens the picture, also after a reload', async () => {
    await follow(page, 'Gambar buram')
    for (const load of [undefined, () => page.reload()]) {
      await load?.()
      await expect(back).toBeFocused()
      await expect(back).toBeInViewport()
      await expect(back).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('complementary', { name: 'Tentang gambar ini' })).toContainText(
        'cangkir-belakang.jpg',
      )
    }
    await backToCheck(page)
  })

  await test.step('it is filed unchanged, and the officer sees the finding', async () => {
    await page
      .getByRole('button', { name: begins('Lanjut ke pernyataan') })
      .first()
      .click()
    await atStep(page, 'declaration')
    await declare(page, 'Bagus Prakoso')
    await fileButton(page).click()
    await atResult(page)
    const [filed] = await casesNamed(page, title)
    const patentId = await payFirstBill(page, filed?.SUBMISSION_NBR ?? '')
    const findings = await findingsAtDesk(browser, {
      patentId,
      title,
      look: async (pane) => {
        await expect(pane).toContainText('Baru 2 dari 7 tampak')
        const opened = pane.page().waitForEvent('popup')
        await pane.getByRole('button', { name: begins('Belakang') }).click()
        await expect((await opened).getByRole('img')).toBeVisible()
      },
    })
    expect(findings).toEqual([
      expect.stringMatching(/^Belakang, cangkir-belakang\.jpg.*: Gambar buram \(nilai \d+\/100\)/s),
    ])
  })
})
