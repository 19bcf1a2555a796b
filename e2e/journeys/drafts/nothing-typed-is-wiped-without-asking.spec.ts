import { expect, test } from '@playwright/test'

import { readDraft, openStep, readyDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { chooseOption, inIndonesian, signIn } from '../../portal/session.ts'

test('choosing another province empties the regions below it, says so, and can be undone', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  await openStep(page, await readyDraft(page, uniqueTitle('Cangkir Provinsi')), 'applicants')
  await page
    .getByRole('button', { name: begins('Ubah') })
    .first()
    .click()
  await chooseOption(page, 'Provinsi', 'jawa barat', /JAWA BARAT/i)
  await expect(page.getByRole('combobox', { name: begins('Kabupaten/Kota') })).toHaveValue('')
  const said = page.getByRole('status').filter({ hasText: 'dikosongkan' })
  await expect(said).toContainText('Kabupaten/Kota')
  await page
    .getByRole('button', { name: begins('Urungkan') })
    .first()
    .click()
  await expect(page.getByRole('combobox', { name: begins('Kabupaten/Kota') })).toHaveValue(/BANTUL/i)
})

test('choosing another kind of applicant keeps the input', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  await openStep(page, await readyDraft(page, uniqueTitle('Cangkir Badan')), 'applicants')
  await page
    .getByRole('button', { name: begins('Ubah') })
    .first()
    .click()
  await page.getByRole('radio', { name: begins('Badan Hukum') }).check()
  await expect(page.getByRole('textbox', { name: begins('Nama') })).toHaveValue('Bagus Prakoso')
  await expect(page.getByRole('textbox', { name: begins('Email') })).toHaveValue(demo.newcomer)
})

test('choosing another right asks first, lists what is copied, and the old draft can be restored', async ({ page }) => {
  const title = uniqueTitle('Cangkir Berganti')
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const old = await readyDraft(page, title)
  await openStep(page, old, 'type')
  await page.getByRole('radio', { name: begins('Merek') }).click()
  const question = page.getByRole('alertdialog', { name: begins('Ganti jenis menjadi Merek?') })
  await expect(question).toContainText('Pemohon')
  await expect(question).toContainText('Judul Desain')
  await question.getByRole('button', { name: begins('Batal') }).click()
  await expect(page.getByRole('radio', { name: begins('Desain Industri') })).toBeChecked()
  await expect(page).toHaveURL(new RegExp(old))

  await page.getByRole('radio', { name: begins('Merek') }).click()
  await question.getByRole('button', { name: begins('Ganti jenis') }).click()
  await expect(page).not.toHaveURL(new RegExp(old))
  await expect(page).toHaveURL(/draft=D-/)
  const made = await readDraft(page, new URL(page.url()).searchParams.get('draft') ?? '')
  expect(made.DATA['FILING']).toMatchObject({ APPL_TYP: 'MARK', PAYER_CATEGORY: 'UMUM' })
  expect(made.DATA['OWNERS']).toMatchObject([{ PERSON_NAME: 'Bagus Prakoso' }])
  expect(made.DATA).not.toHaveProperty('LOCARNO')

  await page.goto('/customer-screen/draft?tab=bin')
  await page
    .getByRole('row')
    .filter({ hasText: title })
    .getByRole('button', { name: begins('Kembalikan') })
    .click()
  await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0)
  expect((await readDraft(page, old)).DATA['TECHNICAL']?.['TITLE']).toBe(title)
})

test('the browser’s back button keeps the input', async ({ page }) => {
  await inIndonesian(page)
  await signIn(page, demo.newcomer)
  const id = await readyDraft(page, uniqueTitle('Cangkir Kembali'))
  await openStep(page, id)
  await page.locator('ol a[href*="step=design"]').click()
  const description = page.getByRole('textbox', { name: begins('Uraian Desain') })
  await description.fill('Uraian sebelum kembali.')
  await page.goBack()
  await expect(page.locator('ol a[href*="step=design"]')).toBeVisible()
  await page.goForward()
  await expect(description).toHaveValue('Uraian sebelum kembali.')
})
