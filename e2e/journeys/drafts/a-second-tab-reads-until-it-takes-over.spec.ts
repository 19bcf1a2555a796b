import { expect, test } from '@playwright/test'

import { readDraft, openStep, readySections, saveNewDraft } from '../../portal/api.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('a second tab shows a draft read-only until it takes it over', async ({ page, context }) => {
  await signIn(page, demo.newcomer)
  const { TEMP_ID } = await saveNewDraft(page, readySections('Cangkir Dua Tab'))
  await openStep(page, TEMP_ID, 'design')
  const second = await context.newPage()
  await openStep(second, TEMP_ID, 'design')
  const field = second.getByRole('textbox', { name: begins('Judul Desain') })
  await expect(field).not.toBeEditable()

  await page.getByRole('textbox', { name: begins('Judul Desain') }).fill('Cangkir Tab Pertama')
  await second.getByRole('button', { name: begins('Ambil alih') }).click()
  await expect(field).toBeEditable()
  await expect(field).toHaveValue('Cangkir Tab Pertama')
  await field.fill('Cangkir Tab Kedua')
  await expect(page.getByRole('textbox', { name: begins('Judul Desain') })).not.toBeEditable()
  await expect
    .poll(async () => (await readDraft(second, TEMP_ID)).DATA['TECHNICAL']?.['TITLE'])
    .toBe('Cangkir Tab Kedua')
})
