import { expect, test, type Page } from '@playwright/test'

import { billsOf, fileDraft, post, read, readyDraft, type Caller } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { picture, sha256 } from '../../portal/pictures.ts'
import { callerFor, inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

interface Case {
  PATENT_ID: string
  PROC_TYP: string
  PROC_NBR: number
}
const FRONT = { LIST_CODE: 'FD', OPTION_NBR: 62 }
const OWNERSHIP = { LIST_CODE: 'FD', OPTION_NBR: 81 }

test.beforeEach(async ({ page }) => inIndonesian(page))

test('a letter with two points is answered with a file and a reason, read by the office, and accepted', async ({
  page,
}) => {
  const title = uniqueTitle('Cangkir Gerabah')
  await signIn(page, demo.newcomer)
  const filed = await paidDesign(page, title)
  const office = await callerFor(demo.officer)
  await askFor(office, filed)

  await page.goto('/user-docx/tp/tdkberbayar')
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).toContainText('2 butir')
  await row.getByRole('link', { name: begins('Jawab') }).click()
  await expect(page.getByRole('heading', { level: 1, name: begins('Jawaban kekurangan') })).toBeVisible()
  await expect(page.getByText('Tampak depan buram.').first()).toBeVisible()

  await test.step('nothing is sent until every point is answered', async () => {
    await page.getByRole('button', { name: begins('Kirim') }).click()
    await expect(page.getByTestId('error-summary').getByRole('link')).toHaveCount(2)
    await expect(page.getByTestId('error-summary')).toContainText('Jawab semua butir atau jelaskan alasannya')
  })
  const file = await picture(page, 'depan-baru.jpg', 5)
  await test.step('a new picture beside the filed one, and a text', async () => {
    const point = page.getByRole('region', { name: begins('Gambar tampak depan') })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      point.getByRole('button', { name: begins('Ganti') }).click(),
    ])
    await chooser.setFiles(file)
    await expect(point.getByText('Terjawab')).toBeVisible()
    const reason = page.getByRole('textbox', { name: begins('Jelaskan alasannya') })
    await reason.fill('Surat pernyataan sedang dimeteraikan.')
    await expect(page.getByTestId('answer-status')).toContainText('Tersimpan')
  })
  await test.step('the answer is kept over a reload', async () => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: begins('Jelaskan alasannya') })).toHaveValue(
      'Surat pernyataan sedang dimeteraikan.',
    )
    await expect(page.getByText('2 dari 2 butir terjawab.')).toBeVisible()
  })
  await test.step('the answer is reviewed and sent, and has a receipt', async () => {
    await page.getByRole('button', { name: begins('Kirim') }).click()
    const dialog = page.getByRole('dialog', { name: begins('Periksa sebelum mengirim') })
    await expect(dialog).toContainText('depan-baru.jpg')
    await dialog.getByRole('button', { name: begins('Kirim') }).click()
    await expect(page.getByRole('heading', { level: 1, name: begins('Jawaban terkirim') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('WIB')
    const fingerprint = (await page.getByRole('main').textContent())?.replaceAll(/\s/g, '') ?? ''
    expect(fingerprint).toContain(sha256(file.buffer))
  })
  await test.step('the deadline is gone and the office has to act', async () => {
    const { data } = await read<{ data: { TITLE: string; DUE_DATE: string | null; DAYS_LEFT: number | null }[] }>(
      page,
      '/getPatents',
      { size: '100' },
    )
    expect(data.find((row) => row.TITLE === title)).toMatchObject({ DUE_DATE: null, DAYS_LEFT: null })
    await page.goto('/user-docx/tp/tdkberbayar')
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Terkirim, menunggu diperiksa')
  })
  await test.step('the officer accepts, and the receipt says so', async () => {
    await accept(office, filed)
    await page.goto(`/jawaban/${filed.PROC_TYP}-${filed.PROC_NBR}`)
    await expect(page.getByRole('main')).toContainText('Diterima kantor')
    await page.goto('/user-docx/tp/tdkberbayar')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(0)
  })
  await office.request.dispose()
})

/** Files and pays a design of the page's user; returns its numbered case. */
async function paidDesign(page: Page, title: string): Promise<Case> {
  const submission = await fileDraft(page, await readyDraft(page, title))
  const [bill] = await billsOf(page, submission)
  expect(await payAsTreasury(bill?.BILLING_CODE ?? '', 800_000)).toBe('settled')
  const { data } = await read<{ data: (Case & { TITLE: string })[] }>(page, '/getPatents', { size: '100' })
  const found = data.find((row) => row.TITLE === title)
  if (!found) throw new Error(`no case ${title}`)
  return found
}

interface FormalityRound {
  ROUND_VERSION: number | null
  ITEMS: { LIST_CODE: string; OPTION_NBR: number; IND_OK: string | null }[]
}
const readRound = (office: Caller, { PATENT_ID }: Case) =>
  read<FormalityRound>(office, '/getFormalitas', { patentId: PATENT_ID })

/** The officer closes the formality check with an action; ITEMS are the lacking points with their texts. */
async function close(office: Caller, filed: Case, ACTION_TYP: string, ITEMS: object[]): Promise<void> {
  const { PATENT_ID, PROC_TYP, PROC_NBR } = filed
  const { ROUND_VERSION } = await readRound(office, filed)
  await post(office, '/offiDocInsertUpdate', { PATENT_ID, PROC_TYP, PROC_NBR, ACTION_TYP, ITEMS, ROUND_VERSION })
}

const askFor = (office: Caller, filed: Case) =>
  close(office, filed, 'ASK', [
    { ...FRONT, IND_OK: 'N', ACTION_OPTION_TEXT: 'Tampak depan buram.' },
    { ...OWNERSHIP, IND_OK: 'N', ACTION_OPTION_TEXT: 'Belum dilampirkan.' },
  ])

const accept = (office: Caller, filed: Case) =>
  close(
    office,
    filed,
    'PUB',
    [FRONT, OWNERSHIP].map((point) => ({ ...point, IND_OK: 'Y' })),
  )
