import { userCalls } from '@saki/contracts/user'

import { AppError, NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { assertSelf } from '../../session.ts'
import { locationLevels, userTypeRows } from '../master/master.sql.ts'
import { withTag } from '../master/publicReply.ts'
import { attempt } from '../session/limiter.ts'
import { changePasswordCustomer } from './changePassword.ts'
import { activateAccount, insertNewCustomer } from './register.ts'
import { updateProfile } from './updateProfile.ts'
import { userDetail } from './userDetail.ts'
import { consultantByCode, profileRow } from './user.sql.ts'

export const userRoutes = implement(userCalls, {
  insertNewCustomer,
  activateAccount,
  changePasswordCustomer,
  updateProfile,

  async getOldPassword({ query, session, db }) {
    assertSelf(session, query.USER_ID)
    const row = await profileRow(db, session.userId)
    if (!row) throw new NotFound('user', session.userId)
    return { USER_ID: session.userId, PASSWORD_SET: true as const, CHANGED_AT: row.password_changed_at.toISOString() }
  },

  async getUserDataDetail({ params, session, db, services, language }) {
    assertSelf(session, params.id)
    const row = await profileRow(db, session.userId)
    if (!row) throw new NotFound('user', session.userId)
    return [userDetail(row, services.secrets, language)]
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

  /** Asking is counted, so that nobody harvests the register code by code. */
  async agentCodeChecker({ query, session, db, services, now }) {
    await attempt(db, services.secrets.blindIndex, now, [
      { about: `agent-lookup:${session.userId} ${minuteOf(now)}`, free: 20, cap: 60 },
    ])
    const found = await consultantByCode(db, query.agentCode)
    return {
      AGENT_CODE: query.agentCode,
      EXISTS: found ? ('Y' as const) : ('N' as const),
      AGENT_NAME: found?.full_name ?? '',
      NOTES: found?.notes ?? '',
    }
  },

  async userList({ query, session }) {
    if (query.user_id !== undefined && query.user_id !== '') assertSelf(session, query.user_id)
    return [
      {
        ID: session.userId,
        USER_ID: session.userId,
        USER_NAME: session.userName,
        USER_TYP: session.userTyp,
        AGENT_CODE: session.agentCode,
      },
    ]
  },
})

function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16)
}
