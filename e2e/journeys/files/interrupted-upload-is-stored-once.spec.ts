import { expect, test } from '@playwright/test'

import { openStep, read, readySections, saveNewDraft } from '../../portal/api.ts'
import { atStep } from '../../portal/filing.ts'
import { begins, uniqueTitle, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { sevenPictures, sha256 } from '../../portal/pictures.ts'
import { signIn } from '../../portal/session.ts'

test('a connection that breaks during an upload causes no duplicate file', async ({ page }) => {
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(uniqueTitle('Cangkir Putus')))
  await openStep(page, TEMP_ID, 'images')
  await atStep(page, 'images')
  const pictures = await sevenPictures(page)
  let sent = 0
  let isCut = true
  await page.route('**/api/uploadUserDoc2', async (route) => {
    sent += 1
    if (sent <= 3 || !isCut) return route.continue()
    // The fourth request arrives and only its answer is lost; later ones do not arrive.
    if (sent === 4) await route.fetch()
    return route.abort('connectionreset')
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: begins('Unggah banyak') }).click()
  await (await chooser).setFiles(pictures)
  await expect(page.getByText(await words(page, 'studio:upload.held')).first()).toBeVisible()
  isCut = false
  await expect(page.getByText(await words(page, 'studio:filled', { count: 7 }))).toBeVisible({ timeout: 30_000 })

  const files = await read<{ SHA256: string; VIEW_TYPE_ID: number }[]>(page, '/getListImageSpecDoc', {
    fileId: TEMP_ID,
  })
  expect(files.map(({ VIEW_TYPE_ID }) => VIEW_TYPE_ID).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(files.map(({ SHA256 }) => SHA256).toSorted()).toEqual(pictures.map(({ buffer }) => sha256(buffer)).toSorted())
})
