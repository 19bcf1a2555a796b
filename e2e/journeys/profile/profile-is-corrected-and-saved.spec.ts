import { expect, test, type Page } from '@playwright/test'

import { beginDesign } from '../../portal/filing.ts'
import { begins, words } from '../../portal/names.ts'
import { openAccount } from '../../portal/openAccount.ts'
import { newPerson } from '../../portal/people.ts'
import { chooseOption, fillLogin, landing, openAs } from '../../portal/session.ts'

const saved = 'Berhasil: Perubahan telah berhasil disimpan.'

test('a profile is corrected, saved and shown again', async ({ page }) => {
  const person = newPerson('Wahyu Nugroho')
  await openAccount(page, person)
  await openAs(page, person.email)
  const dialog = await openProfile(page)
  const faults = dialog.getByTestId('profile-faults')

  await test.step('errors are listed, and each disappears when corrected', async () => {
    await dialog.getByRole('button', { name: 'Submit Change' }).click()
    await expect(faults.getByRole('heading')).toHaveText('Check all your data')
    await expect(faults.getByRole('paragraph')).toHaveText(
      'Jenis kelamin harus dipilih, Nomor telepon harus diisi, Kabupaten/kota harus dipilih, Kecamatan harus dipilih, Kelurahan harus dipilih, Alamat harus diisi, Kode pos harus diisi',
    )
    await expect(dialog.getByText('Wajib diisi')).toHaveCount(7)
    await expect(dialog.getByRole('radio', { name: begins('Laki-Laki') })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(faults).not.toContainText('Jenis kelamin')
    await dialog.getByRole('textbox', { name: begins('Nomor HP') }).fill('0812 3456 7890')
    // The province comes from Wilayah of the registration.
    await expect(dialog.getByRole('combobox', { name: begins('Provinsi') })).toHaveValue(/YOGYAKARTA/i)
    await expect(dialog.getByRole('combobox', { name: begins('Kecamatan') })).toBeDisabled()
    await chooseOption(page, 'Kabupaten/Kota', 'bantul', /BANTUL/i)
    await chooseOption(page, 'Kecamatan', 'kasihan', /KASIHAN/i)
    await chooseOption(page, 'Kelurahan', 'bangunjiwo', /BANGUNJIWO/i)
    await dialog.getByRole('textbox', { name: begins('Alamat Sesuai KTP') }).fill('Kasongan RT 04')
    await expect(faults.getByRole('paragraph')).toHaveText('Kode pos harus diisi')
    await dialog.getByRole('textbox', { name: begins('Kode Pos') }).fill('55184')
    await expect(faults).toHaveCount(0)
  })

  await test.step('choosing another province empties the levels below it', async () => {
    await chooseOption(page, 'Provinsi', 'jawa tengah', /JAWA TENGAH/i)
    await expect(dialog.getByRole('combobox', { name: begins('Kelurahan') })).toBeDisabled()
    await dialog.getByRole('button', { name: begins('Urungkan') }).click()
    await expect(dialog.getByRole('combobox', { name: begins('Kelurahan') })).toHaveValue(/BANGUNJIWO/i)
  })

  await test.step('closing asks first; Escape in an open list closes only the list', async () => {
    const province = dialog.getByRole('combobox', { name: begins('Provinsi') })
    await province.press('ArrowDown')
    await expect(province).toHaveAttribute('aria-expanded', 'true')
    await province.press('Escape')
    await expect(province).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await province.press('Escape')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: begins('Batal') })
      .click()
    await expect(dialog.getByRole('textbox', { name: begins('Kode Pos') })).toHaveValue('55184')
  })

  await test.step('the input is kept when saving fails', async () => {
    await page.route('**/api/updateProfile', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Submit Change' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'Maaf: Perubahan gagal disimpan. Silahkan coba lagi nanti/hubungi petugas.',
    )
    await expect(dialog.getByRole('textbox', { name: begins('Kode Pos') })).toHaveValue('55184')
    await page.unroute('**/api/updateProfile')
  })

  await dialog.getByRole('button', { name: 'Submit Change' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('status').filter({ hasText: 'Berhasil' })).toHaveText(saved)
  expect((await page.request.get('/api/session')).status()).toBe(401)

  await test.step('drafts are saved before, or named when they cannot be', async () => {
    await fillLogin(page, person.email)
    await expect(page).toHaveURL(landing)
    await beginDesign(page)
    await page.getByRole('button', { name: begins('Tambah Pemohon') }).click()
    await page.getByRole('radio', { name: begins('Perorangan') }).check()
    await expect(page).toHaveURL(/draft=D-/)
    const draft = page.url()
    await page.route('**/api/savePermohonan', (route) => route.abort())
    await page.getByRole('textbox', { name: begins('Nama') }).fill('Pemohon Profil')
    await openProfile(page)
    await dialog.getByRole('button', { name: 'Submit Change' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(await words(page, 'profile:unsent.kept', { count: 1 }))
    await question.getByRole('button', { name: begins('Batal') }).click()
    await page.unroute('**/api/savePermohonan')
    await dialog.getByRole('button', { name: 'Submit Change' }).click()
    await expect(page).toHaveURL('/login')
    await fillLogin(page, person.email)
    await expect(page).toHaveURL(landing)
    await page.goto(draft)
    await expect(page.getByRole('main')).toContainText('Pemohon Profil')
  })

  await test.step('the consultant role is requested and not granted', async () => {
    await page.goto(landing)
    await openProfile(page)
    await expect(dialog.getByRole('textbox', { name: begins('Nomor HP') })).toHaveValue('+6281234567890')
    await expect(dialog.getByRole('combobox', { name: begins('Kelurahan') })).toHaveValue(/BANGUNJIWO/i)
    const type = dialog.getByRole('combobox', { name: begins('Jenis Pemohon') })
    await expect(type).toHaveValue('1')
    await expect(dialog.getByRole('textbox', { name: begins('No Konsultan') })).toHaveCount(0)
    await type.selectOption('6')
    await dialog.getByRole('button', { name: 'Submit Change' }).click()
    await expect(faults.getByRole('paragraph')).toHaveText('No Konsultan harus diisi')
    await dialog.getByRole('textbox', { name: begins('No Konsultan') }).fill('0903-2016')
    await dialog.getByRole('button', { name: 'Submit Change' }).click()
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('status').filter({ hasText: 'Berhasil' })).toHaveText(
      `${saved} ${await words(page, 'profile:requested')}`,
    )
    await fillLogin(page, person.email)
    await expect(page).toHaveURL(landing)
    await openProfile(page)
    await expect(type).toHaveValue('1')
  })
})

async function openProfile(page: Page) {
  await page.getByRole('button', { name: await words(page, 'shell:user.menu') }).click()
  await page.getByRole('menuitem', { name: begins('My Profile') }).click()
  const dialog = page.getByRole('dialog', { name: begins('My Profile') })
  await expect(dialog.getByRole('textbox', { name: begins('Nama Sesuai KTP') })).toBeVisible()
  return dialog
}
