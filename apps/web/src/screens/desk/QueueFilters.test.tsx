import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { officer } from '../../../testing/people.ts'
import { show } from '../../../testing/render.tsx'
import { QueueFilters } from './QueueFilters.tsx'
import { readQueueSearch, type QueueSearch } from './queueSearch.ts'

const asked = vi.fn<(q: string) => void>()
const many = { isMany: false, setMany: () => undefined }

function Box() {
  const [search, setSearch] = useState(readQueueSearch({ q: 'botol' }, 'FORMALITY'))
  const change = (more: Partial<QueueSearch>) => {
    if (more.q !== undefined) asked(more.q)
    setSearch((before) => ({ ...before, ...more }))
  }
  return (
    <>
      <QueueFilters search={search} laws={[]} setSearch={change} many={many} />
      <p>chosen {search.chosen ?? 'none'}</p>
      <button type="button" onClick={() => change({ chosen: 'A00202600001' })}>
        choose
      </button>
      <button type="button" onClick={() => setSearch((before) => ({ ...before, q: 'kursi' }))}>
        elsewhere
      </button>
    </>
  )
}

test('words that are searched from elsewhere stand in the box and are not searched back', async () => {
  await show(<Box />, { user: officer })
  const box = page.getByRole('searchbox')
  await userEvent.fill(box, 'botol lipat')
  await expect.poll(() => asked.mock.calls).toEqual([['botol lipat']])
  await page.getByRole('button', { name: 'elsewhere' }).click()
  await expect.element(box).toHaveValue('kursi')
  // Longer than the box waits for the next letter.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked).toHaveBeenCalledOnce()
})

test('a case that is chosen while the search waits stays chosen; a search alone opens the first one found', async () => {
  await show(<Box />, { user: officer })
  await page.getByRole('button', { name: 'choose' }).click()
  await userEvent.fill(page.getByRole('searchbox'), 'botol lipat')
  await expect.element(page.getByText('chosen none')).toBeVisible()
  await userEvent.fill(page.getByRole('searchbox'), 'botol minum')
  await page.getByRole('button', { name: 'choose' }).click()
  await expect.poll(() => asked.mock.lastCall).toEqual(['botol minum'])
  await expect.element(page.getByText('chosen A00202600001')).toBeVisible()
})
