import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { openDraft } from '../../../testing/cases.ts'
import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { DraftListTable } from './DraftListTable.tsx'

const drafts = [
  openDraft(1, { TITLE: 'Saringan ampas kopi dari serat bambu dengan bingkai lipat', STEP: 'type' }),
  openDraft(2, { ERROR_COUNT: 0, STEPS_DONE: 8, COMPLETE_PCT: 100, TOTAL_AMOUNT: null }),
]

beforeEach(() => {
  serve({ getPatentTemp: { data: drafts, total: 2, page: 1, size: 10, CLIENTS: [] } })
})
const open = () =>
  show(
    <div style={{ inlineSize: 1032 }}>
      <DraftListTable />
    </div>,
    { at: '/customer-screen/draft', user: applicant },
  )
const more = (title: string) => page.getByRole('button', { name: text('drafts:list.more', { title }) })

describe('the list of drafts', () => {
  test('has rows of at most 64 px, and its menus are inside the table', async () => {
    await open()
    await expect.element(more('Teko 2')).toBeVisible()
    for (const { clientHeight } of page.getByRole('row').elements()) expect(clientHeight).toBeLessThanOrEqual(64)
    const { scrollWidth, clientWidth } = page.getByRole('table').element().parentElement ?? {}
    expect(scrollWidth).toBe(clientWidth)
  })

  test('says in a row when, where and by whom the draft was saved', async () => {
    await open()
    const row = page.getByRole('row', { name: 'Teko 2', exact: false })
    await expect.element(row).toMatchTextContent('19 Nov 2026')
    await expect.element(row).toMatchTextContent(text('drafts:list.where.server'))
    await expect.element(row).toMatchTextContent(text('drafts:list.by', { name: 'Sari Wulandari' }))
  })

  test('has Ajukan in the menu of a draft, which opens its last step', async () => {
    const { address } = await open()
    await more('Teko 2').click()
    await page.getByRole('menuitem', { name: labelText('drafts:list.submit') }).click()
    await expect.poll(address).toBe('/buat-pengajuan/draft?draft=draft-2&step=check')
  })
})
