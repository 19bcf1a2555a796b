import type { Review } from '@saki/contracts/drafts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../../testing/axe.ts'
import { designAnswers, viewFile } from '../../../../testing/drafts.ts'
import { callsOf, offline, refuse, serve } from '../../../../testing/fakeApi.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { ReviewScreen } from './ReviewScreen.tsx'

const TOKEN = 'a'.repeat(43)
const { DOWNLOAD_URL: _left, ...picture } = viewFile()
const review: Review = {
  FORM_TYP: 'design-filing',
  TITLE: 'Teko Kopi',
  SAVED_AT: '2026-11-20T02:00:00.000Z',
  EXPIRES_AT: '2026-11-27T02:00:00.000Z',
  SHARED_BY: 'Sari Wulandari',
  DATA: { ...designAnswers, TECHNICAL: { TITLE: 'Teko Kopi' } },
  FILES: [picture],
  FEES: [],
  TOTAL_AMOUNT: 800_000,
}

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({ getReview: review, getAllCountry: [], getLocation: [], getRowLocarno: [] })
})
const open = (language: 'id' | 'en' | 'ar' = 'en') => show(<ReviewScreen />, { at: `/pratinjau/${TOKEN}`, language })

test.each(everyLanguage)(
  'in %s (%s) shows who shared what until when, without a serious fault for axe',
  async (language) => {
    await open(language)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText('Teko Kopi').first()).toBeVisible()
    await expect.element(page.getByText('Sari Wulandari', { exact: false }).first()).toBeVisible()
    await expect.element(page.getByText(/800\.000/)).toBeVisible()
    expect(await graveFaults()).toEqual([])
  },
)

test('offers nothing that changes the draft', async () => {
  await open()
  await expect.element(page.getByText('Teko Kopi').first()).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
  expect(page.getByRole('link', { name: labelText('core:change') }).elements()).toEqual([])
  expect(callsOf('getReview').map(({ query }) => query)).toEqual([{ token: TOKEN }])
})

test('while it is open, search engines and pages linked to do not get its address', async () => {
  const shown = await open()
  const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content
  expect([meta('robots'), meta('referrer')]).toEqual(['noindex, nofollow', 'no-referrer'])
  shown.redraw(null)
  await expect.poll(() => meta('robots')).toBeUndefined()
})

test('an ended link says so; a failure can be asked for again', async () => {
  serve({ getReview: refuse('NOT_FOUND') })
  const shown = await open()
  await expect.element(page.getByText(text('drafts:review.gone.text'))).toBeVisible()
  shown.redraw(null)
  serve({ getReview: offline })
  await open()
  await expect.element(page.getByRole('button', { name: labelText('core:retry') }).first()).toBeVisible()
})
