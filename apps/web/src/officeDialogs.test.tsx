import type { OfficeIssue } from '@saki/contracts/gazette'
import type { OfficePayment } from '@saki/contracts/officePayments'
import type { CallDue } from '@saki/contracts/outgoing'
import type { StaffRow } from '@saki/contracts/staff'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../testing/axe.ts'
import { designAtDesk } from '../testing/designAtDesk.ts'
import { serve, type FakeReplies } from '../testing/fakeApi.ts'
import { officer } from '../testing/people.ts'
import { show } from '../testing/render.tsx'
import { AnnouncementDialog } from './screens/announcements/AnnouncementDialog.tsx'
import { ConfirmPassword } from './screens/desk/action/ConfirmPassword.tsx'
import { UnjudgedDialog } from './screens/desk/action/UnjudgedDialog.tsx'
import { AssignDialog } from './screens/desk/case/AssignDialog.tsx'
import { ReasonDialog } from './screens/desk/case/ReasonDialog.tsx'
import { TranslationDialog } from './screens/desk/case/TranslationDialog.tsx'
import { ParagraphLibrary } from './screens/desk/reasons/ParagraphLibrary.tsx'
import { CloseIssue } from './screens/gazette/CloseIssue.tsx'
import { CorrectEntry } from './screens/gazette/CorrectEntry.tsx'
import { IssueDialog } from './screens/gazette/IssueDialog.tsx'
import { RemoveDialog } from './screens/holidays/RemoveDialog.tsx'
import { DecidePayment } from './screens/officePayments/DecidePayment.tsx'
import { CallDialog } from './screens/outgoing/CallDialog.tsx'
import { CloseDialog } from './screens/staff/CloseDialog.tsx'
import { setServerTime } from './ui/clock.ts'

const AT = '2026-11-20T03:00:00.000Z'
const DAY = '2026-11-20'
const close = () => undefined
const letter = { PROC_TYP: '3', PROC_NBR: 50_310, ACTION_NBR: 2 }
const entry = {
  PATENT_ID: 'DID2026000001',
  KIND: 'PUBLICATION' as const,
  ACTION_DATE: DAY,
  LAST_DATE: '2027-01-20',
  PAGE: 2,
  IND_DROPPED: 'N' as const,
  TITLE: 'KOPI SENJA',
  FILING_DATE: '2026-11-02',
  REGISTRATION_NBR: '',
  OWNERS: [{ PERSON_NAME: 'Sari Wulandari', CITY_NAME: 'Bantul', COUNTRY_NAME: 'Indonesia' }],
  CLASSES: '30',
  NOTE: '',
  IMG_ID: null,
}
const issue: OfficeIssue = {
  JOURNAL_CODE: 'BRM-03-2026',
  NAME: 'BRM 03/2026',
  RIGHT: 'M',
  KIND: 'regular',
  PUBLICATION_DATE: DAY,
  ENTRIES: 1,
  PAGES: 3,
  SIZE: 120_000,
  IND_CLOSED: 'Y',
  MADE_AT: AT,
  MADE_BY: 'Budi Santoso',
  CLOSED_AT: AT,
  SHA256: 'a'.repeat(64),
}
const due: CallDue = {
  USER_ID: 5,
  USER_NAME: 'Sari Wulandari',
  TELEPHONE: '+6281200000000',
  ...letter,
  PATENT_ID: 'A00202600033',
  TITLE: 'Cangkir Anyam',
  SUBJECT: 'Permohonan perlu dilengkapi',
  SENT_AT: AT,
  DUE_DATE: '2026-12-20',
  DAYS_LEFT: 30,
  WHY: ['UNREAD'],
  CALLS: 1,
  LAST_CALL_AT: AT,
  LAST_RESULT: 'NO_ANSWER',
}
const colleague: StaffRow = {
  USER_ID: 9,
  USER_NAME: 'Laras Wening',
  EMAIL: 'laras@contoh.id',
  NIP: '198001012005012001',
  SECTION: 'formality',
  ROLES: ['formality'],
  IND_DIVIDED: 'Y',
  IND_ACTIVE: 'Y',
  ABSENCES: [],
  IND_ABSENT: 'N',
  CASES: 3,
  LAST_LOGIN: AT,
  ROW_VERSION: 1,
}
const payment: OfficePayment = {
  EVENT_ID: 'kas-1',
  TROUBLE: 'LATE',
  BILLING_CODE: '820263326420843',
  AMOUNT_PAID: 800_000,
  AMOUNT_EXPECTED: 800_000,
  NTPN: '523BDF0A6B024568',
  NTB: '000000000001',
  PAID_AT: AT,
  RECEIVED_AT: AT,
  VALID_UNTIL: AT,
  AGE_DAYS: 1,
  FILINGS: [],
  FILING_DATE: DAY,
  MAY: ['ACCEPT', 'REFUND'],
  DECISION: null,
}
const point = {
  LIST_CODE: 'UMUM',
  OPTION_NBR: 1,
  TITLE: 'Gambar buram',
  TEXT: 'Kirim gambar yang tajam.',
  TRANSLATION: '',
}
const holiday = {
  DAY: '2027-03-10',
  KIND: 'NATIONAL' as const,
  NAME_ID: 'Idulfitri',
  NAME_EN: 'Eid',
  NAME_AR: 'عيد الفطر',
  IND_PROVISIONAL: 'Y' as const,
  SOURCE: 'SKB',
}
const unjudged = Array.from({ length: 9 }, (_, at) => ({
  id: `UMUM-${at}`,
  isFree: false,
  LIST_CODE: 'UMUM',
  OPTION_NBR: at,
  OPTION_NAME: `Butir ${at}`,
  OPTION_CAPTION: '',
  IND_REQUIRED: 'Y' as const,
  IND_OK: null,
  ACTION_OPTION_TEXT: '',
  VALUE: '',
  SPECDOC_TYP: null,
  VIEW_TYPE_ID: null,
  GROUND: '',
  MACHINE: null,
  FINDINGS: [],
  REPLY_DOC_ID: null,
}))
const assignable = { ...colleague, IND_ABSENT: 'Y' as const, RIGHTS: [] }

/** Dialogs of officers that no test of their own looks at, with what they ask the server. Those behind a button are opened by it. */
const dialogs: readonly [string, () => ReactElement, FakeReplies][] = [
  ['the password before a decision', () => <ConfirmPassword onConfirmed={close} onClose={close} />, {}],
  ['points that nobody judged', () => <UnjudgedDialog lines={unjudged} onYes={close} onNo={close} />, {}],
  [
    'the officer of a case',
    () => <AssignDialog found={designAtDesk} onClose={close} />,
    { officeOfficers: [assignable] },
  ],
  ['suspending a case', () => <ReasonDialog tool="freeze" found={designAtDesk} onClose={close} />, {}],
  ['another deadline', () => <ReasonDialog tool="setDue" found={designAtDesk} onClose={close} />, {}],
  [
    'the translation of a letter',
    () => <TranslationDialog letter={letter} onClose={close} />,
    { officeTranslation: { LANGUAGE: 'en', ROW_VERSION: 0, WRITTEN_BY: '', POINTS: [point] } },
  ],
  [
    'a paragraph of the library',
    () => <ParagraphLibrary right="M" ground="M20A" text="Tanda tidak berdaya pembeda." onUse={close} />,
    { officeParagraphs: [] },
  ],
  ['closing an issue of the gazette', () => <CloseIssue right="M" onDone={close} />, {}],
  ['correcting an entry of the gazette', () => <CorrectEntry code="BRM-03-2026" entry={entry} onDone={close} />, {}],
  [
    'an issue of the gazette',
    () => <IssueDialog issue={issue} onClose={close} />,
    { officeGazetteIssue: { ...issue, LIST: [entry] } },
  ],
  ['removing a holiday', () => <RemoveDialog holiday={holiday} today={DAY} onClose={close} />, {}],
  ['an announcement', () => <AnnouncementDialog onClose={close} />, {}],
  ['a payment that settled nothing', () => <DecidePayment row={payment} />, {}],
  ['a call to somebody who has not read', () => <CallDialog due={due} onClose={close} />, {}],
  ['closing the account of an officer', () => <CloseDialog officer={colleague} onClose={close} />, {}],
]

beforeEach(() => setServerTime(AT))

describe.each(['id', 'ar'] as const)('%s: axe finds no serious fault in the dialog of', (language) => {
  test.each(dialogs)('%s', async (_name, dialog, replies) => {
    serve(replies)
    await show(dialog(), { at: '/petugas', user: officer, language })
    const shown = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    if (shown.elements().length === 0) await page.getByRole('button').last().click()
    await expect.element(shown.first()).toBeVisible()
    await expect.poll(() => document.querySelectorAll('[data-loading]').length).toBe(0)
    expect(await graveFaults()).toEqual([])
  })
})
