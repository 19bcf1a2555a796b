import { expect, test } from '@playwright/test'

import { beginWith, draftsNamed, readDraft } from '../../portal/api.ts'
import { goOn } from '../../portal/filing.ts'
import { checkStoredFiles, checkReceipt, openList, payFromElsewhere, readBill } from '../../portal/following.ts'
import {
  atPage,
  basket,
  chooseLabel,
  declareMark,
  goodsBox,
  paintedLabel,
  withoutPriority,
} from '../../portal/marks.ts'
import { begins, uniqueTitle, words } from '../../portal/names.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo, newPerson } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

test('a figurative mark is filed and paid', async ({ page }) => {
  const person = newPerson('Bambang Sutrisno')
  const mark = uniqueTitle('Cakram Merah')
  await signIn(page, demo.newcomer)
  const goods = { APPL_TYP: 'MARK', APPL_SUBTYP: 'GOODS', PAYER_CATEGORY: 'UMUM' }
  await beginWith(page, 'mark-filing', goods, person, 'mark')
  const label = await paintedLabel(page, 'cakram.png')
  const editor = page.getByRole('group', { name: begins('Label Merek') })

  await test.step('a file of the wrong type is named, a correct one shown', async () => {
    await page.getByRole('radio', { name: /^Lukisan/ }).check()
    await page.getByRole('textbox', { name: begins('Nama Merek') }).fill(mark)
    await goOn(page)
    await expect(page.getByTestId('error-summary')).toContainText(await words(page, 'marks:label.missing'))
    await chooseLabel(page, onePagePdf('label.pdf', 'bukan gambar'))
    await expect(editor.getByRole('alert')).toContainText(await words(page, 'goods:label.type'))
    await chooseLabel(page, label)
    await expect(editor.getByRole('img', { name: label.name })).toBeVisible({ timeout: 30_000 })
    await expect(editor.getByRole('alert')).toHaveCount(0)
  })

  await test.step('the white border is found, and cropped on a click', async () => {
    await editor.getByRole('button', { name: begins('Potong tepi putih') }).click()
    await editor.getByRole('button', { name: begins('Pakai potongan ini') }).click()
    await expect(editor.getByRole('textbox').nth(2)).toHaveValue(/^7[0-9]{2}$/)
    await editor.getByRole('button', { name: /^Potong(?! tepi)/ }).click()
  })

  await test.step('its colours are named, and claimed only on a click', async () => {
    const colours = editor.getByRole('region')
    await expect(colours.getByRole('listitem')).toContainText(['merah tua', 'krem'])
    await expect(page.getByRole('radio', { name: begins('Berwarna') })).not.toBeChecked()
    await colours.getByRole('button', { name: begins('Pakai warna ini') }).click()
    await expect(page.getByRole('radio', { name: begins('Berwarna') })).toBeChecked()
    await page.getByRole('textbox', { name: begins('Deskripsi Merek') }).fill('Cakram krem di atas bidang merah tua.')
  })

  await goOn(page)
  await atPage(page, 'Kelas barang/jasa')
  await goodsBox(page).fill('pakaian')
  await page.getByRole('option', { name: 'pakaian clothing', exact: true }).click()
  await expect(basket(page)).toContainText('Rp1.800.000')
  await goOn(page)
  await withoutPriority(page)
  await goOn(page)
  await atPage(page, 'Periksa jawaban sebelum mengajukan')
  const answers = page.getByRole('region', { name: begins('Data Merek') })
  await expect(answers).toContainText(/merah tua.*krem/s)
  await expect(answers.getByRole('img')).toHaveCount(1)

  await test.step('the server has the measured and claimed colours', async () => {
    // Going on sends what was changed and does not wait for it.
    await expect(page.getByTestId('draft-status')).toHaveText(/^Tersimpan \d/)
    const [row] = await draftsNamed(page, mark)
    const { DATA } = await readDraft(page, row?.TEMP_ID ?? '')
    expect(DATA['SIGN']).toMatchObject({ COLOUR_CLAIMED: 'Y', COLOURS: ['merah tua', 'krem'], LABEL_LOOK: 'COLOUR' })
    expect(DATA['NICE']).toEqual([{ NICE_CLASS_CODE: '25', TERMS: ['pakaian'] }])
  })

  await declareMark(page, person.name)
  const code = await readBill(page)
  const patentId = await payFromElsewhere(page, code, 1_800_000, /^DID\d{4}\d{6}$/)
  await checkReceipt(page, () => page.getByRole('button', { name: begins('Unduh') }).click(), {
    patentId,
    applicant: person.name,
    files: [label],
  })
  await checkStoredFiles(page, patentId, [label])
  await expect(await openList(page, patentId)).toContainText(mark)
})
