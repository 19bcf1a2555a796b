import { expect, test } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { begins, words } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('an examiner finds an earlier mark beside the case, compares it, pins it with a note and takes it away', async ({
  page,
}) => {
  await signIn(page, demo.officer)
  const found = await read<{ data: { FILENO: string }[] }>(page, '/getSimilarTrademarks', { name: 'senja coffee' })
  await page.goto(`/petugas/berkas/${found.data[0]?.FILENO}?tab=citations`)
  await expect(page.getByText(await words(page, 'citations:none'))).toBeVisible()

  const search = page.getByRole('textbox', { name: begins('Nama yang ditelusur') })
  await expect(search).toHaveValue('SENJA COFFEE')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .first()
  const name = await row.getByRole('heading').innerText()
  await row.getByRole('button', { name: begins('Bandingkan') }).click()
  const compared = page.getByRole('table', { name: await words(page, 'citations:compare') })
  await expect(compared.getByRole('columnheader').last()).toContainText(name)

  await row.getByRole('button', { name: begins('Sematkan') }).click()
  await expect(row.getByText(await words(page, 'citations:pinned'))).toBeVisible()
  const note = page.getByRole('textbox', { name: begins('Catatan') }).first()
  await note.fill('Barangnya sejenis: kopi.')
  await page.getByRole('button', { name: begins('Simpan') }).click()
  await expect(page.getByText(await words(page, 'citations:note.saved'))).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Barangnya sejenis: kopi.')
  await expect(page.getByRole('button', { pressed: true, name: begins(name) })).toBeVisible()

  await page.getByRole('button', { name: begins('Lepas') }).click()
  await expect(page.getByText(await words(page, 'citations:none'))).toBeVisible()
})
