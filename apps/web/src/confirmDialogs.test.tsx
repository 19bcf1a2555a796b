import { newestForm } from '@saki/catalogue'
import type { Mandate } from '@saki/contracts/agents'
import { writeSakiFile } from '@saki/domain/drafts/sakiFile'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../testing/axe.ts'
import { openBill } from '../testing/bills.ts'
import { caseAtOffice, openDraft } from '../testing/cases.ts'
import { callsOf, serve, type FakeReplies } from '../testing/fakeApi.ts'
import { answerForm, answerPoint } from '../testing/letterCase.ts'
import { officer, applicant } from '../testing/people.ts'
import { labelText, show } from '../testing/render.tsx'
import { CoverLetter } from './screens/answer/CoverLetter.tsx'
import { OpenSaki } from './drafts/saki/OpenSaki.tsx'
import type { Answer } from './lib/ask.ts'
import { MandatesScreen } from './screens/agents/MandatesScreen.tsx'
import { AnnouncementScreen } from './screens/announcements/AnnouncementScreen.tsx'
import { DraftsToFile } from './screens/cart/DraftsToFile.tsx'
import { PageViewer } from './screens/filing/preflight/PageViewer.tsx'
import { Reopen } from './screens/payments/Reopen.tsx'
import { SavedSearchScreen } from './screens/savedSearches/SavedSearchScreen.tsx'
import { CompareDialog } from './searches/CompareDialog.tsx'
import { setServerTime } from './ui/clock.ts'
import { showTransfer } from './ui/transfer.ts'
import { TransferDialog } from './ui/TransferDialog.tsx'

const AT = '2026-11-20T03:00:00.000Z'
const DAY = '2026-11-20'
const close = () => undefined
const mandate: Mandate = {
  MANDATE_ID: 1,
  PRINCIPAL: { USER_ID: 41, USER_NAME: 'Sari Wulandari' },
  AGENT: { USER_ID: 9, USER_NAME: 'Rudi Konsultan', NOTES: '0903-2016' },
  RIGHTS: null,
  PATENT_ID: null,
  TITLE: null,
  POWER: 'FILE',
  DOCUMENT_ID: null,
  VALID_FROM: DAY,
  VALID_TO: null,
  STANDING: 'ACTIVE',
  CREATED_AT: AT,
  REVOKED_AT: null,
}
const announcement: Answer<'officeAnnouncements'>['ROWS'][number] = {
  ID: 1,
  STATE: 'SHOWN',
  LEVEL: 'INFO',
  AUDIENCE: 'ALL',
  TITLE_ID: 'Pemeliharaan',
  TITLE_EN: 'Maintenance',
  TITLE_AR: 'صيانة',
  CONTENT_ID: 'Sabtu pukul 22.00.',
  CONTENT_EN: 'Saturday, 22:00.',
  CONTENT_AR: 'السبت 22:00.',
  PAGE: '',
  VALID_FROM: AT,
  VALID_TO: null,
  MADE_AT: AT,
  MADE_BY: 'Budi Santoso',
  ENDED_AT: null,
  ENDED_BY: '',
}
const search: Answer<'savedSearches'>[number] = {
  SEARCH_ID: `S-${'a'.repeat(24)}`,
  NAME: 'kopi',
  SEARCH: { KIND: 'MARKS', PARAMETERS: { name: 'kopi' } },
  HOW_OFTEN: 'WEEKLY',
  IND_MAIL: 'Y',
  IND_PAUSED: 'N',
  CREATED_AT: AT,
  NEW: 0,
  LAST_FOUND_AT: null,
}
const twoPages = {
  key: 'KLM-1',
  name: 'KLM 1',
  fileName: 'Klaim.pdf',
  bytes: new Blob(['not a PDF']),
  state: 'checked' as const,
  progress: { pageCount: 2, pages: [], pictures: new Map() },
  look: undefined,
  why: undefined,
  isKept: false,
}
const transfer = { file: 'Surat.zip', loaded: 2_000_000, total: 8_000_000, rate: 400_000, isWaiting: false }

const published = {
  ...caseAtOffice(1),
  LAW_CODE: '',
  PAYER_CATEGORY: '',
  FIRST_PRIORITY_DATE: null,
  ACCESS: 'PUBLIC' as const,
  PUBLICATION_DATE: DAY,
  JOURNAL_CODE: '',
  REGISTRATION_NBR: '',
  REGISTRATION_DATE: null,
  EXPIRATION_DATE: null,
  LOCARNO: [],
  IND_PUBLIC: 'N' as const,
  PERMISSIONS: { CAN_EDIT: 'N', CAN_REPLY: 'N', CAN_PAY: 'N', CAN_WITHDRAW: 'N' } as const,
}
const press = (name: string) => () => page.getByRole('button', { name, exact: false }).first().click()
/** Opens a file whose draft names a file that it does not contain. */
async function openSaki(): Promise<void> {
  const files = [{ SPECDOC_TYP: 'GDI', VIEW_TYPE_ID: 2, FILE_NAME: 'depan.jpg', SIZE: 9, SHA256: 'a'.repeat(64) }]
  const form = newestForm('design-filing') ?? expect.fail('no form of designs')
  const text = writeSakiFile({ form, data: {}, files, title: 'Teko', exportedAt: AT })
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no field of a file')
  const given = new DataTransfer()
  given.items.add(new File([text], 'teko.saki.json', { type: 'application/json' }))
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  // Its draft is saved before the test ends.
  await expect.poll(() => callsOf('savePermohonan').length).toBe(1)
}
const savedDraftReply: Answer<'savePermohonan'> = {
  err: '',
  TEMP_ID: 'D-7f3k2222222222222222222222222222',
  ROW_VERSION: 1,
  SAVED_AT: AT,
  COMPLETE_PCT: 0,
  ERRORS: [],
  WARNINGS: [],
  FEES: [],
  TOTAL_AMOUNT: 0,
  SUBMISSION_NBR: null,
  PATENT_ID: null,
  BILLING_CODE: null,
  BILLING_EXPIRES_AT: null,
}
const complete = [1, 2].map((number) => openDraft(number, { ERROR_COUNT: 0 }))
const CART = '/customer-screen/gabungan?drafts=draft-1,draft-2'

interface Shown {
  screen: ReactElement
  replies?: FakeReplies
  /** Opens the dialog where it is not open at once. */
  open?: () => Promise<void>
  at?: string
}

/** Dialogs that their screen opens. */
const dialogs: Readonly<Record<string, Shown>> = {
  MandatesScreen: {
    screen: <MandatesScreen />,
    replies: { myMandates: { GIVEN: [mandate], HELD: [] } },
    open: press(labelText('agents:mandate.end')),
  },
  AnnouncementScreen: {
    screen: <AnnouncementScreen />,
    replies: { officeAnnouncements: { NOW: AT, ROWS: [announcement] } },
    open: press(labelText('office:announce.end')),
    at: '/petugas',
  },
  SavedSearchScreen: {
    screen: <SavedSearchScreen />,
    replies: { savedSearches: [search], searchNotices: { data: [], total: 0, page: 1, size: 10, UNREAD: 0 } },
    open: press(labelText('alerts:delete')),
  },
  DraftsToFile: {
    screen: <DraftsToFile />,
    replies: { getPatentTemp: { data: complete, total: 2, page: 1, size: 100, CLIENTS: [] } },
    open: press(labelText('fees:cart.file')),
    at: CART,
  },
  CompareDialog: {
    screen: <CompareDialog numbers={['A00202600001', 'A00202600002']} onChange={close} onClose={close} />,
    replies: { getPatentDetail: published },
  },
  OpenSaki: {
    screen: <OpenSaki userId={applicant.USER_ID} />,
    replies: { savePermohonan: savedDraftReply },
    open: openSaki,
  },
  Reopen: { screen: <Reopen bill={openBill()} isAsked /> },
  CoverLetter: {
    screen: <CoverLetter form={answerForm()} points={[answerPoint()]} />,
    open: press(labelText('answers:cover.view')),
  },
  PageViewer: { screen: <PageViewer check={twoPages} first={1} onClose={close} /> },
  TransferDialog: { screen: <TransferDialog /> },
}

beforeEach(() => {
  setServerTime(AT)
  showTransfer({ ...transfer, onCancel: close })
  return () => showTransfer(undefined)
})

test.each(Object.keys(dialogs))('axe finds no serious fault in either direction in the dialog of %s', async (name) => {
  const { screen, replies = {}, open, at = '/kuasa' } = dialogs[name] ?? expect.fail(name)
  serve(replies)
  await show(screen, { at, user: at === '/petugas' ? officer : applicant })
  await open?.()
  await expect.element(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible()
  expect(await dialogFaults(name)).toEqual([])
})
