import type { Db } from '@saki/db'
import { sql } from 'kysely'

import { findRegionNames } from './letterFacts.sql.ts'

/** Indonesian names of codes, by kind. */
export interface CodeNames {
  places: Map<string, string>
  locarno: Map<string, string>
  nice: Map<string, string>
}

/** Names of those texts that are known codes; others are left out. */
export async function findCodeNames(db: Db, texts: string[]): Promise<CodeNames> {
  const asked = [...new Set(texts)].filter((text) => /^[A-Z0-9-]{1,10}$/.test(text))
  const found = await sql<{ kind: 'locarno' | 'nice'; code: string; name: string }>`
    select 'locarno' as kind, locarno_class_code as code, name_id as name from locarno_class where locarno_class_code = any (${asked}::text[])
    union all
    select 'nice', nice_class_code::text, about_id from nice_class where nice_class_code::text = any (${asked}::text[])`.execute(
    db,
  )
  const named = (kind: string) =>
    new Map(found.rows.filter((row) => row.kind === kind).map((row) => [row.code, row.name]))
  return { places: await findRegionNames(db, asked), locarno: named('locarno'), nice: named('nice') }
}
