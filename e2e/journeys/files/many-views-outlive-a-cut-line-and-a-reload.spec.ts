import { expect, test } from '@playwright/test'

import { openStep, read, readySections, saveNewDraft } from '../../portal/api.ts'
import { atStep } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { picture, sha256 } from '../../portal/pictures.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'

/** Most views of one design. */
const ALL = 20
const BEFORE_THE_CUT = 14

interface Kept {
  SHA256: string
  SEQ_NUM: number
}

test('twenty views with a broken connection at the 15th and a reload: the upload continues without duplicates', async ({
  page,
}) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(uniqueTitle('Cangkir Dua Puluh')))
  await openStep(page, TEMP_ID, 'images')
  await atStep(page, 'images')
  const pictures = await Promise.all(
    Array.from({ length: ALL }, (_, at) => picture(page, `tambahan-${String(at + 1).padStart(2, '0')}.jpg`, at, 480)),
  )
  const there = () => read<Kept[]>(page, '/getListImageSpecDoc', { fileId: TEMP_ID })
  let sent = 0
  await page.route(/\/api\/uploadUserDoc2/, (route) => {
    sent += 1
    return sent <= BEFORE_THE_CUT ? route.continue() : route.abort('connectionreset')
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: begins('Unggah banyak') }).click()
  await (await chooser).setFiles(pictures)
  await expect.poll(async () => (await there()).length, { timeout: 60_000 }).toBe(BEFORE_THE_CUT)
  await expect.poll(() => sent).toBeGreaterThan(BEFORE_THE_CUT)
  const early = (await there()).map((file) => file.SHA256)

  await page.reload()
  await atStep(page, 'images')
  expect(
    (await there()).map((file) => file.SHA256),
    'what had arrived is there, in its order',
  ).toEqual(early)
  await page.unroute(/\/api\/uploadUserDoc2/)
  await expect.poll(async () => (await there()).length, { timeout: 60_000 }).toBe(ALL)
  const hashes = (await there()).map((file) => file.SHA256)
  expect(new Set(hashes).size).toBe(ALL)
  expect(hashes.toSorted()).toEqual(pictures.map(({ buffer }) => sha256(buffer)).toSorted())
})
