import { expect, test } from '@playwright/test'

import { casesNamed } from '../../portal/api.ts'
import { attachDocument } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { openAccount } from '../../portal/openAccount.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { newPerson } from '../../portal/people.ts'
import { grantRequest, submitAndPayRequest } from '../../portal/requests.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { askForMissing, begunTransfer, paidMark } from '../../portal/transfers.ts'

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
    const [file, ...more] = await casesNamed(page, title)
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
