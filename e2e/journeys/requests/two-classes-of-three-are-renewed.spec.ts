import { writeFileSync } from 'node:fs'

import { expect, test, type Browser, type Page } from '@playwright/test'

import { read } from '../../portal/api.ts'
import { attachDocument } from '../../portal/filing.ts'
import { readBill } from '../../portal/following.ts'
import { begins } from '../../portal/names.ts'
import { startOwnPortal, type OwnPortal } from '../../portal/ownPortal.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo } from '../../portal/people.ts'
import { grantRequest, submitToPayment } from '../../portal/requests.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

let portal: OwnPortal
test.beforeAll(async () => {
  portal = await startOwnPortal()
})
test.afterAll(() => portal.stop())

test('the owner of a mark in three classes renews two of them, pays for two, and the third ends', async ({
  browser,
}, testInfo) => {
  const filed = monthsAgo(117)
  const number = `IPT${filed.slice(0, 4)}900777`
  importMark(number, filed, testInfo.outputPath('marks.jsonl'))
  const page = await signedIn(browser)

  await page.goto(`/user-docx/tp/berbayar?jenis=PJ&nomor=${number}`)
  await expect(page.getByText('3 dari 3 dipilih')).toBeVisible()
  const classes = page.getByRole('group', { name: begins('Kelas') }).getByRole('checkbox')
  for (const each of await classes.all()) await expect(each).toBeChecked()
  await page.getByRole('checkbox', { name: /jasa kedai kopi/ }).uncheck()
  await expect(page.getByText('2 dari 3 dipilih')).toBeVisible()
  await page.getByRole('radio', { name: begins('Umum') }).check()
  await page.getByRole('checkbox', { name: begins('Merek masih digunakan') }).check()
  await expect(page.getByTestId('request-status')).toContainText('Tersimpan')
  await attachDocument(page, 'Surat pernyataan penggunaan', onePagePdf('spg.pdf', 'Pernyataan penggunaan merek'))
  await expect(page.getByText(/^1 dari \d lampiran ada/)).toBeVisible()
  await expect(page.getByTestId('request-total')).toContainText('Rp4.500.000')
  const submission = await submitToPayment(page)
  const there = { url: portal.url, now: new Date() }
  expect(await payAsTreasury(await readBill(page), 4_500_000, new Date(), there)).toBe('settled')

  await grantRequest(page, submission, portal.url)
  await page.goto(`/user-docx/tp/fileListPen/${submission}`)
  await expect(page.getByText('Dikabulkan').first()).toBeVisible()
  const detail = await read<{ NICE: { NICE_CLASS_CODE: number }[] }>(page, '/getPatentDetail', {
    patentId: number,
    classes: 'Y',
  })
  expect(detail.NICE.map(({ NICE_CLASS_CODE }) => NICE_CLASS_CODE)).toEqual([30, 35])
})

/** A registered mark of Sari in three classes, from the archive. */
function importMark(number: string, filed: string, file: string): void {
  const line = {
    PATENT_ID: number,
    APPL_TYP: 'MARK',
    TITLE: 'KOPI TIGA KELAS',
    FILING_DATE: filed,
    REGISTRATION_NBR: 'IDM000900777',
    REGISTRATION_DATE: `${Number(filed.slice(0, 4)) + 1}${filed.slice(4)}`,
    OWNERS: [
      {
        PERSON_NAME: 'Sari Wulandari',
        PERSON_WCODE: 'I',
        NATIONALITY_COUNTRY_CODE: 'ID',
        ADDR_STREET: 'Kasongan RT 04',
      },
    ],
    NICE: [
      { NICE_CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] },
      { NICE_CLASS_CODE: '35', TERMS: ['jasa toko eceran'] },
      { NICE_CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] },
    ],
    OWNER_EMAIL: demo.sari,
  }
  writeFileSync(file, `${JSON.stringify(line)}\n`)
  portal.saki('import', 'cases', file)
}

function monthsAgo(months: number): string {
  const day = new Date()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}

async function signedIn(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage()
  await inIndonesian(page)
  await signIn(page, demo.sari)
  return page
}
