import { expect, it } from 'vitest'

import { overBudget } from './pageBudgets.ts'

/** The head of a page with these modules, and one file of texts for each of two languages. */
const head = (modules: string[]) => ({
  start: `<meta name="saki-start" content='${JSON.stringify({ texts: { id: ['id.js'], ar: ['ar.js'] }, calls: [] })}'>`,
  links: modules.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
  frame: '',
})
const bytes: Record<string, number> = { 'boot.js': 1_000, 'base.js': 110_000, 'id.js': 9_000, 'ar.js': 9_001 }
const bytesOf = (file: string) => bytes[file] ?? 1

it('refuses a log-in over 120 kB in any language', () => {
  expect(overBudget({ '/login': head(['base.js']) }, bytesOf)).toEqual([
    expect.stringMatching(/^\/login \(ar\) needs 120001 bytes, over 120000/),
  ])
})

it('allows other pages 200 kB more', () => {
  const withMore = (file: string) => overBudget({ '/inbox': head(['base.js', file]) }, (one) => bytesOf(one))
  bytes['lists.js'] = 199_999
  bytes['work.js'] = 200_001
  expect(withMore('lists.js')).toEqual([])
  expect(withMore('work.js')).toHaveLength(2)
})

it('refuses a page with more than twelve files', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => `${at}.js`)
  expect(overBudget({ '/inbox': head(files(10)) }, bytesOf)).toEqual([])
  expect(overBudget({ '/inbox': head(files(11)) }, bytesOf)).toEqual([
    '/inbox (id) needs 13 files, over 12',
    '/inbox (ar) needs 13 files, over 12',
  ])
})
