import { tables, type Db } from '@saki/db'
import { rowChanges } from '@saki/domain/corrections/changes'
import type { FormRow } from '@saki/domain/forms/form'
import type { RegisteredGoods } from '@saki/domain/requests/limitGoods'
import { sql } from 'kysely'

import { insertLog, writeApplication, type LogEntry } from '../register/filedCase.sql.ts'
import { filedCase } from '../register/filedData.ts'

/** A class of a mark with its goods or services. */
export interface GoodsOfClass {
  niceClassCode: number
  terms: string[]
}

/** The goods and services of a mark, by class. */
export function listGoods(tx: Db, applicationId: number): Promise<GoodsOfClass[]> {
  return tables(tx)
    .selectFrom('applicationNice')
    .select(['niceClassCode', 'terms'])
    .where('applicationId', '=', applicationId)
    .orderBy('niceClassCode')
    .execute()
}

/** Goods of a class as requests name them. */
export const wireGoods = ({ niceClassCode, terms }: GoodsOfClass): RegisteredGoods => ({
  CLASS_CODE: String(niceClassCode),
  TERMS: terms,
})

const rowOf = ({ niceClassCode, terms }: GoodsOfClass): FormRow => ({
  NICE_CLASS_CODE: String(niceClassCode),
  TERMS: terms,
})

/** Who changes the register, and why. */
export type ChangeOrigin = Pick<LogEntry, 'userId' | 'requestRef' | 'reason' | 'now'>

/** Replaces the goods of a mark, with the change log naming the request; equal goods change nothing. */
export async function replaceGoods(
  tx: Db,
  log: ChangeOrigin,
  { applicationId, applicationNumber }: { applicationId: number; applicationNumber: string },
  kept: readonly GoodsOfClass[],
): Promise<void> {
  const after = kept.map(rowOf)
  const changes = rowChanges('NICE', (await listGoods(tx, applicationId)).map(rowOf), after)
  if (changes.length === 0) return
  const { record } = await filedCase(tx, applicationNumber, true)
  await tables(tx).deleteFrom('applicationNice').where('applicationId', '=', applicationId).execute()
  await sql`
    insert into application_nice (application_id, nice_class_code, terms)
    select ${applicationId}, g."niceClassCode", g.terms
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as g ("niceClassCode" smallint, terms text[])`.execute(tx)
  const rowVersion = await writeApplication(tx, applicationId, {}, { ...record.corrected, NICE: after })
  await insertLog(tx, { ...log, applicationId, rowVersion, section: 'NICE', legalReason: '', changes })
}
