import { newestForm } from '@saki/catalogue'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../testing/axe.ts'
import { listedCases, unpaidCase } from '../testing/cases.ts'
import { viewFile } from '../testing/drafts.ts'
import { serve, type FakeReplies } from '../testing/fakeApi.ts'
import { applicant } from '../testing/people.ts'
import { show } from '../testing/render.tsx'
import { openOffer, offersInMark } from '../testing/requests.ts'
import { OpenImages } from './cases/OpenImages.tsx'
import { CopyDialog } from './drafts/copy/CopyDialog.tsx'
import { CopyFromCase } from './drafts/copy/CopyFromCase.tsx'
import { ReviewLinksDialog } from './drafts/review/ReviewLinksDialog.tsx'
import { VersionsDialog } from './drafts/VersionsDialog.tsx'
import { AddressBookDialog } from './forms/people/AddressBookDialog.tsx'
import { OffersDialog } from './requests/OffersDialog.tsx'
import { GuessDialog } from './screens/filing/studio/GuessDialog.tsx'
import { WhichRight } from './screens/filing/WhichRight.tsx'
import { CalendarDialog } from './screens/inbox/CalendarDialog.tsx'
import { MailboxDialog } from './screens/inbox/MailboxDialog.tsx'
import { WithdrawDialog } from './screens/ownRequests/WithdrawDialog.tsx'
import { SavedSearchDialog } from './searches/SavedSearchDialog.tsx'
import { LogOutDialog } from './shell/LogOutDialog.tsx'
import { Palette } from './shell/Palette.tsx'
import { setServerTime } from './ui/clock.ts'
import { PhotosDialog } from './uploads/PhotosDialog.tsx'

const DRAFT = 'D-a2b3c4d5e6f7g2h3j4k5m6n7p2'
const close = () => undefined
const form = newestForm('design-filing') ?? expect.fail('no form of designs')
const link = {
  LINK_ID: 'L-1',
  MADE_AT: '2026-11-19T03:00:00.000Z',
  MADE_BY: 'Sari Wulandari',
  EXPIRES_AT: '2026-11-26T03:00:00.000Z',
  ENDED_AT: null,
  IND_OPEN: 'Y' as const,
  OPENED_COUNT: 2,
  LAST_OPENED_AT: '2026-11-20T01:00:00.000Z',
}
const version = {
  ROW_VERSION: 2,
  SAVED_AT: '2026-11-19T03:00:00.000Z',
  DEVICE: 'Chrome',
  SAVED_BY: 'Sari Wulandari',
  IND_CURRENT: 'Y' as const,
  CHANGES: [{ PATH: 'FILING.REFERENCE', HOW: 'CHANGED' as const }],
}
/** Dialogs of applicants that no test of their own looks at, with what they ask the server. */
const dialogs: readonly [string, () => ReactElement, FakeReplies][] = [
  ['pictures of a case', () => <OpenImages files={[viewFile(), viewFile({ ID: 'file-2' })]} onClose={close} />, {}],
  ['one picture of a case', () => <OpenImages files={[viewFile()]} first="file-depan" onClose={close} />, {}],
  ['copying a draft', () => <CopyDialog from={DRAFT} title="Teko" onClose={close} />, {}],
  ['copying a case', () => <CopyFromCase onClose={close} />, { getPatents: listedCases([unpaidCase(1)]) }],
  [
    'review links',
    () => <ReviewLinksDialog ready={async () => DRAFT} tempId={DRAFT} onClose={close} />,
    { reviewLinks: [link, { ...link, LINK_ID: 'L-2', IND_OPEN: 'N' }] },
  ],
  [
    'versions of a draft',
    () => <VersionsDialog tempId={DRAFT} form={form} now={{}} onRestore={close} onClose={close} />,
    {
      draftVersions: { data: [version, { ...version, ROW_VERSION: 1, IND_CURRENT: 'N' }], total: 2, page: 1, size: 20 },
    },
  ],
  [
    'address book',
    () => <AddressBookDialog onClose={close} />,
    { addressBook: { data: [], total: 0, page: 1, size: 20 } },
  ],
  [
    'requests in a case',
    () => <OffersDialog number="DID2026000001" title="SENJA" onClose={close} />,
    {
      requestOffers: offersInMark('DID2026000001', [
        openOffer('PN'),
        openOffer('LI', { IND_OFFERED: 'N', WHY: 'state' }),
      ]),
    },
  ],
  [
    'views guessed from the names of files',
    () => (
      <GuessDialog
        guesses={[{ bytes: new File(['x'], 'depan.jpg', { type: 'image/jpeg' }), view: 2, isSure: false }]}
        taken={[2]}
        onConfirm={close}
        onClose={close}
      />
    ),
    {},
  ],
  ['questions about the right', () => <WhichRight onChoose={close} onClose={close} />, {}],
  [
    'deadlines in a calendar',
    () => <CalendarDialog onClose={close} />,
    { calendar: { ACTIVE: 'N', CREATED_AT: null } },
  ],
  [
    'further mailboxes',
    () => <MailboxDialog onClose={close} />,
    {
      mailsAddresses: [
        { ADDRESS: 'sari@contoh.id', MAIN: 'Y', CONFIRMED: 'Y', BOUNCED_AT: null, REASON: '' },
        {
          ADDRESS: 'kantor@contoh.id',
          MAIN: 'N',
          CONFIRMED: 'N',
          BOUNCED_AT: '2026-11-19T03:00:00.000Z',
          REASON: 'penuh',
        },
      ],
    },
  ],
  ['withdrawing a request', () => <WithdrawDialog number="TRX-2026-200001" kind="PN" isUnpaid onClose={close} />, {}],
  [
    'saving a search',
    () => <SavedSearchDialog search={{ KIND: 'MARKS', PARAMETERS: { name: 'kopi' } }} name="kopi" onClose={close} />,
    {},
  ],
  ['logging out', () => <LogOutDialog onClose={close} />, {}],
  ['finding a page', () => <Palette open onOpen={close} />, { getPatents: listedCases([]) }],
  [
    'photos of a document',
    () => (
      <PhotosDialog
        name="Surat kuasa"
        photos={[new File(['x'], 'satu.jpg', { type: 'image/jpeg' })]}
        onMore={async () => []}
        onTake={close}
        onClose={close}
      />
    ),
    {},
  ],
]

beforeEach(() => setServerTime('2026-11-20T03:00:00.000Z'))

describe.each(['id', 'ar'] as const)('%s: axe finds no serious fault in the dialog of', (language) => {
  test.each(dialogs)('%s', async (_name, dialog, replies) => {
    serve(replies)
    await show(dialog(), { at: '/inbox', user: applicant, language })
    const shown = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect.element(shown.first()).toBeVisible()
    expect(await graveFaults()).toEqual([])
  })
})
