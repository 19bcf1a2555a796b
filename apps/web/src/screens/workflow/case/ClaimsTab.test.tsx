import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../../testing/fakeApi.ts'
import { applicant } from '../../../../testing/people.ts'
import { show, text } from '../../../../testing/render.tsx'
import type { Answer } from '../../../lib/ask.ts'
import { ClaimsTab } from './tabs/ClaimsTab.tsx'

const claim = {
  CLAIM_NBR: 1,
  LANGUAGE_CODE: 'ID',
  CLAIM_DESCRIPTION: 'Alat pengering.',
  IND_INDEPENDENT: 'Y',
  PARENT_CLAIM_NBR: null,
  REFERS_TO: [],
  DEPTH: 0,
  PAGE: 1,
} satisfies Answer<'getPatentDetailClaims'>[number]
type Section = Extract<Answer<'getPatentDetailBySection'>, { CLAIMS_STATE: unknown }>
const section: Omit<Section, 'CLAIMS_FROM'> = {
  PATENT_KIND: 'P',
  TITLE: 'Alat Pengering',
  ENGLISH_TITLE: '',
  ABSTRACT: '',
  PARENT_PATENT_ID: null,
  PCT_APPL_ID: null,
  PCT_APPL_DATE: null,
  PCT_PUBL_ID: null,
  PCT_PUBL_DATE: null,
  QTY_CLAIMS: 1,
  DESCRIPTION_PAGES: 1,
  QTY_DRAWINGS: 0,
  PUBLISHED_DRAWING: '',
  GENETIC_RESOURCE: 'N',
  GENETIC_ORIGIN: '',
  MICRO_ORGANISM: 'N',
  DEPOSIT_NBR: '',
  DEPOSIT_INSTITUTE: '',
  DEPOSIT_DATE: null,
  EARLY_PUBLICATION: 'N',
  REQUEST_EXAMINATION: 'N',
  CLAIMS_STATE: 'READ',
}
const filed = { IND_FILED: 'Y', IND_LATEST: 'Y', FILED_ON: '2026-03-02', ANSWER_STATE: null } as const
const date = '2 Mar 2026'

test.each<[string, Section['CLAIMS_FROM'], string]>([
  ['those filed', filed, text('casePage:claims.from.filed')],
  ['those filed, to a stranger', { ...filed, IND_LATEST: 'N' }, text('casePage:claims.from.public')],
  [
    'those of an answer that is not sufficient',
    { ...filed, IND_FILED: 'N', ANSWER_STATE: 'insufficient' },
    text('casePage:claims.from.insufficient', { date }),
  ],
  ['those filed later without a letter', { ...filed, IND_FILED: 'N' }, text('casePage:claims.from.later', { date })],
])('says that the claims are %s', async (_whose, CLAIMS_FROM, words) => {
  serve({ getPatentDetailClaims: [claim], getPatentDetailBySection: { ...section, CLAIMS_FROM } })
  await show(<ClaimsTab number="P00202600001" />, { user: applicant })
  await expect.element(page.getByText('Alat pengering.')).toBeVisible()
  await expect.element(page.getByText(words)).toBeVisible()
})
