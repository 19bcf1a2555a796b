import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { designAtDesk } from '../../../../testing/designAtDesk.ts'
import { callsOf, heldReply, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { coffeeDryer, registerFound } from '../../../../testing/registerCases.ts'
import { show, text } from '../../../../testing/render.tsx'
import { senjaCoffee, similarFound, someClasses } from '../../../../testing/similarMarks.ts'
import { useNiceClasses } from '../../../cases/niceClasses.ts'
import type { Answer } from '../../../lib/ask.ts'
import { CitationSearch } from './CitationSearch.tsx'
import { RegisterCitations } from './RegisterCitations.tsx'

const field = page.getByRole('textbox')
const rows = page.getByRole('article')
const isPale = () => rows.first().element().closest('[aria-busy="true"]') !== null

function Marks() {
  const found = { ...designAtDesk, TITLE: 'kopi' }
  return (
    <CitationSearch found={found} names={useNiceClasses()} classes={[]} citations={[]} onCompare={() => undefined} />
  )
}

test('marks of the name before are pale while another is searched, and gone once the field is empty', async () => {
  const slow = heldReply<Answer<'getSimilarTrademarks'>>()
  serve({
    niceClasses: someClasses,
    getSimilarTrademarks: ({ query }) => (query.name === 'teh' ? slow.answer : similarFound([senjaCoffee])),
  })
  await show(<Marks />, { user: officer })
  await expect.element(rows.first()).toBeVisible()
  expect(isPale()).toBe(false)
  await field.fill('teh')
  await expect.poll(() => callsOf('getSimilarTrademarks').at(-1)?.query.name).toBe('teh')
  expect(isPale()).toBe(true)
  slow.give(similarFound([]))
  await expect.element(page.getByText(text('search:none'))).toBeVisible()
  await field.fill('kopi')
  await expect.element(rows.first()).toBeVisible()
  await field.fill('')
  await expect.element(rows.first()).not.toBeInTheDocument()
})

test('that no design was found is said of the words in the field alone', async () => {
  const slow = heldReply<Answer<'searchRegister'>>()
  serve({
    searchRegister: ({ query }) => (query.q?.includes('rak') ? slow.answer : registerFound([])),
  })
  const found = { ...designAtDesk, TITLE: 'kursi' }
  await show(<RegisterCitations found={found} kind="design" classes={[]} citations={[]} />, { user: officer })
  const none = page.getByText(text('citations:texts.none'))
  await expect.element(none).toBeVisible()
  await field.fill('rak')
  await expect.poll(() => callsOf('searchRegister').at(-1)?.query.q).toContain('rak')
  await expect.element(none).not.toBeInTheDocument()
  slow.give(registerFound([coffeeDryer]))
  await expect.element(rows.first()).toBeVisible()
})
