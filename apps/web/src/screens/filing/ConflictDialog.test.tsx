import { newestForm } from '@saki/catalogue'
import type { Sections } from '@saki/contracts/edits'
import { mergeDraft } from '@saki/domain/drafts/mergeDraft'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults } from '../../../testing/axe.ts'
import { designAnswers, savedDraft } from '../../../testing/drafts.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'

const form = newestForm('design-filing') ?? expect.fail('no form of designs')
const withTitle = (TECHNICAL: Record<string, string>): Sections => ({ ...designAnswers, TECHNICAL })
const base = withTitle({ TITLE: 'Teko', DESIGN_DESCRIPTION: '' })
const mine = withTitle({ TITLE: 'Teko kopi', DESIGN_DESCRIPTION: 'Bentuk' })
const theirs = withTitle({ TITLE: 'Teko teh', DESIGN_DESCRIPTION: 'Konfigurasi' })
const onSettle = vi.fn<(data: Sections) => void>()

beforeEach(() => onSettle.mockClear())

async function open() {
  const { merged, conflicts } = mergeDraft(base, mine, theirs)
  const server = { data: theirs, rowVersion: 2, savedAt: '2026-11-20T02:10:00.000Z', device: 'Chrome di ponsel' }
  await show(
    <ConflictDialog
      form={form}
      conflict={{ theirs: server, merged: merged as Sections, differences: conflicts }}
      mine={{ ...savedDraft('design-filing', mine), changedAt: '2026-11-20T02:12:00.000Z' }}
      title="Teko kopi"
      onSettle={onSettle}
    />,
    { at: '/buat-pengajuan/draft', user: applicant },
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return conflicts
}
const merge = page.getByRole('button', { name: labelText('drafts:conflict.merge') })

test('has a line for each field that differs, with both values and when each was saved', async () => {
  const conflicts = await open()
  expect(conflicts).toHaveLength(2)
  expect(page.getByRole('radiogroup').elements()).toHaveLength(2)
  for (const words of ['Teko kopi', 'Teko teh', 'Chrome di ponsel', '09:10', '09:12'])
    await expect.element(page.getByRole('dialog')).toMatchTextContent(words)
})

test('axe finds no serious fault in either direction', async () => {
  await open()
  expect(await dialogFaults('ConflictDialog')).toEqual([])
})

test('merges nothing before every line is chosen, then each side as chosen', async () => {
  await open()
  await page.getByRole('radio', { name: 'Teko teh', exact: false }).click()
  await merge.click({ force: true })
  await expect.element(page.getByText(text('drafts:conflict.open', { count: 1 })).first()).toBeVisible()
  expect(onSettle).not.toHaveBeenCalled()
  await page.getByRole('radio', { name: 'Bentuk', exact: true }).click()
  await merge.click()
  expect(onSettle.mock.lastCall?.[0].TECHNICAL).toEqual({ TITLE: 'Teko teh', DESIGN_DESCRIPTION: 'Bentuk' })
})

test('an answer without a choice of its own is the merged one', async () => {
  await open()
  for (const group of page.getByRole('radiogroup').elements())
    group.querySelector<HTMLInputElement>('input[type=radio]')?.click()
  await merge.click()
  expect(onSettle.mock.lastCall?.[0].OWNERS).toEqual(designAnswers.OWNERS)
})
