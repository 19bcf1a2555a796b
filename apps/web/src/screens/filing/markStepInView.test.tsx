import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { listedCases } from '../../../testing/cases.ts'
import { savedDraft } from '../../../testing/drafts.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { listedRequests } from '../../../testing/ownRequests.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show } from '../../../testing/render.tsx'
import { someClasses } from '../../../testing/similarMarks.ts'
import { MainLayout } from '../../shell/MainLayout.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { FilingWorkspace } from './FilingWorkspace.tsx'

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({
    feeQuote: { FEES: [], TOTAL_AMOUNT: 800_000, VALID_DATE: '2026-11-20' },
    getAllCountry: [],
    getLimit: [],
    getListImageSpecDoc: [],
    niceClasses: someClasses,
    getInboxUnreads: [{ TOTAL: 0 }],
    getInbox: { data: [], total: 0, page: 1, size: 50 },
    getPatentTemp: { data: [], total: 0, page: 1, size: 3 },
    getNotification: [],
    requestList: listedRequests([]),
    getPatents: listedCases([]),
  })
})

test.each(everyLanguage)('in %s the description of a mark begins in view at 1366 × 768', async (language) => {
  await page.viewport(1366, 768)
  const draft = savedDraft('mark-filing', { FILING: { APPL_TYP: 'MARK' }, SIGN: { SIGN_WCODE: 'WORD' } })
  await show(
    <MainLayout>
      <FilingWorkspace user={applicant} draft={draft} status="saved" />
    </MainLayout>,
    { at: '/buat-pengajuan/draft?draft=D-7F3K00&step=mark', user: applicant, language },
  )
  const name = labelText('marks:description.label', {}, language)
  const description = page.getByRole('textbox', { name, exact: false })
  await expect.element(description).toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('[data-loading]').length).toBe(0)
  const { top, height } = description.element().getBoundingClientRect()
  expect(scrollY).toBe(0)
  expect(top + Math.min(height, 60)).toBeLessThan(innerHeight)
})
