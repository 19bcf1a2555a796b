import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { foundAtDesk } from '../../../testing/cases.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { FoundElsewhere } from './FoundElsewhere.tsx'

function Box({ isAll = false }: { isAll?: boolean }) {
  const [isAllFound, setAllFound] = useState(isAll)
  return <FoundElsewhere q="kursi" rows={[]} isAll={isAllFound} onAll={setAllFound} />
}

const cases = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    foundAtDesk({ PATENT_ID: `A002026${10_000 + at}`, SUBMISSION_NBR: `TRX-2026-1000${at}` }),
  )
const serveFound = (count: number) =>
  serve({
    officeFind: ({ query }) => ({
      data: cases(Math.min(count, Number(query.size))),
      IND_MORE: count > Number(query.size) ? 'Y' : 'N',
    }),
  })
const rows = page.getByRole('listitem')
const all = page.getByRole('button', { name: labelText('workload:find.all') })

test('five are shown; by keyboard all of them, and fewer again with the focus kept', async () => {
  serveFound(27)
  await show(<Box />, { user: officer })
  await expect.element(rows).toHaveLength(5)
  await expect.element(all).toHaveAttribute('aria-expanded', 'false')
  all.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rows).toHaveLength(27)
  const fewer = page.getByRole('button', { name: labelText('workload:find.fewer') })
  await expect.element(fewer).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(rows).toHaveLength(5)
  expect(callsOf('officeFind').map(({ query }) => query.size)).toEqual([20, 50])
})

test.each([false, true])('when all are shown nothing offers more or fewer (opened with all: %s)', async (isAll) => {
  serveFound(5)
  await show(<Box isAll={isAll} />, { user: officer })
  await expect.element(rows).toHaveLength(5)
  expect(page.getByRole('button').elements()).toEqual([])
})

test('more than fifty are said', async () => {
  serveFound(60)
  await show(<Box isAll />, { user: officer })
  await expect.element(rows).toHaveLength(50)
  await expect.element(page.getByText(text('workload:find.more'))).toBeVisible()
})

test.each(everyLanguage)('has no grave accessibility faults in %s', async (language) => {
  serveFound(7)
  await show(<Box />, { user: officer, language })
  await expect.element(page.getByRole('button', { name: labelText('workload:find.all', {}, language) })).toBeVisible()
  expect(await graveFaults()).toEqual([])
})
