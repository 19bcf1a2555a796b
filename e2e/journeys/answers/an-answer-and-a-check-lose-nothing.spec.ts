import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { billsOf, fileDraft, post, read, readyDraft } from '../../portal/api.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { demo } from '../../portal/people.ts'
import { callerFor, inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

interface Case {
  PATENT_ID: string
  PROC_TYP: string
  PROC_NBR: number
}

test.beforeEach(async ({ page }) => inIndonesian(page))

test('an answer typed offline is kept over a closed tab; a second tab reads it, and two devices meet in a choice', async ({
  browser,
  page,
  context,
}) => {
  await signIn(page, demo.newcomer)
  const filed = await paidDesign(page, uniqueTitle('Cangkir Jawaban'))
  const office = await callerFor(demo.officer)
  await post(office, '/offiDocInsertUpdate', {
    ...filed,
    ACTION_TYP: 'ASK',
    ITEMS: [{ LIST_CODE: 'FD', OPTION_NBR: 81, IND_OK: 'N', ACTION_OPTION_TEXT: 'Belum dilampirkan.' }],
    ROUND_VERSION: null,
  })
  const [letter] = (await read<(Case & { ACTION_NBR: number })[]>(page, '/getLettersToAnswer')).filter(
    ({ PROC_TYP, PROC_NBR }) => PROC_TYP === filed.PROC_TYP && PROC_NBR === filed.PROC_NBR,
  )
  const address = `/jawaban/${filed.PROC_TYP}-${filed.PROC_NBR}-${letter?.ACTION_NBR}`
  const reason = (tab: Page) => tab.getByRole('textbox', { name: begins('Jelaskan alasannya') })

  const again = await test.step('offline and closed, opened again', async () => {
    await page.goto(address)
    await reason(page).fill('Diketik')
    await expect(page.getByTestId('answer-status')).toContainText('Tersimpan')
    await context.setOffline(true)
    await reason(page).pressSequentially(' tanpa sambungan')
    await expect(page.getByTestId('answer-status')).toHaveText('Tersimpan di perangkat ini, menunggu sambungan')
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto(address)
    await expect(reason(next)).toHaveValue('Diketik tanpa sambungan')
    await expect(next.getByTestId('answer-status')).toContainText(/Tersimpan \d/)
    return next
  })

  await test.step('a second tab follows and takes over', async () => {
    const second = await context.newPage()
    await second.goto(address)
    await expect(second.getByRole('status').filter({ hasText: 'Jawaban ini terbuka di tab lain.' })).toBeVisible()
    await expect(reason(second)).not.toBeEditable()
    await reason(again).fill('Dari tab pertama')
    await expect(reason(second)).toHaveValue('Dari tab pertama')
    await second.getByRole('button', { name: begins('Ambil alih') }).click()
    await expect(reason(second)).toBeEditable()
    await expect(reason(second)).toHaveValue('Dari tab pertama')
    await expect(reason(again)).not.toBeEditable()
    // What the first tab had not sent yet is sent by the tab that took over.
    await expect(second.getByTestId('answer-status')).toContainText(/Tersimpan \d/)
    await second.close()
  })

  await test.step('another device saved another text: both are shown, and both can be kept', async () => {
    const phone = await signedIn(browser, demo.newcomer)
    await phone.goto(address)
    await expect(reason(phone)).toHaveValue('Dari tab pertama')
    await again.reload()
    await expect(reason(again)).toBeEditable()
    await reason(phone).fill('Dari ponsel')
    await expect(phone.getByTestId('answer-status')).toContainText(/Tersimpan \d/)
    await reason(again).fill('Dari laptop')
    const choice = again.getByRole('alert').filter({ hasText: 'Jawaban ini diubah di tempat lain' })
    await expect(choice).toContainText('Dari ponsel')
    await expect(choice).toContainText('Dari laptop')
    await choice.getByRole('radio', { name: begins('Simpan keduanya') }).check()
    await choice.getByRole('button', { name: begins('Gabungkan') }).click()
    await expect(reason(again)).toHaveValue('Dari laptop\n\nDari ponsel')
    await expect(again.getByTestId('answer-status')).toContainText(/Tersimpan \d/)
    await phone.context().close()
  })
  await office.request.dispose()
})

test('a formality check is kept over a cut line and a reload, and meets another officer’s in a choice', async ({
  browser,
  page,
}) => {
  await signIn(page, demo.newcomer)
  const filed = await paidDesign(page, uniqueTitle('Cangkir Periksa'))
  const office = await signedIn(browser, demo.officer)
  const address = `/petugas/berkas/${filed.PATENT_ID}?tab=checklist`
  const point = (tab: Page) => tab.getByRole('listitem').filter({ hasText: 'Gambar tampak depan' })
  const list = (tab: Page) => tab.getByRole('region', { name: 'Daftar periksa persyaratan' })
  await office.goto(address)

  await test.step('typed offline, reloaded when the line is back', async () => {
    await point(office)
      .getByRole('radio', { name: begins('Kurang') })
      .check()
    await office.context().setOffline(true)
    await point(office).getByRole('textbox').fill('Buram.')
    await expect(list(office)).toContainText('Tersimpan di perangkat ini, menunggu sambungan')
    await office.context().setOffline(false)
    await office.reload()
    await expect(point(office).getByRole('textbox')).toHaveValue('Buram.')
    await expect(list(office)).toContainText('Pemeriksaan tersimpan')
  })

  await test.step('a second tab reads', async () => {
    const second = await secondTab(office.context(), address)
    await expect(second.getByText('Pemeriksaan ini terbuka di tab lain.')).toBeVisible()
    await expect(point(second).getByRole('textbox')).toHaveCount(0)
    await second.close()
  })

  await test.step('the same note was changed from another device', async () => {
    const round = await read<{ ROUND_VERSION: number; ITEMS: { LIST_CODE: string; OPTION_NBR: number }[] }>(
      office,
      '/getFormalitas',
      { patentId: filed.PATENT_ID },
    )
    const { ROUND_VERSION } = round
    const ITEMS = round.ITEMS.map(({ LIST_CODE, OPTION_NBR }) => ({
      LIST_CODE,
      OPTION_NBR,
      IND_OK: OPTION_NBR === 62 ? 'N' : 'Y',
      ACTION_OPTION_TEXT: OPTION_NBR === 62 ? 'Terlalu gelap.' : '',
    }))
    await post(office, '/offiDocInsertUpdate', { ...filed, ITEMS, ROUND_VERSION, ACTION_TYP: '' })
    await point(office).getByRole('textbox').fill('Buram sekali.')
    const choice = office.getByRole('alert').filter({ hasText: 'Pilih yang dipakai' })
    await expect(choice).toContainText('Terlalu gelap.')
    await expect(choice).toContainText('Buram sekali.')
    await choice.getByRole('radio', { name: begins('Simpan keduanya') }).check()
    await choice.getByRole('button', { name: begins('Gabungkan') }).click()
    await expect(point(office).getByRole('textbox')).toHaveValue('Buram sekali.\n\nTerlalu gelap.')
    await expect(list(office)).toContainText('Pemeriksaan tersimpan')
    await expect(list(office)).toContainText('0 belum diperiksa')
  })
  await office.context().close()
})

/** Files and pays a design of the page's user; returns the key of its numbered case. */
async function paidDesign(page: Page, title: string): Promise<Case> {
  const submission = await fileDraft(page, await readyDraft(page, title))
  const [bill] = await billsOf(page, submission)
  expect(await payAsTreasury(bill?.BILLING_CODE ?? '', 800_000)).toBe('settled')
  const { PATENT_ID, PROC_TYP, PROC_NBR } = await read<Case>(page, '/getPatentDetail', { patentId: submission })
  return { PATENT_ID, PROC_TYP, PROC_NBR }
}

async function signedIn(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await inIndonesian(page)
  await signIn(page, who)
  return page
}

async function secondTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(address)
  return tab
}
