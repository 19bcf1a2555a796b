import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import type { Answer } from '../../lib/ask.ts'
import { SavedSearchScreen } from './SavedSearchScreen.tsx'

const coffee: Answer<'savedSearches'>[number] = {
  SEARCH_ID: `S-${'a'.repeat(24)}`,
  NAME: 'kopi',
  SEARCH: { KIND: 'MARKS', PARAMETERS: { name: 'kopi' } },
  HOW_OFTEN: 'WEEKLY',
  IND_MAIL: 'Y',
  IND_PAUSED: 'N',
  CREATED_AT: '2026-11-20T03:00:00.000Z',
  NEW: 0,
  LAST_FOUND_AT: null,
}
const tea = { ...coffee, SEARCH_ID: `S-${'b'.repeat(24)}`, NAME: 'teh' }
const notices = { data: [], total: 0, page: 1, size: 10, UNREAD: 0 }
const done = { err: '' as const }
let kept = [coffee, tea]

beforeEach(() => {
  kept = [coffee, tea]
  serve({ savedSearches: () => kept, searchNotices: notices })
})

const open = () => show(<SavedSearchScreen />, { at: '/pencarian-tersimpan', user: applicant })
const act = (k: 'change' | 'pause' | 'resume' | 'delete', name: string) =>
  page.getByRole('button', { name: new RegExp(`^${labelText(`alerts:${k}`)} +${name}$`) })
async function press(button: ReturnType<typeof act>) {
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
}

describe('the keyboard', () => {
  test('stays on the button that pauses a search and lets it go on', async () => {
    const paused = { ...coffee, IND_PAUSED: 'Y' as const }
    serve({
      savedSearches: () => kept,
      searchNotices: notices,
      savedSearchChange: () => {
        kept = [paused, tea]
        return done
      },
    })
    await open()
    await press(act('pause', 'kopi'))
    await expect.element(act('resume', 'kopi')).toHaveFocus()
  })

  test('is at the title of the list after its search is deleted', async () => {
    serve({
      savedSearches: () => kept,
      searchNotices: notices,
      savedSearchDelete: () => {
        kept = [tea]
        return done
      },
    })
    await open()
    await press(act('delete', 'kopi'))
    await press(page.getByRole('alertdialog').getByRole('button', { name: labelText('alerts:delete') }))
    await expect.element(act('delete', 'kopi')).not.toBeInTheDocument()
    const title = page.getByRole('heading', { level: 2 }).first()
    await expect.poll(() => title.element().contains(document.activeElement)).toBe(true)
  })
})

describe('a search that was deleted in another window', () => {
  test('leaves the list when it is paused', async () => {
    serve({ savedSearches: () => kept, searchNotices: notices, savedSearchChange: refuse('NOT_FOUND') })
    await open()
    await expect.element(act('pause', 'kopi')).toBeVisible()
    kept = [tea]
    await act('pause', 'kopi').click()
    await expect.element(act('pause', 'kopi')).not.toBeInTheDocument()
    await expect.element(act('pause', 'teh')).toBeVisible()
  })

  test('counts as deleted when it is deleted here', async () => {
    serve({ savedSearches: () => kept, searchNotices: notices, savedSearchDelete: refuse('NOT_FOUND') })
    await open()
    await act('delete', 'kopi').click()
    kept = [tea]
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: labelText('alerts:delete') })
      .click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await expect.element(page.getByText(text('alerts:deleted', { name: 'kopi' }))).toBeVisible()
    expect(callsOf('savedSearchDelete')).toHaveLength(1)
  })
})
