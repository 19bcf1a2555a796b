import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, test } from 'vitest'

import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'

/** A target of the router whose type was cast away, so that the compiler no longer checks its parts. */
const CAST = /as unknown as \{\s*to:|\bnavigate\([^;]*?\bas never\b|<(?:Page)?Link\b[^>]*?\bas never\b/

test('links and navigations of the web client are not cast to another type', () => {
  const cast = sourceFiles(join(root, 'apps/web/src')).filter((file) => CAST.test(readFileSync(file, 'utf8')))
  expect(cast.map((file) => relative(root, file))).toEqual([])
})

test('search parameters and parts of a path are read by lib/pageAddress.ts only, which knows their types', () => {
  const reads = /strict: ?false|import \{[^}]*\b(useSearch|useParams)\b[^}]*\} from '@tanstack\/react-router'/
  const readers = sourceFiles(join(root, 'apps/web')).filter((file) => reads.test(readFileSync(file, 'utf8')))
  expect(readers.map((file) => relative(root, file))).toEqual(['apps/web/src/lib/pageAddress.ts'])
})

test.each([
  ["void navigate({ to: '/inbox' } as unknown as { to: string })", true],
  ['const target = { to, params } as unknown as {\n  to: string\n}', true],
  ["void navigate({ to: '/inbox', search: { page } as never })", true],
  ["void navigate({ to: '/inbox', search: { page } })", false],
])('%s', (text, isCast) => {
  expect(CAST.test(text)).toBe(isCast)
})
