import type { Db } from '@saki/db'
import { tables } from '@saki/db'
import { fieldText, rowsOf, type FormRow } from '@saki/domain/forms/form'
import type { RequestEffect } from '@saki/domain/requests/requestKind'
import { splitSection } from '@saki/domain/requests/splitFaults'

import { Invalid } from '../../../errors.ts'
import { deliverOpenItems } from '../../fileParts/copyProcess.sql.ts'
import { splitFile } from '../split/splitFile.ts'
import { replaceRows } from './correctRegister.ts'
import type { CarryOut, EffectAsked } from './effect.ts'

type ChangeOwner = Extract<RequestEffect, { as: 'changeOwner' }>

/**
 * Records new owners and moves the case to the account of the new owner: the requester's when the new owner asked, else the one with the first
 * new owner's e-mail address. What waits for an answer is delivered to it. Without such an account the case stays where it is. Mandates over this case alone, which the former owner gave,
 * end with it. A part becomes a file of its own; the rest stays with the owner. Throws Invalid without a new owner, else as `splitFile`.
 */
export const changeOwner: CarryOut<ChangeOwner> = async (tx, services, asked, { section }) => {
  const { request, one, now } = asked
  const owners = rowsOf(request.data, section)
  if (owners.length === 0) throw new Invalid([{ field: section, message: 'requestForms:persons.missing' }])
  const parts = splitSection(asked.kind, request.data)
  if (parts !== undefined) {
    const account = (await accountOfNewOwner(tx, asked, owners)) ?? one.ownerId
    await splitFile(tx, services, asked, { section: parts, to: { owners, account } })
    return []
  }
  await replaceRows(tx, asked, 'owner', owners)
  const account = await accountOfNewOwner(tx, asked, owners)
  if (account === undefined || account === one.ownerId) return []
  await tables(tx)
    .updateTable('application')
    .set({ ownerId: account })
    .where('applicationId', '=', one.applicationId)
    .execute()
  await deliverOpenItems(tx, { parent: one, child: one, ownerId: account, now })
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
