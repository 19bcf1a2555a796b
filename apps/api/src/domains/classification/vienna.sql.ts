import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

/** Those of the divisions that the classification has. */
export async function knownDivisions(db: Db, divisions: readonly string[]): Promise<ReadonlySet<string>> {
  if (divisions.length === 0) return new Set()
  const rows = await tables(db)
    .selectFrom('viennaClass')
    .select('viennaClassCode')
    .where('viennaClassCode', 'in', [...divisions])
    .execute()
  return new Set(rows.map(({ viennaClassCode }) => viennaClassCode))
}

/** Replaces the Vienna codes of a mark. */
export async function writeVienna(tx: Db, applicationId: number, codes: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('viennaCode').where('applicationId', '=', applicationId).execute()
  await sql`insert into vienna_code (application_id, vienna_code) select ${applicationId}, c from unnest(${codes}::text[]) c`.execute(
    tx,
  )
}
