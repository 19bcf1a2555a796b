import type { staffCalls } from '@saki/contracts/staff'
import { transact, type Db } from '@saki/db'
import { officeRoles } from '@saki/domain/office/officeRoles'
import { foldEmail } from '@saki/domain/people/contact'

import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { pageLink, queueMail } from '../../outbox.ts'
import { insertTableChange } from '../../tableChanges.sql.ts'
import { hashPassword } from '../session/password.ts'
import { endSessions } from '../session/session.sql.ts'
import { keepToken, newSecret } from '../session/tokens.ts'
import { reassignCase } from '../workflow/officeWork.sql.ts'
import { assertAdministrator } from './officeStaff.ts'
import { insertOfficeAccount, lockHeldCases, lockOfficer, putOfficer, setAccountActive } from './staff.sql.ts'

type Calls = typeof staffCalls

/**
 * Makes an account of the office. Nobody knows its password; the mail has a link to choose one. Idempotent per key. Throws Invalid for an
 * address that has an account.
 */
export async function officeStaffAdd(asked: HandlerInput<Calls['officeStaffAdd']>) {
  const { body, session, services, key, language, now } = asked
  const once = { userId: session.userId, key, call: 'officeStaffAdd', request: body, now }
  const passwordHash = await hashPassword(newSecret())
  const roles = officeRoles.filter((role) => body.ROLES.includes(role))
  return transact(services.db, (tx) =>
    onceOnly(tx, once, async () => {
      const account = { email: body.EMAIL.trim(), emailFolded: foldEmail(body.EMAIL), fullName: body.USER_NAME }
      const userId = await insertOfficeAccount(tx, { ...account, passwordHash, now })
      if (userId === undefined) throw new Invalid([{ field: 'EMAIL', message: 'staff:fault.emailInUse' }])
      const after = { nip: body.NIP, section: body.SECTION, roles }
      await putOfficer(tx, userId, after)
      const change = { what: 'officer' as const, rowKey: String(userId), before: undefined, after, reason: '' }
      await insertTableChange(tx, change, { userId: session.userId, now })
      const token = newSecret()
      const values = { link: pageLink(services, '/login/forgetpass', { token }), name: body.USER_NAME }
      const mail = { userId, to: account.email, language, kind: 'officeAccount' as const, values, now }
      const mailId = await queueMail(tx, services, mail)
      await keepToken(tx, { userId, purpose: 'reset', secret: token, mailId, now })
      return { err: '' as const, USER_ID: userId }
    }),
  )
}

/**
 * Closes an account, ends its sessions and returns its cases to the queue; or opens it again. The account stays: decisions name it.
 * Idempotent per key. Throws NotFound, Invalid when nobody would be left to keep the accounts, CONFLICT when it is so already.
 */
export async function officeStaffClose({ body, session, db, key, now }: HandlerInput<Calls['officeStaffClose']>) {
  const once = { userId: session.userId, key, call: 'officeStaffClose', request: body, now }
  const isActive = body.IND_ACTIVE === 'Y'
  return transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const locked = await lockOfficer(tx, body.USER_ID)
      if (!locked) throw new NotFound('officer', body.USER_ID)
      if (locked.isActive === isActive) throw new ConflictError('CONFLICT', 'the account is so already')
      await setAccountActive(tx, body.USER_ID, isActive)
      await assertAdministrator(tx, 'IND_ACTIVE')
      if (!isActive) {
        await endSessions(tx, body.USER_ID, now)
        await returnCases(tx, body.USER_ID, { changedBy: session.userId, reason: body.REASON, now })
      }
      const change = { before: { active: locked.isActive }, after: { active: isActive }, reason: body.REASON }
      await insertTableChange(
        tx,
        { what: 'officer', rowKey: String(body.USER_ID), ...change },
        { userId: session.userId, now },
      )
      return { err: '' as const }
    }),
  )
}

async function returnCases(
  tx: Db,
  userId: number,
  by: { changedBy: number; reason: string; now: Date },
): Promise<void> {
  for (const held of await lockHeldCases(tx, userId))
    await reassignCase(tx, held, { oldOfficer: userId, newOfficer: null, ...by })
}
