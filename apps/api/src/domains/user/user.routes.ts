import { userCalls } from '@saki/contracts/user'
import { transact } from '@saki/db'

import { clientsOf } from '../../access.ts'
import { AppError, NotFound, Invalid } from '../../errors.ts'
import { implement, type HandlerInput } from '../../implement.ts'
import { assertSelf, type Session } from '../../session.ts'
import { locationLevels, userTypeRows } from '../master/master.sql.ts'
import { withTag } from '../master/publicReply.ts'
import { countAgentLookup } from '../session/agentLookups.ts'
import { rememberDevice } from '../session/knownDevice.ts'
import { attemptInSession } from '../session/loginLimits.ts'
import { assertNewPassword } from '../session/newPassword.ts'
import { hashPassword, isPassword } from '../session/password.ts'
import { mailPasswordChanged } from '../session/passwordChanged.ts'
import { accountById, endSessions, setPassword } from '../session/session.sql.ts'
import { activateAccount, rejectRegistration } from './activation.ts'
import { insertNewCustomer } from './register.ts'
import { updateProfile } from './updateProfile.ts'
import { consultantByCode, profileRow, usersNamed } from './user.sql.ts'
import { clientDetail, userDetail } from './userDetail.ts'

export const userRoutes = implement(userCalls, {
  insertNewCustomer,
  activateAccount,
  rejectRegistration,
  changePasswordCustomer,
  updateProfile,

  async getOldPassword({ query, session, db }) {
    assertSelf(session, query.USER_ID)
    const row = await profileRow(db, session.userId)
    if (!row) throw new NotFound('user', session.userId)
    return { USER_ID: session.userId, PASSWORD_SET: true as const, CHANGED_AT: row.passwordChangedAt.toISOString() }
  },

  async getUserDataDetail({ params, session, db, services, language }) {
    assertKnown(session, params.id)
    const row = await profileRow(db, params.id)
    if (!row) throw new NotFound('user', params.id)
    const detail = userDetail(row, services.secrets, language)
    return [params.id === session.userId ? detail : clientDetail(detail, isWhole(session, params.id))]
  },

  async getLocation(asked) {
    const { query, db } = asked
    switch (query.loc) {
      case 'provinsi':
        return withTag(asked, await locationLevels.provinsi(db))
      case 'kabupaten':
        return withTag(asked, await locationLevels.kabupaten(db, query.prov))
      case 'kecamatan':
        return withTag(asked, await locationLevels.kecamatan(db, query.prov, query.kab))
      case 'kelurahan':
        return withTag(asked, await locationLevels.kelurahan(db, query.prov, query.kab, query.kec))
    }
  },

  async getUserType({ query, session, db, language }) {
    const types = await userTypeRows(db, language)
    if (query.user_id === undefined) return types
    if (!session) throw new AppError('NOT_SIGNED_IN')
    assertSelf(session, query.user_id)
    return types.filter((type) => type.USER_TYP === session.userTyp)
  },

  /** Look-ups are limited, so that nobody copies the register code by code. */
  async agentCodeChecker({ query, session, db, services, now }) {
    await countAgentLookup(services, session, now)
    const found = await consultantByCode(db, query.agentCode)
    return {
      AGENT_CODE: query.agentCode,
      EXISTS: found ? ('Y' as const) : ('N' as const),
      AGENT_NAME: found?.agentName ?? '',
      NOTES: found?.consultantNbr ?? '',
    }
  },

  async userList({ query, session, db }) {
    const { userId: ID, userName: USER_NAME, userTyp: USER_TYP, agentCode: AGENT_CODE } = session
    const self = { ID, USER_ID: ID, USER_NAME, USER_TYP, AGENT_CODE }
    if (query.user_id === '') return [self]
    const users = [self, ...(await usersNamed(db, mandated(session)))]
    if (query.user_id === undefined) return users
    assertKnown(session, query.user_id)
    return users.filter((user) => user.USER_ID === query.user_id)
  },
})

/** Clients whose profile a consultant may read: those with a mandate that is not limited to one case. */
function mandated(session: Session): number[] {
  const wide = session.mandates.filter(({ caseId }) => caseId === null)
  return clientsOf({ userId: session.userId, mandates: wide }).map(({ USER_ID }) => USER_ID)
}

/** Whether the asker holds a mandate without limit to rights or a case from this client. */
function isWhole({ mandates }: Session, userId: number): boolean {
  return mandates.some((held) => held.principalId === userId && held.rights === null && held.caseId === null)
}

/** Throws as `assertSelf` unless the user is the asker or one of their clients. */
function assertKnown(session: Session, userId: number): void {
  if (!mandated(session).includes(userId)) assertSelf(session, userId)
}

/**
 * Changes the asker's password and ends their other sessions. Attempts at the old password are limited, so that a stolen session cannot
 * be used to guess it. Throws Invalid, TOO_MANY, NotFound for another's USER_ID.
 */
async function changePasswordCustomer(asked: HandlerInput<(typeof userCalls)['changePasswordCustomer']>) {
  const { body, session, services, now } = asked
  if (body.USER_ID !== undefined) assertSelf(session, body.USER_ID)
  assertNewPassword(body, session.email)
  const attempted = await attemptInSession(services, session.userId, now)
  const account = await accountById(services.db, session.userId)
  if (!(await isPassword(account?.passwordHash, body.OLD_PASSWORD)) || !account) {
    throw new Invalid([{ field: 'OLD_PASSWORD', message: 'session:password.old' }])
  }
  await attempted.forget()
  const hash = await hashPassword(body.LOGIN_PASSWORD)
  await transact(services.db, async (tx) => {
    await setPassword(tx, session.userId, hash, now)
    await endSessions(tx, session.userId, now, session.idHash)
    await mailPasswordChanged(tx, services, account, now)
  })
  // The new password makes all devices unknown; this one is remembered again.
  rememberDevice(asked, { ...account, passwordHash: hash })
  return { err: '' as const }
}
