import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { schemaText } from './schemaText.ts'
import { freshDatabase } from './testing.ts'

test('schema.ts matches the migrations; after a new migration run scripts/db-types.ts', async () => {
  const { db, drop } = await freshDatabase()
  try {
    const written = await readFile(new URL('./schema.ts', import.meta.url), 'utf8')
    expect(written).toBe(await schemaText(db))
  } finally {
    await drop()
  }
})
