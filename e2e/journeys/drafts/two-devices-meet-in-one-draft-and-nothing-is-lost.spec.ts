import { expect, test } from '@playwright/test'

import { readDraft, openStep, read, readySections, saveNewDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('changes of two devices to one draft are merged, and nothing is lost', async ({ page, browser }) => {
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections('Cangkir Bersama'))
  await openStep(page, TEMP_ID, 'design')
  const phone = await browser.newContext()
  const there = await phone.newPage()
  await signIn(there, demo.newcomer)
  await openStep(there, TEMP_ID, 'design')

  await there.getByRole('textbox', { name: begins('Judul Desain') }).fill('Cangkir dari HP')
  await there.getByRole('checkbox', { name: begins('Komposisi warna') }).check()
  await expect.poll(async () => (await readDraft(there, TEMP_ID)).DATA['TECHNICAL']?.['TITLE']).toBe('Cangkir dari HP')
  await page.getByRole('textbox', { name: begins('Judul Desain') }).fill('Cangkir dari laptop')
  await page.getByRole('textbox', { name: begins('Uraian Desain') }).fill('Uraian dari laptop.')

  const dialog = page.getByRole('dialog', { name: begins('Dua versi') })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Cangkir dari HP')
  await expect(dialog).toContainText('Cangkir dari laptop')
  await expect(page.getByTestId('draft-status')).toContainText('Konflik: dibuka di perangkat lain')
  const choice = dialog.getByRole('radio', { name: 'Cangkir dari laptop' })
  await choice.check()
  await dialog.getByRole('button', { name: begins('Gabungkan') }).click()
  await expect(page.getByTestId('draft-status')).toHaveText(/^Tersimpan \d/)

  const { TECHNICAL } = (await readDraft(page, TEMP_ID)).DATA
  expect(TECHNICAL).toMatchObject({
    TITLE: 'Cangkir dari laptop',
    DESIGN_DESCRIPTION: 'Uraian dari laptop.',
    CLAIM_SCOPE: ['SHAPE', 'COLOURS'],
  })
  await phone.close()
})

test('two answers to one question can both be kept, and both versions are in the history', async ({
  page,
  browser,
}) => {
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections(uniqueTitle('Cangkir Berdua')))
  await openStep(page, TEMP_ID, 'design')
  const phone = await browser.newContext()
  const there = await phone.newPage()
  await signIn(there, demo.newcomer)
  await openStep(there, TEMP_ID, 'design')
  const description = begins('Uraian Desain')
  await there.getByRole('textbox', { name: description }).fill('Dari ponsel.')
  await expect.poll(async () => (await readDraft(there, TEMP_ID)).ROW_VERSION).toBe(2)
  await page.getByRole('textbox', { name: description }).fill('Dari laptop.')

  const dialog = page.getByRole('dialog', { name: begins('Dua versi') })
  await dialog.getByRole('radio', { name: begins('Simpan keduanya') }).check()
  await dialog.getByRole('button', { name: begins('Gabungkan') }).click()
  await expect(page.getByRole('textbox', { name: description })).toHaveValue('Dari laptop.\n\nDari ponsel.')
  await expect(page.getByTestId('draft-status')).toHaveText(/^Tersimpan \d/)
  const kept = []
  for (const ROW_VERSION of ['1', '2', '3', '4']) {
    const version = await read<{ DATA: { TECHNICAL: { DESIGN_DESCRIPTION: string } } }>(page, '/getDraftVersion', {
      TEMP_ID,
      ROW_VERSION,
    })
    kept.push(version.DATA.TECHNICAL.DESIGN_DESCRIPTION)
  }
  expect(kept.slice(1)).toEqual(['Dari ponsel.', 'Dari laptop.', 'Dari laptop.\n\nDari ponsel.'])
  await phone.close()
})
