import { PAPER_SLOT } from '@saki/catalogue'
import { tables, type Db, type Tables } from '@saki/db'
import { sql, type Insertable } from 'kysely'

import type { StoredFile } from './documents.sql.ts'

/** Inserts the row of a scan whose bytes are stored, or finds the row that the same upload made before. */
export async function findOrInsertScan(tx: Db, scan: Insertable<Tables['storedFile']>): Promise<StoredFile> {
  await tables(tx)
    .insertInto('storedFile')
    .values(scan)
    .onConflict((conflict) => conflict.column('fileId').doNothing())
    .execute()
  return tables(tx).selectFrom('storedFile').selectAll().where('fileId', '=', scan.fileId).executeTakeFirstOrThrow()
}

/** The case of a number; undefined when there is none. */
export async function findScannedCase(db: Db, applicationNumber: string): Promise<number | undefined> {
  const found = await tables(db)
    .selectFrom('application')
    .select('applicationId')
    .where('applicationNumber', '=', applicationNumber)
    .executeTakeFirst()
  return found?.applicationId
}

/**
 * Makes the scan of an officer a document of the case of a process, as sent for its owner. Returns false when it is not a scan of this officer,
 * was uploaded for another case, belongs to an act already, or has a virus.
 */
export async function bindScan(
  tx: Db,
  { fileId, officerId }: { fileId: string; officerId: number },
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
): Promise<boolean> {
  const { rows } = await sql`
    update stored_file f
       set owner_id = a.owner_id, uploaded_by = ${officerId}, application_id = a.application_id, deleted_at = null,
           seq_num = 1 + coalesce((select max(o.seq_num) from stored_file o
             where o.application_id = a.application_id and o.specdoc_typ = ${PAPER_SLOT}), 0)
      from process p join application a on a.application_id = p.application_id
     where p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr} and f.file_id = ${fileId} and f.owner_id = ${officerId}
       and f.scan_case_id = a.application_id
       and f.specdoc_typ = ${PAPER_SLOT} and f.application_id is null and f.scan_state <> 'infected'
    returning f.file_id`.execute(tx)
  return rows.length === 1
}

/**
 * Makes the scan of an officer the proof of a refund, as a file of its payer; of a payment without a known one it stays the officer's. Returns false
 * when it is not a scan of this officer for this refund or has a virus.
 */
export async function bindProof(
  tx: Db,
  { fileId, officerId }: { fileId: string; officerId: number },
  { eventId, payerId }: { eventId: string; payerId: number | undefined },
): Promise<boolean> {
  const bound = await tables(tx)
    .updateTable('storedFile')
    .set({ ownerId: payerId ?? officerId, uploadedBy: officerId, deletedAt: null })
    .where('fileId', '=', fileId)
    .where('ownerId', '=', officerId)
    .where('refundEventId', '=', eventId)
    .where('specdocTyp', '=', PAPER_SLOT)
    .where('deletedAt', 'is not', null)
    .where('scanState', '<>', 'infected')
    .executeTakeFirst()
  return bound.numUpdatedRows === 1n
}
