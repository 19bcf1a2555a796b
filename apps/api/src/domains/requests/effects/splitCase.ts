import type { RequestEffect } from '@saki/domain/requests/requestKind'

import { splitFile } from '../split/splitFile.ts'
import type { CarryOut } from './effect.ts'

type SplitCase = Extract<RequestEffect, { as: 'splitCase' }>

/** Makes the parts named a file of their own that belongs to the same owner. Throws as `splitFile`. */
export const splitCase: CarryOut<SplitCase> = async (tx, services, asked, { part }) => {
  await splitFile(tx, services, asked, { section: part })
  return []
}
