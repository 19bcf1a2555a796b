import { expect, test } from '@playwright/test'

import { attachDocument, goOn, documentRow } from '../../portal/filing.ts'
import { checkStoredFiles, checkReceipt, openList, payFromElsewhere, readBill } from '../../portal/following.ts'
import { atPage, basket, beginMark, declareMark, goodsBox, withoutPriority } from '../../portal/marks.ts'
import { begins, uniqueTitle, words } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo, newPerson } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('a word mark in two classes is filed and paid', async ({ page }) => {
  const person = newPerson('Ratna Ayu Wijaya')
  const mark = uniqueTitle('KOPI SENJA')
  const letter = onePagePdf('surat pernyataan merek.pdf', 'Merek ini milik pemohon.')
  await signIn(page, demo.newcomer)
  await beginMark(page, person, 'Dagang & Jasa', 'Usaha Mikro & Kecil')

  await test.step('type and name', async () => {
    await goOn(page)
    await expect(page.getByTestId('error-summary').getByRole('link')).toHaveCount(2)
    await page.getByRole('radio', { name: /^Kata(?! &)/ }).check()
    await page.getByRole('textbox', { name: begins('Nama Merek') }).fill(mark)
    await expect(page.getByRole('group', { name: begins('Unsur Warna') })).toHaveCount(0)
    await goOn(page)
    await atPage(page, 'Kelas barang/jasa')
  })

  await test.step('goods are found by everyday words, in another language and using only the keyboard', async () => {
    await goOn(page)
    await expect(page.getByTestId('error-summary').getByRole('link')).toHaveText([
      await words(page, 'marks:goods.missing'),
    ])
    await goodsBox(page).fill('coffee')
    await expect(page.getByRole('option', { name: 'kopi coffee', exact: true })).toBeVisible()
    await expect(goodsBox(page)).toHaveAttribute('aria-activedescendant', /NICE-list-\d+/)
    await goodsBox(page).press('Enter')
    await expect(basket(page).getByRole('heading', { level: 3, name: /^30/ })).toBeVisible()
    await goodsBox(page).press('ArrowDown')
    await page.getByRole('option', { name: /^jasa kedai kopi/ }).click()
    await expect(basket(page).getByRole('heading', { level: 3, name: /^43/ })).toBeVisible()
    await expect(basket(page)).toContainText('Rp1.000.000')
    const alike = await words(page, 'search:inClass', { class: '30', shown: '#' })
    await expect(
      basket(page).getByRole('link', { name: new RegExp(`^${alike.replace('#', String.raw`\d+`)}$`) }),
    ).toHaveAttribute('href', /\/trademarks\/search\?q=KOPI\+SENJA\+\d+&classes=30$/)
  })

  await test.step('a term of the applicant is flagged, removed and restored', async () => {
    await goodsBox(page).fill('kopi senja gula kelapa asap')
    await page.getByRole('option', { name: /kopi senja gula kelapa asap/ }).click()
    await expect(page.getByRole('combobox', { name: begins('Kelas') })).toBeFocused()
    await page.getByRole('combobox', { name: begins('Kelas') }).selectOption('30')
    await page
      .getByRole('button', { name: begins('Tambah'), exact: false })
      .first()
      .click()
    const own = basket(page).getByRole('listitem').filter({ hasText: 'kopi senja gula kelapa asap' }).last()
    await expect(own).toContainText(await words(page, 'goods:own.chip'))
    await expect(basket(page)).toContainText(await words(page, 'goods:own.warn'))
    await goodsBox(page).fill('')
    await goodsBox(page).press('Backspace')
    await expect(basket(page)).not.toContainText('jasa kedai kopi')
    await page.getByRole('button', { name: await words(page, 'core:undo') }).click()
    await expect(basket(page)).toContainText('jasa kedai kopi')
  })

  await test.step('the class for online shops is explained and declined', async () => {
    await expect(page.getByText(await words(page, 'goods:shop.ask'))).toBeVisible()
    await page.getByRole('button', { name: begins('Tidak') }).click()
    await expect(page.getByText(await words(page, 'goods:shop.ask'))).toBeHidden()
  })

  await goOn(page)
  await withoutPriority(page)
  await attachDocument(page, 'Surat Pernyataan Kepemilikan Merek', letter)
  await expect(documentRow(page, 'Surat Pernyataan Kepemilikan Merek')).toContainText(letter.name)
  await goOn(page)
  await atPage(page, 'Periksa jawaban sebelum mengajukan')
  const goods = page.getByRole('region', { name: begins('Kelas barang/jasa') })
  await expect(goods).toContainText(/Kelas 30 .*kopi; kopi senja gula kelapa asap/s)
  await expect(goods).toContainText(/Kelas 43 .*jasa kedai kopi/s)

  const label = page.getByRole('region', { name: begins('Data Merek') }).getByRole('term')
  await expect(label.filter({ hasText: 'Label Merek' })).toHaveCount(1)
  await expect(label.filter({ hasText: 'gambar' })).toHaveCount(0)

  await declareMark(page, person.name)
  const code = await readBill(page)
  const patentId = await payFromElsewhere(page, code, 1_000_000, /^IPT\d{4}\d{6}$/)
  await checkReceipt(page, () => page.getByRole('button', { name: begins('Unduh') }).click(), {
    patentId,
    applicant: person.name,
    files: [letter],
  })
  await checkStoredFiles(page, patentId, [letter])
  await expect(await openList(page, patentId)).toContainText(mark)
})
