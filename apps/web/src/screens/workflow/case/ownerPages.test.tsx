import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { caseOnPage } from '../../../../testing/filedCase.ts'
import { applicant, officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { AssignmentsScreen } from './AssignmentsScreen.tsx'
import { SimilarOwners } from './SimilarOwners.tsx'

const number = 'P00202600001'

test.each(everyLanguage)('in %s a similar owner has score, reasons and its cases', async (language) => {
  serve({
    getSimilarOwner: {
      data: [
        {
          PERSON_NAME: 'PT Senja Abadi',
          CITY_NAME: 'Bantul',
          NATIONALITY_COUNTRY_CODE: 'ID',
          SIMILARITY: 87,
          REASONS: ['SPELLING', 'ADDRESS'],
          FILE_COUNT: 2,
          FILES: [{ PATENT_ID: 'DID2026000010', TITLE: 'KOPI LERENG' }],
        },
      ],
      total: 1,
      page: 1,
      size: 10,
      NAMES: ['PT Senja'],
    },
  })
  await show(<SimilarOwners query={{ PATENT_ID: number }} />, { user: applicant, language })
  const say = (key: Parameters<typeof text>[0], values?: Record<string, string | number>) => text(key, values, language)
  const row = page.getByRole('listitem').filter({ hasText: 'PT Senja Abadi' })
  await expect.element(row).toMatchTextContent(say('casePage:similar.score', { score: 87 }))
  const reasons = [say('casePage:similar.by.SPELLING'), say('casePage:similar.by.ADDRESS')]
  await expect.element(row).toMatchTextContent(new Intl.ListFormat(language, { type: 'conjunction' }).format(reasons))
  await expect.element(row).toMatchTextContent(say('casePage:similar.files', { count: 2 }))
  await expect
    .element(row.getByRole('link', { name: 'DID2026000010' }))
    .toHaveAttribute('href', '/list-tm/trademarks/DID2026000010')
  await expect
    .element(page.getByText(say('casePage:similar.lead', { names: 'PT Senja' }), { exact: false }))
    .toBeVisible()
})

test('says that no name is similar', async () => {
  serve({ getSimilarOwner: { data: [], total: 0, page: 1, size: 10, NAMES: ['PT Senja'] } })
  await show(<SimilarOwners query={{ name: 'PT Senja' }} />, { user: applicant })
  await expect.element(page.getByText(text('casePage:similar.none'))).toBeVisible()
})

const chain = {
  data: [
    {
      DOC_NUMBER: '',
      RECORDAL_DATE: '2026-02-02',
      OLD_OWNERS: '',
      NEW_OWNERS: 'PT Pertama',
      KIND: 'FILING' as const,
      HOW: '',
      GAP: null,
    },
  ],
  total: 1,
  page: 1,
  size: 25,
}
const open = (query: string, user = applicant) =>
  show(<AssignmentsScreen />, { at: `/table-list/viewAssignment${query}`, user })

test('the chain of title of a case is asked with number and days of the address, and an applicant may ask for a transfer', async () => {
  serve({ getPatentDetail: caseOnPage({ PATENT_ID: number, TITLE: 'Alat pengering' }), getViewAssignment: chain })
  await open(`?number=${number}&from=2026-01-01&to=2026-12-31`)
  await expect.element(page.getByText('PT Pertama')).toBeVisible()
  expect(callsOf('getViewAssignment')[0]?.query).toMatchObject({
    PATENT_ID: number,
    DATE_FROM: '2026-01-01',
    DATE_TO: '2026-12-31',
  })
  await expect.element(page.getByText('Alat pengering')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: labelText('casePage:title.ask') }))
    .toHaveAttribute('href', `/user-docx/tp/berbayar?jenis=PH&nomor=${number}`)
})

test('an officer has no link to ask for a transfer', async () => {
  serve({ getPatentDetail: caseOnPage({ PATENT_ID: number }), getViewAssignment: chain })
  await open(`?number=${number}`, officer)
  await expect.element(page.getByText('PT Pertama')).toBeVisible()
  await expect.element(page.getByRole('link', { name: labelText('casePage:title.ask') })).not.toBeInTheDocument()
})

test('without a number it asks for one, and a wrong or unknown one is told', async () => {
  serve({ getPatentDetail: refuse('NOT_FOUND'), getViewAssignment: refuse('NOT_FOUND') })
  const { address } = await open('')
  await expect.element(page.getByText(text('casePage:title.start'))).toBeVisible()
  const field = page.getByRole('textbox', { name: labelText('casePage:fact.number') })
  const press = () => page.getByRole('button', { name: labelText('casePage:show') }).click()
  await field.fill('xyz')
  await press()
  await expect.element(page.getByText(text('workflow:screen.unknown'))).toBeVisible()
  await field.fill(number.toLowerCase())
  await press()
  await expect.element(page.getByText(text('workflow:screen.missing'))).toBeVisible()
  expect(address()).toContain(`number=${number}`)
})
