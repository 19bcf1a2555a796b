import type { CorrectableName } from '@saki/catalogue/correctable'
import type { Db } from '@saki/db'
import { rowsOf, type FormRow } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'
import { say } from '@saki/texts/say'

import { correctWithin } from '../../register/correct.ts'
import { filedCase } from '../../register/filedData.ts'
import type { CarryOut, EffectAsked } from './effect.ts'

type Effect<As extends RequestEffect['as']> = Extract<RequestEffect, { as: As }>

/** Replaces the rows of a part of the register, with the change log naming the request. Throws Invalid when the form refuses them. */
export async function replaceRows(
  tx: Db,
  { one, request, kind, officerId, now }: EffectAsked,
  x: CorrectableName,
  rows: FormRow[],
): Promise<void> {
  const { record } = await filedCase(tx, one.applicationNumber, true)
  await correctWithin(tx, {
    reference: one.applicationNumber,
    x,
    wanted: { rows },
    rowVersion: record.rowVersion,
    reason: say('id', kind.text),
    requestRef: request.submissionNbr,
    legalReason: '',
    officerId,
    now,
  })
}

/** The same owners under other names or addresses. */
export const changeNameAddress: CarryOut<Effect<'changeNameAddress'>> = async (tx, _services, asked, { section }) => {
  await replaceRows(tx, asked, 'owner', rowsOf(asked.request.data, section))
  return []
}
