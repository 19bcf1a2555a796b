import { fieldText, rowsOf, wordsOf, type FormRow } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'

import { ConflictError } from '../../../errors.ts'
import type { CarryOut } from './effect.ts'
import { listGoods, originOf, replaceGoods, type GoodsOfClass } from './goods.ts'

type LimitGoods = Extract<RequestEffect, { as: 'limitGoods' }>

/**
 * Keeps the classes named, and of each the goods named, or all when only classes are asked for. Never adds: throws ACTION_NOT_ALLOWED for a
 * class or goods that the case does not have, and when nothing would be left.
 */
export const limitGoods: CarryOut<LimitGoods> = async (tx, _services, asked, { section }) => {
  const { one, request } = asked
  const kept = keptGoods(await listGoods(tx, one.applicationId), rowsOf(request.data, section))
  if (kept.length === 0)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${one.applicationNumber}: nothing would be left`)
  await replaceGoods(tx, originOf(asked), one, kept)
  return []
}

function keptGoods(present: readonly GoodsOfClass[], wanted: readonly FormRow[]): GoodsOfClass[] {
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
