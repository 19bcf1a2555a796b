import { expect, test, type Page } from '@playwright/test'

import { atStep } from '../../portal/filing.ts'
import { press, tabTo, type } from '../../portal/keyboard.ts'
import { begins } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { openAs } from '../../portal/session.ts'

test('a filing is begun using only the keyboard', async ({ page }) => {
  await openAs(page, demo.newcomer)
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: begins('Tambah Permohonan') }),
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/buat-pengajuan')

  await test.step('kind of right, scope and tariff', async () => {
    await pick(page, 'Desain Industri')
    await press(page, 'Lanjutkan')
    await expect(page).toHaveURL(/step=type/)
    await pick(page, 'Satu desain')
    await pick(page, 'Umum')
    await page.keyboard.press('Control+Enter')
    await atStep(page, 'applicants')
  })
  await test.step('the applicant, with the four levels of the region', async () => {
    await press(page, 'Tambah Pemohon')
    await pick(page, 'Perorangan')
    await type(page, page.getByRole('textbox', { name: begins('Nama') }), 'Bagus Prakoso')
    await type(page, page.getByRole('textbox', { name: begins('Nomor KTP / NIB') }), '3174051203910003')
    await type(page, page.getByRole('textbox', { name: begins('Alamat') }), 'Jalan Barito I No. 12')
    await find(page, 'Provinsi', 'yogyakarta', /YOGYAKARTA/i)
    await find(page, 'Kabupaten/Kota', 'bantul', /BANTUL/i)
    await find(page, 'Kecamatan', 'kasihan', /KASIHAN/i)
    await find(page, 'Kelurahan', 'bangun', /BANGUNJIWO/i)
    await type(page, page.getByRole('textbox', { name: begins('Email') }), demo.newcomer)
    await page.keyboard.press('Control+Enter')
    await atStep(page, 'representative')
  })
  await test.step('the representative', async () => {
    await pick(page, 'Tanpa kuasa')
    await page.keyboard.press('Control+Enter')
    await atStep(page, 'design')
  })
  await test.step('the design and its Locarno class', async () => {
    await type(page, page.getByRole('textbox', { name: begins('Judul Desain') }), 'Cangkir Papan Ketik')
    await type(
      page,
      page.getByRole('textbox', { name: begins('Uraian Desain') }),
      'Tampak depan memperlihatkan gagang.',
    )
    await pick(page, 'Bentuk', 'checkbox')
    const designer = page.getByRole('group', { name: begins('Pendesain sama dengan pemohon?') })
    await tabTo(page, designer.getByRole('radio').first())
    await page.keyboard.press('Space')
    await find(page, 'Tambah kelas', 'cangkir', /07-/, false)
    await expect(page.getByRole('listitem').filter({ hasText: /^07-/ })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await atStep(page, 'images')
  })
})

/** Chooses a radio button or checkbox: Tab reaches the group, arrow keys the other radio buttons. */
async function pick(page: Page, label: string, role: 'radio' | 'checkbox' = 'radio'): Promise<void> {
  const control = page.getByRole(role, { name: begins(label) })
  const first =
    role === 'radio' ? page.getByRole('group').filter({ has: control }).last().getByRole('radio').first() : control
  await tabTo(page, first)
  if (role === 'checkbox') await page.keyboard.press('Space')
  else await page.keyboard.press('Space')
  for (let steps = 0; steps < 6 && !(await control.isChecked()); steps += 1) await page.keyboard.press('ArrowDown')
  await expect(control).toBeChecked()
}

/** Chooses in a combobox: typing filters the list, Enter takes the first option. */
async function find(page: Page, label: string, text: string, option: RegExp, keeps = true): Promise<void> {
  const box = page.getByRole('combobox', { name: begins(label) })
  await expect(box).toBeEnabled()
  await tabTo(page, box)
  await page.keyboard.type(text)
  await expect(page.getByRole('option').first()).toContainText(option)
  await page.keyboard.press('Enter')
  if (keeps) await expect(box).toHaveValue(option)
}
