import { expect, test, type Page } from '@playwright/test'

import { billsOf, post, read, readySections, saveNewDraft } from '../../portal/api.ts'
import { attachDocument } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { openAccount } from '../../portal/openAccount.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo, newPerson, type TestAccount } from '../../portal/people.ts'
import { grantRequest, submitAndPayRequest } from '../../portal/requests.ts'
import { callerFor, inIndonesian, signIn } from '../../portal/session.ts'
import { payAsTreasury } from '../../portal/treasury.ts'

interface Case {
  PATENT_ID: string
  PROC_TYP: string
  PROC_NBR: number
  TITLE: string
}

test.beforeEach(async ({ page }) => inIndonesian(page))

test('one class of a mark is transferred; its new owner sees the new file and answers the letter in it', async ({
  page,
}) => {
  const title = uniqueTitle('KOPI LERENG')
  const [owner, buyer] = [newPerson('Bagus Prakoso'), newPerson('Rina Kurnia')]
  await openAccount(page, owner)
  await openAccount(page, buyer)
  await signIn(page, owner.email, owner.password)
  const mark = await paidMark(page, title)
  await askForMissing(mark)

  const submission = await test.step('the owner ticks the class, pays, and the office grants', async () => {
    await page.goto(`/user-docx/tp/berbayar?jenis=PH&draf=${await begunTransfer(page, mark, buyer)}`)
    await page.getByRole('radio', { name: begins('Sebagian') }).check()
    await page.getByRole('checkbox', { name: /jasa kedai kopi/ }).check()
    await expect(page.getByText('1 dari 2 dipilih')).toBeVisible()
    await expect(page.getByTestId('request-status')).toContainText('Tersimpan')
    await attachDocument(page, 'Akta atau perjanjian', onePagePdf('akta.pdf', 'Akta pengalihan'))
    await expect(page.getByText(/^1 dari \d lampiran ada/)).toBeVisible()
    const number = await submitAndPayRequest(page)
    await grantRequest(page, number)
    return number
  })
  await page.goto(`/user-docx/tp/fileListPen/${submission}`)
  await expect(page.getByText('Dikabulkan').first()).toBeVisible()

  await test.step('the new owner finds the new file only, and answers its letter', async () => {
    await page.context().clearCookies()
    await signIn(page, buyer.email, buyer.password)
    const [file, ...more] = await casesOf(page, title)
    expect(more).toEqual([])
    expect(file?.PATENT_ID).toMatch(/^JID\d{10}$/)
    await page.goto('/customer-screen/list')
    await expect(page.getByText(file?.PATENT_ID ?? '').first()).toBeVisible()
    await page.goto('/user-docx/tp/tdkberbayar')
    const row = page.getByRole('listitem').filter({ hasText: file?.PATENT_ID ?? '' })
    await row.getByRole('link', { name: begins('Jawab') }).click()
    await page
      .getByRole('textbox', { name: begins('Tanggapan Anda') })
      .first()
      .fill('Sudah diperbaiki.')
    await expect(page.getByTestId('answer-status')).toContainText('Tersimpan')
    await page.getByRole('button', { name: begins('Kirim') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: begins('Kirim') })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: begins('Jawaban terkirim') })).toBeVisible()
  })
})

async function casesOf(page: Page, title: string): Promise<Case[]> {
  const { data } = await read<{ data: Case[] }>(page, '/getPatents', { size: '100' })
  return data.filter((row) => row.TITLE === title)
}

/** Files and pays a word mark in two classes for the page's user. */
async function paidMark(page: Page, title: string): Promise<Case> {
  const mark = {
    FILING: {
      APPL_TYP: 'MARK',
      APPL_SUBTYP: 'BOTH',
      PAYER_CATEGORY: 'UMUM',
      REPRESENTED: 'N',
      PRIORITY_CLAIMED: 'N',
      DECLARED_NAME: 'Bagus Prakoso',
    },
    OWNERS: readySections('')['OWNERS'],
    SIGN: { SIGN_WCODE: 'WORD', MARK_NAME: title, MARK_DESCRIPTION: 'Dua kata.' },
    NICE: [
      { NICE_CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] },
      { NICE_CLASS_CODE: '43', TERMS: ['jasa kedai kopi'] },
    ],
    DECLARATIONS: ['TRUTH', 'OWNERSHIP', 'DATA_USE'],
  }
  const form = { FORM_TYP: 'mark-filing' }
  const { TEMP_ID, ROW_VERSION } = await saveNewDraft(page, mark, form)
  const filed = await saveNewDraft(page, mark, { ...form, TEMP_ID, ROW_VERSION, IND_SUBMIT: 'Y' })
  const { SUBMISSION_NBR } = filed as unknown as { SUBMISSION_NBR: string }
  const [bill] = (await billsOf(page, SUBMISSION_NBR)) as unknown as { BILLING_CODE: string; AMOUNT: number }[]
  expect(await payAsTreasury(bill?.BILLING_CODE ?? '', bill?.AMOUNT ?? 0)).toBe('settled')
  const [found] = await casesOf(page, title)
  if (!found) throw new Error(`no case ${title}`)
  return found
}

/** An officer asks for one point of the formality check. */
async function askForMissing({ PATENT_ID, PROC_TYP, PROC_NBR }: Case): Promise<void> {
  const office = await callerFor(demo.officer)
  const { ROUND_VERSION, ITEMS } = await read<{
    ROUND_VERSION: number | null
    ITEMS: { LIST_CODE: string; OPTION_NBR: number }[]
  }>(office, '/getFormalitas', { patentId: PATENT_ID })
  const [point] = ITEMS
  const lacking = [
    { LIST_CODE: point?.LIST_CODE, OPTION_NBR: point?.OPTION_NBR, IND_OK: 'N', ACTION_OPTION_TEXT: 'Perbaiki.' },
  ]
  const body = { PATENT_ID, PROC_TYP, PROC_NBR, ACTION_TYP: 'ASK', ITEMS: lacking, ROUND_VERSION }
  await post(office, '/offiDocInsertUpdate', body)
  await office.request.dispose()
}

/** A draft of a transfer with everything but what is transferred; returns its TEMP_ID. */
async function begunTransfer(page: Page, { PATENT_ID }: Case, buyer: TestAccount): Promise<string> {
  const [person] = readySections('')['OWNERS'] as Record<string, string>[]
  const { TEMP_ID } = await post<{ TEMP_ID: string }>(page, '/requests/save', {
    USERDOC_TYP: 'PH',
    PATENT_IDS: [PATENT_ID],
    DATA: {
      REQUEST: { HOW: 'SALE' },
      NEW_OWNERS: [{ ...person, PERSON_NAME: buyer.name, INDI_PERSON_ID_NBR: buyer.nik, EMAIL: buyer.email }],
    },
  })
  return TEMP_ID
}
