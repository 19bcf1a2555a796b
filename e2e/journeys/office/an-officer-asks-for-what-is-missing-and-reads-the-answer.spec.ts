import { expect, test, type Browser, type Page } from '@playwright/test'

import { fileDraft, headers, post, read, readyDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { inIndonesian, openAs, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

const ASK = 'Surat kekurangan dikirim'

test.beforeEach(async ({ page }) => inIndonesian(page))

test('an officer takes a new design from the queue, sends a deficiency letter, reads the answer beside its pictures, and publishes it', async ({
  browser,
  page,
}) => {
  const title = uniqueTitle('Cangkir Anyam')
  await signIn(page, demo.newcomer)
  const { PATENT_ID, PROC_TYP, PROC_NBR } = await filedAndPaid(page, title)
  const office = await officeOf(browser)

  await test.step('it is under formality checks; the letter lists what is missing', async () => {
    await find(office, title)
    await office.getByRole('radio', { name: `${PATENT_ID}, ${title}` }).check()
    const pane = office.getByRole('complementary', { name: 'Permohonan terpilih' })
    await expect(pane.getByRole('heading', { name: title })).toBeVisible()
    await expect(pane).toContainText('Biaya lunas')
    await pane.getByRole('radio', { name: begins(ASK) }).check()
    await pane.getByRole('button', { name: begins('Catat tindakan') }).click()
    await expect(pane).toContainText('Tulis sedikitnya satu butir')
    const views = pane.getByRole('listitem').filter({ hasText: 'Gambar tampak depan' })
    await views.getByRole('radio', { name: begins('Kurang') }).check()
    await views.getByRole('textbox').fill('Gambar tampak depan buram, bentuk tidak terlihat jelas.')
    await pane.getByRole('button', { name: begins('Catat tindakan') }).click()
    await expect(office.getByTestId('toast')).toContainText(`Tercatat: ${ASK}`)
    await expect(office.getByRole('radio', { name: `${PATENT_ID}, ${title}` })).toHaveCount(0)
  })

  await test.step('after the answer it is under answers', async () => {
    await answerAll(page, `${PROC_TYP}-${PROC_NBR}`)
    await office.getByRole('tab', { name: begins('Jawaban masuk') }).click()
    await find(office, title)
    const row = office.getByRole('row').filter({ hasText: PATENT_ID })
    await expect(row).toContainText('Jawaban diterima')
    // A case that was read less than a second ago is shown as it was then, and the officer has just acted in this one.
    await office.reload()
    await row.getByRole('link', { name: PATENT_ID }).click()
    await expect(office).toHaveURL(`/petugas/berkas/${PATENT_ID}`)
    await office.getByRole('tab', { name: begins('Riwayat') }).click()
    await expect(office.getByRole('tabpanel')).toContainText(ASK)
  })

  await test.step('the letter opens from the history beside the action; the picture stands beside its point', async () => {
    await office
      .getByRole('tabpanel')
      .getByRole('button', { name: begins('Buka Pemberitahuan Kekurangan') })
      .first()
      .click()
    await expect(office).toHaveURL(/tab=files&doc=/)
    await expect(office.getByRole('combobox', { name: begins('Dokumen pertama') })).toBeVisible()
    await office.getByRole('tab', { name: begins('Daftar periksa') }).click()
    const front = office.getByRole('listitem').filter({ hasText: 'Gambar tampak depan' })
    await expect(front.getByRole('img').or(front.locator('img')).first()).toBeVisible()
    await front.getByRole('radio', { name: begins('Sesuai') }).check()
  })

  await test.step('publishing with unjudged points is asked about', async () => {
    await office.getByRole('radio', { name: begins('Diumumkan') }).check()
    await office.getByRole('button', { name: begins('Catat tindakan') }).click()
    const question = office.getByRole('alertdialog', { name: begins('Masih ada butir yang belum dinilai') })
    await question.getByRole('button', { name: begins('Nilai dahulu') }).click()
    await expect(office.getByTestId('toast')).toHaveCount(0)
    await office.getByRole('button', { name: begins('Catat tindakan') }).click()
    await question.getByRole('button', { name: begins('Tetap catat') }).click()
    await expect(office.getByTestId('toast')).toContainText('Tercatat: Diumumkan')
  })

  await office.context().close()
})

test('if a colleague acted first, a message says so and the input is kept', async ({ browser, page }) => {
  const title = uniqueTitle('Cangkir Rotan')
  await signIn(page, demo.newcomer)
  const { PATENT_ID, PROC_TYP, PROC_NBR } = await filedAndPaid(page, title)
  const office = await officeOf(browser)
  await office.goto(`/petugas/berkas/${PATENT_ID}?tab=checklist`)
  await office.getByRole('radio', { name: begins('Diumumkan') }).check()
  const notes = office.getByRole('textbox', { name: begins('Catatan untuk pemohon') })
  await notes.fill('Lengkap dan diumumkan.')
  const { ROW_VERSION } = await read<{ ROW_VERSION: number }>(office, '/office/case', { patentId: PATENT_ID })
  const body = { PROC_TYP, PROC_NBR, REASON: 'Menunggu berkas asli', ROW_VERSION }
  await post(office, '/office/freeze', body)
  await post(office, '/office/resume', { ...body, ROW_VERSION: ROW_VERSION + 1 })

  const record = async () => {
    await office.getByRole('button', { name: begins('Catat tindakan') }).click()
    await office.getByRole('button', { name: begins('Tetap catat') }).click()
  }
  await record()
  await expect(office.getByRole('alert').filter({ hasText: 'Permohonan ini baru saja berubah' })).toBeVisible()
  await expect(notes).toHaveValue('Lengkap dan diumumkan.')
  await record()
  await expect(office.getByTestId('toast')).toContainText('Tercatat: Diumumkan')
  await expect(office.getByText('Masa Pengumuman').first()).toBeVisible()
  await office.context().close()
})

test('applicants cannot open the officers’ pages', async ({ page }) => {
  await signIn(page, demo.newcomer)
  await page.goto('/petugas')
  await expect(page.getByText('Halaman ini hanya untuk petugas kantor.')).toBeVisible()
  await expect(page.getByRole('link', { name: begins('Antrean Kerja') })).toHaveCount(0)
  expect((await page.request.get('/api/office/queue', { headers: headers() })).status()).toBe(403)
})

interface Numbered {
  PATENT_ID: string
  PROC_TYP: string
  PROC_NBR: number
}

/** Files and pays a design of the page's user through API calls. */
async function filedAndPaid(page: Page, title: string): Promise<Numbered> {
  const number = await fileDraft(page, await readyDraft(page, title))
  const [bill] = await read<{ BILLING_CODE: string; AMOUNT: number }[]>(page, '/getPayments', { patentId: number })
  expect(await payAsTreasury(bill?.BILLING_CODE ?? '', bill?.AMOUNT ?? 0)).toBe('settled')
  return read<Numbered>(page, '/getPatentDetail', { patentId: number })
}

async function officeOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await inIndonesian(page)
  await openAs(page, demo.officer, '/petugas')
  return page
}

async function find(office: Page, title: string): Promise<void> {
  await office.getByRole('searchbox', { name: begins('Cari nomor') }).fill(title)
  await expect(office.getByRole('row').filter({ hasText: title })).toHaveCount(1)
}

interface Form {
  PROC_TYP: string
  PROC_NBR: number
  ACTION_NBR: number
  POINTS: { LIST_CODE: string; OPTION_NBR: number }[]
}

/** Answers every point of the letter as the applicant, through API calls. */
async function answerAll(page: Page, procid: string): Promise<void> {
  const { PROC_TYP, PROC_NBR, ACTION_NBR, POINTS } = await read<Form>(page, `/getAnswerForm/${procid}`)
  const letter = { PROC_TYP, PROC_NBR, ACTION_NBR }
  const said = POINTS.map(({ LIST_CODE, OPTION_NBR }) => ({
    LIST_CODE,
    OPTION_NBR,
    TEXT: 'Sudah diperbaiki.',
    FILES: [],
  }))
  const { ROW_VERSION } = await post<{ ROW_VERSION: number }>(page, '/saveAnswer', { ...letter, POINTS: said })
  await post(page, '/sendAnswer', { ...letter, ROW_VERSION })
}
