import { readFile } from 'node:fs/promises'

import { sql } from 'kysely'
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

test('every table, view, function and shared sequence has a comment', async () => {
  const { db, drop } = await freshDatabase()
  try {
    const { rows } = await sql<{ name: string }>`
      select c.relname::text as name from pg_class c
       where c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migration' and obj_description(c.oid, 'pg_class') is null
         and (c.relkind in ('r', 'v') or c.relkind = 'S' and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i'))
      union all
      select p.oid::regprocedure::text from pg_proc p
       where p.pronamespace = current_schema()::regnamespace and obj_description(p.oid, 'pg_proc') is null
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db)
    expect(rows).toEqual([])
  } finally {
    await drop()
  }
})
