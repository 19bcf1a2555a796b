import { tables } from '@saki/db'
import { rowChanges } from '@saki/domain/corrections/changes'
import { fieldText, rowsOf, wordsOf, type FormRow } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

import { ConflictError } from '../../../errors.ts'
import { insertLog, writeApplication } from '../../register/filedCase.sql.ts'
import { filedCase } from '../../register/filedData.ts'
import type { CarryOut } from './effect.ts'

type LimitGoods = Extract<RequestEffect, { as: 'limitGoods' }>

/**
 * Keeps the classes named, and of each the goods named, or all when only classes are asked for. Never adds: throws ACTION_NOT_ALLOWED for a
 * class or goods that the case does not have, and when nothing would be left.
 */
export const limitGoods: CarryOut<LimitGoods> = async (tx, _services, asked, { section }) => {
  const { one, request, kind, officerId, now } = asked
  const present = await tables(tx)
    .selectFrom('applicationNice')
    .select(['niceClassCode', 'terms'])
    .where('applicationId', '=', one.applicationId)
    .orderBy('niceClassCode')
    .execute()
  const kept = keptGoods(present, rowsOf(request.data, section))
  if (kept.length === 0)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${one.applicationNumber}: nothing would be left`)
  const before = present.map(rowOf)
  const after = kept.map(rowOf)
  const changes = rowChanges('NICE', before, after)
  if (changes.length === 0) return []
  const { record } = await filedCase(tx, one.applicationNumber, true)
  await tables(tx).deleteFrom('applicationNice').where('applicationId', '=', one.applicationId).execute()
  await sql`
    insert into application_nice (application_id, nice_class_code, terms)
    select ${one.applicationId}, g."niceClassCode", g.terms
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as g ("niceClassCode" smallint, terms text[])`.execute(tx)
  const rowVersion = await writeApplication(tx, one.applicationId, {}, { ...record.corrected, NICE: after })
  await insertLog(tx, {
    applicationId: one.applicationId,
    rowVersion,
    userId: officerId,
    section: 'NICE',
    requestRef: request.submissionNbr,
    reason: say('id', kind.text),
    legalReason: '',
    changes,
    now,
  })
  return []
}

interface Goods {
  niceClassCode: number
  terms: string[]
}

const rowOf = ({ niceClassCode, terms }: Goods): FormRow => ({ CLASS_CODE: String(niceClassCode), TERMS: terms })

function keptGoods(present: readonly Goods[], wanted: readonly FormRow[]): Goods[] {
  const asked = new Map(wanted.map((row) => [Number(fieldText(row, 'CLASS_CODE')), wordsOf(row['TERMS'])]))
  const known = new Map(present.map((goods) => [goods.niceClassCode, new Set(goods.terms)]))
  for (const [niceClass, terms] of asked) {
    const has = known.get(niceClass)
    if (!has || terms.some((term) => !has.has(term)))
      throw new ConflictError('ACTION_NOT_ALLOWED', `class ${niceClass} or its goods are not in the case`)
  }
  return present.flatMap(({ niceClassCode, terms }) => {
    const only = asked.get(niceClassCode)
    if (!only) return []
    return [{ niceClassCode, terms: only.length === 0 ? terms : terms.filter((term) => only.includes(term)) }]
  })
}
