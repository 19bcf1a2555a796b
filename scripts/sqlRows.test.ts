import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { withClient } from '../packages/db/src/describeStatement.ts'
import { freshDatabase } from '../packages/db/src/testing.ts'
import { root } from './root.ts'
import { sourceFiles } from './sourceFiles.ts'
import { readCatalogue, rowFaults } from './sqlRows/rowFaults.ts'
import { typedStatements } from './sqlRows/typedStatements.ts'

const isTest = (file: string) => /\.test\.ts$|\/testing\//.test(file)
const files = ['apps', 'packages']
  .flatMap((part) => sourceFiles(join(root, part)))
  .filter((file) => !isTest(file) && /\bsql<[\w{(]/.test(readFileSync(file, 'utf8')))

/** Files with a statement whose text cannot be written without running the program. */
const unreadable = {
  'apps/api/src/domains/desk/find.sql.ts': 'joins the parts that a question has',
  'apps/api/src/domains/payments/exceptions.sql.ts': 'has a condition that its caller gives',
  'apps/api/src/domains/registerSearch/entries.sql.ts': 'its conditions and order are those of the search',
  'apps/api/src/domains/registerSearch/facets.sql.ts': 'its cases are those of the search',
  'apps/api/src/domains/registerSearch/registerRows.sql.ts':
    'the rows of a file have the cases and order of the search; their columns are those of its other statement',
  'apps/api/src/domains/savedSearches/news.sql.ts': 'its conditions are those of the saved search',
  'apps/api/src/domains/savedSearches/textNews.sql.ts': 'its conditions are those of the saved search',
  'apps/api/src/operator/cases/importCases.sql.ts': 'its columns are those of the imported line',
}

test('every sql<Row> declares the columns that the database describes', { timeout: 240_000 }, async () => {
  const { statements, unread } = typedStatements(files)
  expect(Object.keys(unread)).toEqual(Object.keys(unreadable))
  const { url, drop } = await freshDatabase()
  try {
    const faults = await withClient(url, async (client) => {
      const catalogue = await readCatalogue(client)
      const found: string[] = []
      for (const statement of statements) found.push(...(await rowFaults(client, catalogue, statement)))
      return found
    })
    expect(faults).toEqual([])
  } finally {
    await drop()
  }
})
