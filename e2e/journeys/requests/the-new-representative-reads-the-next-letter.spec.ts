import { randomInt } from 'node:crypto'

import { expect, test, type Page } from '@playwright/test'

import { casesNamed, post, read, readySections } from '../../portal/api.ts'
import { attachDocument } from '../../portal/filing.ts'
import { begins, uniqueTitle } from '../../portal/names.ts'
import { openAccount, openConsultant } from '../../portal/openAccount.ts'
import { onePagePdf } from '../../portal/papers.ts'
import { demo, newPerson, type TestAccount } from '../../portal/people.ts'
import { grantRequest, submitAndPayRequest } from '../../portal/requests.ts'
import { inIndonesian, signIn } from '../../portal/session.ts'
import { askForMissing, begunTransfer, paidMark } from '../../portal/transfers.ts'

/** Number of the consultant of the demo data, the former representative. */
const FORMER = '0903-2016'
const OFFICE_ZONE = 7 * 3_600_000

test('after a transfer the representative of the new owner reads the next letter, and the former one does not get it', async ({
  page,
}) => {
  const title = uniqueTitle('KOPI PUNCAK')
  const [owner, buyer, agent] = [newPerson('Bagus Prakoso'), newPerson('Rina Kurnia'), newPerson('Hendra Wijaya')]
  const number = `${randomInt(1000, 9999)}-2019`
  await inIndonesian(page)
  await openAccount(page, owner)
  await openAccount(page, buyer)
  await openConsultant(page, agent, number)

  await signIn(page, owner.email, owner.password)
  const mark = await paidMark(page, title)
  const { PATENT_ID } = mark
  await post(page, '/grantMandate', {
    NOTES: FORMER,
    PATENT_ID,
    POWER: 'FILE',
    VALID_FROM: new Date(Date.now() + OFFICE_ZONE).toISOString().slice(0, 10),
    LOGIN_PASSWORD: owner.password,
  })
  await test.step('before the transfer the former representative has the case', async () => {
    await signIn(page, demo.consultant)
    expect(await casesNamed(page, title)).toHaveLength(1)
  })

  await test.step('the owner transfers the whole mark, pays, and the office grants', async () => {
    await signIn(page, owner.email, owner.password)
    await page.goto(`/user-docx/tp/berbayar?jenis=PH&draf=${await begunTransfer(page, mark, buyer)}`)
    await page.getByRole('radio', { name: begins('Seluruhnya') }).check()
    await expect(page.getByTestId('request-status')).toContainText('Tersimpan')
    await attachDocument(page, 'Akta atau perjanjian', onePagePdf('akta.pdf', 'Akta pengalihan'))
    await expect(page.getByText(/^1 dari \d lampiran ada/)).toBeVisible()
    await grantRequest(page, await submitAndPayRequest(page))
  })
  await test.step('the new owner appoints a representative, and the office grants', async () => {
    await signIn(page, buyer.email, buyer.password)
    await page.goto(`/user-docx/tp/tdkberbayar?jenis=KU&draf=${await begunAppointment(page, PATENT_ID, agent, number)}`)
    await attachDocument(page, 'Surat kuasa', onePagePdf('kuasa.pdf', 'Surat kuasa'))
    await expect(page.getByText(/^1 dari \d lampiran ada/)).toBeVisible()
    await page.getByRole('button', { name: begins('Ajukan') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: begins('Ajukan') })
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()
    const { data } = await read<{ data: { SUBMISSION_NBR: string | null }[] }>(page, '/requests/list', { kind: 'KU' })
    await grantRequest(page, data[0]?.SUBMISSION_NBR ?? '')
  })

  await askForMissing(mark)
  await test.step('the new representative reads the letter in the inbox', async () => {
    await signIn(page, agent.email, agent.password)
    expect(await lettersIn(page, PATENT_ID)).toContain('ASK')
    await page.goto('/inbox')
    await page.getByRole('main').getByRole('link').filter({ hasText: PATENT_ID }).first().click()
    await expect(page.getByRole('article')).toContainText(PATENT_ID)
    await expect(page.getByRole('article')).toContainText('Perbaiki.')
  })
  await test.step('the former representative and the former owner do not get it', async () => {
    for (const { email, password } of [{ email: demo.consultant, password: agent.password }, owner]) {
      await signIn(page, email, password)
      expect(await casesNamed(page, title)).toEqual([])
      expect(await lettersIn(page, PATENT_ID)).not.toContain('ASK')
    }
  })
})

/** Actions of a case in the inbox of the page's user. */
async function lettersIn(page: Page, file: string): Promise<string[]> {
  const { data } = await read<{ data: { ACTION_TYP: string }[] }>(page, '/getInbox', { file, size: '100' })
  return data.map(({ ACTION_TYP }) => ACTION_TYP)
}

/** A draft that appoints a consultant; returns its TEMP_ID. */
async function begunAppointment(page: Page, PATENT_ID: string, agent: TestAccount, number: string): Promise<string> {
  const [person] = readySections('')['OWNERS'] as Record<string, string>[]
  const { TEMP_ID } = await post<{ TEMP_ID: string }>(page, '/requests/save', {
    USERDOC_TYP: 'KU',
    PATENT_IDS: [PATENT_ID],
    DATA: {
      REQUEST: { CHANGE: 'APPOINT' },
      REPRS: [{ ...person, PERSON_NAME: agent.name, EMAIL: agent.email, AGENT_NOTES: number, REPRESENTATIVE_TYP: 'A' }],
    },
  })
  return TEMP_ID
}
