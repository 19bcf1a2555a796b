import type { HistoryRow } from '@saki/contracts/desk'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, show, text } from '../../../../testing/render.tsx'
import { OtherParties } from './OtherParties.tsx'

const act = (more: Partial<HistoryRow>): HistoryRow => ({
  PROC_TYP: 'PTM',
  PROC_NBR: 1,
  ACTION_NBR: 4,
  ACTION_TYP: 'OPP',
  ACTION_TYPE_NAME: 'Keberatan diajukan',
  ACTION_TYPE_CAPTION: 'Opposition filed',
  ACTOR: 'PUBLIC',
  OFFICER_NAME: 'Budi Santoso',
  ACTION_DATE: '2026-11-05',
  RECEIVED_DATE: '2026-11-03',
  CAPTURE_DATE: '2026-11-05T03:00:00.000Z',
  NOTES: '',
  INTERNAL_NOTE: '',
  GROUND: '',
  PRIOR_STATUS_NAME: 'Pengumuman',
  PRIOR_STATUS_CAPTION: '',
  NEW_STATUS_NAME: 'Pengumuman',
  NEW_STATUS_CAPTION: '',
  DUE_DATE: null,
  OFFIDOC_NAME: null,
  OFFIDOC_CAPTION: '',
  DOC_ID: null,
  SCAN_DOC_ID: null,
  IND_SCAN_INFECTED: 'N',
  FORMER_SCANS: [],
  PAPER_OF: 'PT Lama',
  READ_AT: null,
  IND_TOLD: 'N',
  UNDONE_BY: null,
  ...more,
})
const open = (history: HistoryRow[], language: 'id' | 'en' | 'ar' = 'en') =>
  show(<OtherParties patentId="IPT2026000002" history={history} />, { user: officer, language })

beforeEach(() => serve({ officeOtherParties: [] }))

test.each(everyLanguage)(
  'in %s a paper without a party is listed by its typed name and says that no letters go there',
  async (language) => {
    await open([act({}), act({ ACTION_NBR: 5, PAPER_OF: '' }), act({ ACTION_NBR: 6, PAPER_OF: null })], language)
    await expect.element(page.getByText('PT Lama')).toBeVisible()
    await expect.element(page.getByText(text('deskCase:party.unnamed', {}, language))).toBeVisible()
    expect(page.getByText(text('deskCase:party.noParty', {}, language)).elements()).toHaveLength(2)
    await expect.element(page.getByText(text('deskCase:party.noOthers', {}, language))).not.toBeInTheDocument()
  },
)

test('an undone paper is not listed, and then there is nobody', async () => {
  await open([act({ UNDONE_BY: 5 })])
  await expect.element(page.getByText(text('deskCase:party.noOthers'))).toBeVisible()
  await expect.element(page.getByText('PT Lama')).not.toBeInTheDocument()
})
