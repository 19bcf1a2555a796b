import type { SearchTry } from '@saki/contracts/registerRow'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { labelText, show, text } from '../../../testing/render.tsx'
import { readCaseSearch, type CaseSearch } from './caseSearch.ts'
import { NothingFound } from './NothingFound.tsx'
import { inFullText } from './wideSearch.ts'

const onChange = vi.fn<(change: Partial<CaseSearch>) => void>()
beforeEach(() => onChange.mockClear())

const open = (q: string, tries: readonly SearchTry[] = [], change: Partial<CaseSearch> = {}) =>
  show(<NothingFound search={{ ...readCaseSearch({}, []), q, ...change }} tries={tries} onChange={onChange} />)
const button = (key: 'prefix' | 'parts' | 'filters') =>
  page.getByRole('button', { name: labelText(`register:none.${key}`) })
const inText = page.getByRole('button', { name: labelText('register:try.text') })

test('alternatives are searched by their beginnings, and in the text of patents, as alternatives', async () => {
  await open('kopi OR teh')
  await button('prefix').click()
  await inText.click()
  expect(onChange.mock.calls).toEqual([[{ q: 'kopi* OR teh*' }], [{ q: inFullText('kopi OR teh') }]])
})

test('a phrase of one field has neither', async () => {
  await open('judul:"kopi lereng"')
  await expect.element(button('parts')).toBeVisible()
  expect([button('prefix'), inText].map((each) => each.elements().length)).toEqual([0, 0])
})

test('quotation marks are taken away', async () => {
  await open('"kopi lereng" merapi')
  await button('parts').click()
  expect(onChange.mock.calls).toEqual([[{ q: 'kopi lereng  merapi' }]])
})

test('filters are cleared when there are some', async () => {
  const { chosen } = readCaseSearch({ vienna: '26.10' }, [])
  await open('kopi', [], { chosen })
  await button('filters').click()
  expect(onChange.mock.calls).toEqual([[{ chosen: { ...chosen, vienna: [] } }]])
})

test('without filters there are none to clear', async () => {
  await open('kopi')
  await expect.element(button('prefix')).toBeVisible()
  expect(button('filters').elements()).toEqual([])
})

test.each([
  ['spelling', 'N', text('register:found', { count: 2 })],
  ['shorter', 'Y', text('register:found.more', { count: 2 })],
] as const)(
  'a text of another %s that finds something is offered with the number it finds',
  async (WHY, TOTAL_CAPPED, count) => {
    await open('kopy', [{ Q: 'kopi', WHY, TOTAL: 2, TOTAL_CAPPED }])
    await expect.element(page.getByText(text(`register:none.${WHY}`))).toBeVisible()
    const offered = page.getByRole('button', { name: /^kopi/ })
    await expect.element(offered).toMatchTextContent(count)
    await offered.click()
    expect(onChange.mock.calls).toEqual([[{ q: 'kopi' }]])
  },
)
