import type { Db } from '@saki/db'
import { tables } from '@saki/db'
import { fieldText, rowsOf, sectionOf, type FormRow } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'

import { ConflictError } from '../../../errors.ts'
import { replaceRows } from './correctRegister.ts'
import type { CarryOut, EffectAsked } from './effect.ts'

type ChangeOwner = Extract<RequestEffect, { as: 'changeOwner' }>

/**
 * Records new owners of the whole case and moves it to the account of the new owner: the requester's when the new owner asked, else the one
 * with the first new owner's e-mail address. Without such an account the case stays where it is. Mandates over this case alone, which the
 * former owner gave, end with it. Throws ACTION_NOT_ALLOWED for a transfer of a part, which splits the file and is not done here.
 */
export const changeOwner: CarryOut<ChangeOwner> = async (tx, _services, asked, { section }) => {
  const { request, one, now } = asked
  if (fieldText(sectionOf(request.data, 'REQUEST'), 'EXTENT') === 'PART')
    throw new ConflictError('ACTION_NOT_ALLOWED', `${request.submissionNbr}: a part cannot be transferred here`)
  const owners = rowsOf(request.data, section)
  await replaceRows(tx, asked, 'owner', owners)
  const account = await accountOfNewOwner(tx, asked, owners)
  if (account === undefined || account === one.ownerId) return []
  await tables(tx)
    .updateTable('application')
    .set({ ownerId: account })
    .where('applicationId', '=', one.applicationId)
    .execute()
  await tables(tx)
    .updateTable('mandate')
    .set({ revokedAt: now, revokedBy: asked.officerId ?? request.ownerId })
    .where('applicationId', '=', one.applicationId)
    .where('revokedAt', 'is', null)
    .execute()
  return []
}

async function accountOfNewOwner(
  tx: Db,
  { request, one }: EffectAsked,
  owners: readonly FormRow[],
): Promise<number | undefined> {
  if (request.ownerId !== one.ownerId) return request.ownerId
  const email = owners.map((owner) => fieldText(owner, 'EMAIL').trim()).find((address) => address !== '')
  if (email === undefined) return undefined
  const found = await tables(tx)
    .selectFrom('appUser')
    .select('userId')
    .where('emailFolded', '=', email.toLowerCase())
    .where('status', '=', 'active')
    .where('role', '=', 'applicant')
    .executeTakeFirst()
  return found?.userId
}
