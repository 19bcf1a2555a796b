import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { applicant } from '../../../../testing/people.ts'
import { show, text } from '../../../../testing/render.tsx'
import type { Answer } from '../../../lib/ask.ts'
import { TitleChain } from './TitleChain.tsx'

const step = (over: Partial<Answer<'getViewAssignment'>['data'][number]>) => ({
  DOC_NUMBER: '',
  RECORDAL_DATE: '2019-03-01',
  OLD_OWNERS: '',
  NEW_OWNERS: 'Sari Wulandari',
  KIND: 'FILING' as const,
  HOW: '',
  GAP: null,
  ...over,
})
const open = () => show(<TitleChain number="P00202600001" />, { user: applicant })
const answer = (...data: ReturnType<typeof step>[]) => ({ data, total: data.length, page: 1, size: 25 })

test('tells each owner, how the right passed, and a gap with its days', async () => {
  serve({
    getViewAssignment: answer(
      step({}),
      step({
        KIND: 'TRANSFER' as never,
        HOW: 'SALE',
        OLD_OWNERS: 'PT Antara',
        NEW_OWNERS: 'PT Maju',
        RECORDAL_DATE: '2021-05-01',
        GAP: { FROM: '2019-03-01', TO: '2021-05-01' } as never,
      }),
    ),
  })
  await open()
  await expect.element(page.getByText('PT Maju')).toBeVisible()
  await expect.element(page.getByText(text('casePage:how.SALE'), { exact: false }).first()).toBeVisible()
  await expect.element(page.getByText(/2019.*2021/).first()).toBeVisible()
  expect(callsOf('getViewAssignment')[0]?.query.PATENT_ID).toBe('P00202600001')
})

test('says that nothing changed when only the filing is known', async () => {
  serve({ getViewAssignment: answer(step({})) })
  await open()
  await expect.element(page.getByText(text('casePage:title.unchanged'))).toBeVisible()
})

test('a failure is told and can be retried', async () => {
  serve({ getViewAssignment: refuse('UNKNOWN') })
  await open()
  await expect.element(page.getByRole('button').first()).toBeVisible()
  await expect.element(page.getByText(text('casePage:title.unchanged'))).not.toBeInTheDocument()
})
