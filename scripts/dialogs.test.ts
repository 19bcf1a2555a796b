import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'

const web = join(root, 'apps/web/src')
/** What draws a modal layer; components of other files that draw one are found by their own use of these. */
const LAYER = /<(?:Dialog|FormDialog|ConfirmDialog|SideSheet|dialog)\b/
/** The kit, which each dialog of the portal uses. */
const KIT = ['ui/Dialog.tsx', 'ui/ConfirmDialog.tsx', 'ui/SideSheet.tsx', 'forms/FormDialog.tsx']
/** Tables that draw each of their dialogs in both directions. */
const TABLES = ['dialogs.test.tsx', 'officeDialogs.test.tsx']

const files = sourceFiles(web).map((path) => ({ name: relative(web, path), text: readFileSync(path, 'utf8') }))
const tests = files.filter(({ name }) => name.endsWith('.test.tsx'))
const read = new Set(tests.flatMap(readBy))

test('axe reads every dialog in both directions', () => {
  const dialogs = files.filter(
    ({ name, text }) => !name.endsWith('.test.tsx') && name.endsWith('.tsx') && !KIT.includes(name) && LAYER.test(text),
  )
  const unread = dialogs.filter(({ text }) => !componentsOf(text).some((name) => read.has(name)))
  expect(dialogs.length).toBeGreaterThan(60)
  expect(unread.map(({ name }) => name)).toEqual([])
})

/** The progress of downloads and the page of an unknown address, which are drawn outside the frame of the pages. */
const OUTSIDE = ['SignedIn', 'TransferDialog']

test('no part of a page is loaded by React.lazy, whose failure would replace the page', () => {
  const lazily = files.flatMap(({ text }) => [...text.matchAll(/(\w+) = lazy\(/g)].map(([, name = '']) => name))
  expect(lazily.toSorted()).toEqual(OUTSIDE)
})

function componentsOf(text: string): string[] {
  return [...text.matchAll(/^(?:export )?(?:default )?function ([A-Z]\w*)/gm)].map(([, name = '']) => name)
}

/** Names of the components whose dialogs a test reads: in the tables, in a test in every language, or in both directions, by name or in rows. */
function readBy({ name, text }: { name: string; text: string }): string[] {
  const inTable = TABLES.includes(name) ? /<(\w+)/g : undefined
  const inEach = text.includes('test.each(everyLanguage)') ? /graveFaults\('(\w+)'\)/g : undefined
  const inRows = text.includes('dialogFaults(name)') ? /^  (\w+): \{/gm : undefined
  return [inTable, inEach, inRows, /dialogFaults\('(\w+)'\)/g].flatMap((found) =>
    found ? [...text.matchAll(found)].map(([, component = '']) => component) : [],
  )
}
