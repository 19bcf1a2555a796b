import { expect, type Page } from '@playwright/test'

import { billsOf, casesNamed, post, read, readySections, saveNewDraft, type TitledCase } from './api.ts'
import { demo, type TestAccount } from './people.ts'
import { callerFor } from './session.ts'
import { payAsTreasury } from './treasury.ts'

/** Files and pays a word mark in two classes for the page's user. */
export async function paidMark(page: Page, title: string): Promise<TitledCase> {
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
  const [found] = await casesNamed(page, title)
  if (!found) throw new Error(`no case ${title}`)
  return found
}

/** An officer asks for one point of the formality check. */
export async function askForMissing({ PATENT_ID, PROC_TYP, PROC_NBR }: TitledCase): Promise<void> {
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
export async function begunTransfer(page: Page, { PATENT_ID }: TitledCase, buyer: TestAccount): Promise<string> {
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
