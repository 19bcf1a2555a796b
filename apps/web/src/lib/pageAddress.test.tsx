import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { clearPage, show } from '../../testing/render.tsx'
import { useGoTo, usePageParams, usePageSearch, useSetSearch } from './pageAddress.ts'

afterEach(clearPage)

function Inbox() {
  const search = usePageSearch('/inbox')
  const setSearch = useSetSearch('/inbox')
  const goTo = useGoTo()
  return (
    <>
      <output>{JSON.stringify([search.tab, search.q, search.page, usePageSearch('/user-document')])}</output>
      <button type="button" onClick={() => setSearch({ tab: 'unread', q: '', page: 3 })}>
        filter
      </button>
      <button type="button" onClick={() => void goTo({ to: '/jawaban/$procid', params: { procid: '3-5' } })}>
        answer
      </button>
    </>
  )
}

test('a page reads its checked parameters, sets them and leaves out empty ones', async () => {
  const { address } = await show(<Inbox />, { at: '/inbox?tab=mine&q=2026&page=two' })
  await expect.element(page.getByRole('status')).toHaveTextContent('[null,2026,null,{}]')
  await page.getByRole('button', { name: 'filter' }).click()
  await expect.poll(address).toBe('/inbox?tab=unread&page=3')
  await expect.element(page.getByRole('status')).toHaveTextContent('["unread",null,3,{}]')
  await page.getByRole('button', { name: 'answer' }).click()
  await expect.poll(address).toBe('/jawaban/3-5')
})

function Answer() {
  return (
    <output>
      {usePageParams('/jawaban/$procid').procid} {String(usePageParams('/petugas/berkas/$patentId').patentId)}
    </output>
  )
}

test('a page reads the parts of its path; those of another page are undefined', async () => {
  await show(<Answer />, { at: '/jawaban/3-50001' })
  await expect.element(page.getByRole('status')).toHaveTextContent('3-50001 undefined')
})

const seen = new Set<object>()
function Counting() {
  const [count, setCount] = useState(0)
  seen.add(usePageSearch('/inbox'))
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

test('the parameters are the same object at every drawing, so that effects depending on them run once', async () => {
  await show(<Counting />, { at: '/inbox?page=2' })
  await page.getByRole('button').click()
  await expect.element(page.getByRole('button')).toHaveTextContent('1')
  expect(seen.size).toBe(1)
})
