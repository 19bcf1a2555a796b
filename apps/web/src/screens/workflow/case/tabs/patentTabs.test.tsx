import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../../../testing/fakeApi.ts'
import { contentSections } from '../../../../../testing/filedCase.ts'
import { applicant, officer } from '../../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../../testing/render.tsx'
import type { Answer } from '../../../../lib/ask.ts'
import { AnnuitiesTab } from './AnnuitiesTab.tsx'
import { ClaimsTab } from './ClaimsTab.tsx'
import { LicencesTab } from './LicencesTab.tsx'
import { RelatedTab } from './RelatedTab.tsx'

const number = 'P00202600001'
type Claim = Answer<'getPatentDetailClaims'>[number]
type Year = Answer<'getPatentDetailAnnuities'>[number]
type Licence = Answer<'getPatentLicense'>[number]

const claim = (n: number, parent: number | null, refers: number[], depth: number): Claim => ({
  CLAIM_NBR: n,
  LANGUAGE_CODE: 'ID',
  CLAIM_DESCRIPTION: `Isi klaim ${n}`,
  IND_INDEPENDENT: parent === null ? 'Y' : 'N',
  PARENT_CLAIM_NBR: parent,
  REFERS_TO: refers,
  DEPTH: depth,
  PAGE: n,
})
const year = (n: number, STATUS: Year['STATUS'], change: Partial<Year> = {}): Year => ({
  ANNUITY_NBR: n,
  YEAR_FROM: `${2025 + n}-02-02`,
  YEAR_TO: `${2026 + n}-02-01`,
  DUE_DATE: `${2025 + n}-01-02`,
  GRACE_DATE: `${2026 + n}-01-02`,
  BASE_AMOUNT: 700_000,
  CLAIM_COUNT: 3,
  CLAIM_AMOUNT: 50_000,
  PENALTY_AMOUNT: 0,
  AMOUNT: 850_000,
  AMOUNT_OUTSTANDING: 850_000,
  STATUS,
  PAID_DATE: null,
  PAYER_NAME: null,
  ...change,
})
const licence = (change: Partial<Licence> = {}): Licence => ({
  DOC_NUMBER: 'TRX-2026-1',
  LICENSE_TYPE: 'EXCLUSIVE',
  LICENSEES: 'PT Sangrai',
  TERRITORIAL_RESTRICTION: 'Jawa',
  RECORDAL_DATE: '2026-03-03',
  EFFECTIVE_DATE: '2026-01-01',
  EXPIRATION_DATE: '2030-12-31',
  INVALIDATION_DATE: null,
  STATUS: 'IN_FORCE',
  ...change,
})

test.each(everyLanguage)('in %s claims stand as a tree with what each refers to and its page', async (language) => {
  serve({
    getPatentDetailBySection: contentSections.patent,
    getPatentDetailClaims: [claim(1, null, [], 0), claim(2, 1, [1], 1), claim(3, 1, [1, 2], 1)],
  })
  await show(<ClaimsTab number={number} />, { user: applicant, language })
  const say = (key: Parameters<typeof text>[0], values?: Record<string, string | number>) => text(key, values, language)
  await expect.element(page.getByText(say('casePage:claims.lead', { count: 3, independent: 1 }))).toBeVisible()
  const first = page.getByRole('listitem').filter({ hasText: 'Isi klaim 1' }).first().element()
  expect([...first.querySelectorAll('li')].map((each) => each.textContent.includes('Isi klaim'))).toEqual([true, true])
  const both = new Intl.ListFormat(language, { type: 'conjunction' }).format(['1', '2'])
  await expect.element(page.getByText(say('casePage:claims.refers', { claims: both }))).toBeVisible()
  await expect.element(page.getByText(say('casePage:claims.page', { page: 3 }))).toBeVisible()
})

test.each(['WAITING', 'SCAN', 'NONE'] as const)('without claims, state %s says why', async (state) => {
  serve({
    getPatentDetailBySection: { ...contentSections.patent, CLAIMS_STATE: state } as never,
    getPatentDetailClaims: [],
  })
  await show(<ClaimsTab number={number} />, { user: applicant })
  await expect.element(page.getByText(text(`casePage:claims.empty.${state}`))).toBeVisible()
})

test.each(everyLanguage)('in %s each year of an annuity has its state, and who paid it when', async (language) => {
  serve({
    getPatentDetailAnnuities: [
      year(1, 'PAID', { PAID_DATE: '2026-02-03', PAYER_NAME: 'PT Pembayar' }),
      year(2, 'GRACE'),
      year(3, 'NOT_DUE'),
    ],
  })
  await show(<AnnuitiesTab number={number} />, { user: applicant, language })
  const row = (n: number) => page.getByRole('row').nth(n)
  await expect.element(row(1)).toMatchTextContent(text('casePage:year.PAID', undefined, language))
  await expect.element(row(1)).toMatchTextContent('PT Pembayar')
  await expect.element(row(2)).toMatchTextContent(text('casePage:year.GRACE', undefined, language))
  await expect.element(row(2)).toMatchTextContent('850.000')
  const pay = page.getByRole('link', { name: labelText('applications:act.annuity', undefined, language) })
  await expect.element(pay).toHaveAttribute('href', `/user-docx/tp/berbayar?nomor=${number}`)
})

test('annuities that are all paid, or an officer, have no link to pay', async () => {
  const pay = page.getByRole('link', { name: labelText('applications:act.annuity') })
  serve({ getPatentDetailAnnuities: [year(1, 'PAID'), year(2, 'BILLED')] })
  const { redraw } = await show(<AnnuitiesTab number={number} />, { user: applicant })
  await expect.element(page.getByText(text('casePage:year.BILLED'))).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
  redraw(null)
  serve({ getPatentDetailAnnuities: [year(1, 'DUE')] })
  await show(<AnnuitiesTab number="P00202600002" />, { user: officer })
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('850.000')
  await expect.element(pay).not.toBeInTheDocument()
})

test('a related file leads to its case; one the reader may not know has its number only', async () => {
  const related = { RELATIONSHIP_TYP: 'DIVISION', RELATIONSHIP_NAME: 'Divided from', RELATIONSHIP_ROLE: 'PARENT' }
  serve({
    getRelFiles: [
      {
        ...related,
        PATENT_ID: 'P00202500009',
        TITLE: 'Alat induk',
        FILING_DATE: '2025-02-02',
        STATUS_NAME: 'Registered',
      },
      { ...related, PATENT_ID: 'P00202600010', TITLE: '', FILING_DATE: null, STATUS_NAME: '' },
    ],
  })
  await show(<RelatedTab number={number} />, { user: applicant })
  const known = page.getByRole('row').filter({ hasText: 'Alat induk' })
  await expect.element(known).toMatchTextContent('Divided from')
  await expect.element(known).toMatchTextContent('2 Feb 2025')
  await expect
    .element(known.getByRole('link', { name: 'P00202500009' }))
    .toHaveAttribute('href', '/table-list/patents/P00202500009')
  await expect.element(page.getByRole('row').filter({ hasText: 'P00202600010' })).toMatchTextContent('–')
})

test.each(everyLanguage)(
  'in %s a licence has kind, territory and period; an ended one the day of its end',
  async (language) => {
    serve({
      getPatentLicense: [
        licence(),
        licence({
          LICENSEES: 'PT Giling',
          LICENSE_TYPE: 'NON_EXCLUSIVE',
          STATUS: 'ENDED',
          INVALIDATION_DATE: '2026-09-09',
        }),
      ],
    })
    await show(<LicencesTab number={number} />, { user: applicant, language })
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect.element(row('PT Sangrai')).toMatchTextContent(text('casePage:licence.EXCLUSIVE', undefined, language))
    await expect.element(row('PT Sangrai')).toMatchTextContent('Jawa')
    await expect.element(row('PT Sangrai')).toMatchTextContent('2030')
    await expect.element(row('PT Giling')).toMatchTextContent(text('casePage:licence.ENDED', undefined, language))
    await expect.element(row('PT Giling')).toMatchTextContent('2026')
  },
)
