import { tables, type Db } from '@saki/db'

import { insertLog, writeApplication } from '../../register/filedCase.sql.ts'
import { filedCase } from '../../register/filedData.ts'
import type { ChangeOrigin } from '../../fileParts/goods.ts'

/** Number of claims of a patent, which its yearly fees depend on; 0 for other rights. */
export async function countClaims(db: Db, applicationId: number): Promise<number> {
  const found = await tables(db)
    .selectFrom('applicationPatent')
    .select('claims')
    .where('applicationId', '=', applicationId)
    .executeTakeFirst()
  return found?.claims ?? 0
}

/** Keeps the claims with these numbers: sets their count, from which later yearly fees follow, and writes the change log. */
export async function keepClaims(
  tx: Db,
  { applicationId, applicationNumber }: { applicationId: number; applicationNumber: string },
  kept: readonly number[],
  log: ChangeOrigin,
): Promise<void> {
  const numbers = [...new Set(kept)].toSorted((a, b) => a - b)
  const before = await countClaims(tx, applicationId)
  const { record } = await filedCase(tx, applicationNumber, true)
  await tables(tx)
    .updateTable('applicationPatent')
    .set({ claims: numbers.length })
    .where('applicationId', '=', applicationId)
    .execute()
  const rowVersion = await writeApplication(tx, applicationId, {}, record.corrected)
  const old = Array.from({ length: before }, (_, at) => at + 1).join(', ')
  await insertLog(tx, {
    ...log,
    applicationId,
    rowVersion,
    section: 'TECHNICAL',
    legalReason: '',
    changes: [{ field: 'QTY_CLAIMS', oldValue: old, newValue: numbers.join(', ') }],
  })
}
