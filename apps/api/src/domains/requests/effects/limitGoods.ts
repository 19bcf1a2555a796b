import { rowsOf } from '@saki/domain/forms/form'
import { keptGoods } from '@saki/domain/requests/limitGoods'
import type { RequestEffect } from '@saki/domain/requests/requestKind'

import { ConflictError } from '../../../errors.ts'
import { listGoods, replaceGoods, wireGoods } from '../../fileParts/goods.ts'
import type { CarryOut } from './effect.ts'
import { originOf } from './originOf.ts'

type LimitGoods = Extract<RequestEffect, { as: 'limitGoods' }>

/**
 * Keeps the classes named, and of each the goods named, or all when only classes are asked for. Never adds: throws ACTION_NOT_ALLOWED for a
 * class or goods that the case does not have, and when nothing would be left.
 */
export const limitGoods: CarryOut<LimitGoods> = async (tx, _services, asked, { section }) => {
  const { one, request } = asked
  const present = (await listGoods(tx, one.applicationId)).map(wireGoods)
  const kept = keptGoods(present, rowsOf(request.data, section))
  if (!kept) throw new ConflictError('ACTION_NOT_ALLOWED', `${one.applicationNumber} has other classes or goods`)
  if (kept.length === 0)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${one.applicationNumber}: nothing would be left`)
  const goods = kept.map(({ CLASS_CODE, TERMS }) => ({ niceClassCode: Number(CLASS_CODE), terms: TERMS }))
  await replaceGoods(tx, originOf(asked), one, goods)
  return []
}
