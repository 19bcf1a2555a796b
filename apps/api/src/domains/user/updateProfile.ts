import type { userCalls } from '@saki/contracts/user'
import { transact } from '@saki/db'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parsePhone } from '@saki/domain/people/contact'
import { nikDigits } from '@saki/domain/people/nik'
import { profileFaults } from '@saki/domain/people/profileFaults'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { Invalid, type FieldFault } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { isLocation, userTypeRows } from '../master/master.sql.ts'
import { attempt } from '../session/limiter.ts'
import { endSessions } from '../session/session.sql.ts'
import { clearSessionCookies } from '../session/sessionCookie.ts'
import { personalIdHash, sealPersonalId } from './personalId.ts'
import { updateProfileRow, type ProfileUpdate } from './profile.sql.ts'
import { boundNumber, insertTypeRequest } from './user.sql.ts'

type Updating = HandlerInput<(typeof userCalls)['updateProfile']>

/**
 * Saves the asker's profile and ends all sessions of the account. USER_TYP 6 (consultant) is only requested: the current type is kept
 * until the office grants it. Throws Invalid, TOO_MANY.
 */
export async function updateProfile(asked: Updating) {
  const { body, session, services, reply, now, language } = asked
  const faults = await faultsOf(asked)
  if (faults.length > 0) throw new Invalid(faults)
  // The reply discloses whether a NIK has an account, so the number of attempts is limited.
  await attempt(services.db, services.secrets.blindIndex, now, [
    { about: `profile-save:${session.userId}`, free: 20, cap: 300 },
  ])
  const isRequest = body.USER_TYP === CONSULTANT_TYPE && session.userTyp !== CONSULTANT_TYPE
  const userTyp = isRequest ? session.userTyp : body.USER_TYP
  await transact(services.db, async (tx) => {
    await updateProfileRow(tx, updateOf(asked, userTyp))
    if (isRequest) await insertTypeRequest(tx, session.userId, CONSULTANT_TYPE, body.NOTES, now)
    await endSessions(tx, session.userId, now)
  }).catch((error: unknown) => {
    if ((error as { code?: string }).code === '23505')
      throw new Invalid([{ field: 'PERSONAL_ID', message: 'session:nik.inUse' }])
    throw error
  })
  clearSessionCookies(reply, services)
  const saved = say(language, 'profile:saved')
  return {
    err: '' as const,
    USER_TYP: userTyp,
    TYPE_REQUESTED: isRequest ? ('Y' as const) : ('N' as const),
    MESSAGE: isRequest ? `${saved} ${say(language, 'profile:requested')}` : saved,
  }
}

/** Faults of the profile. ID and AGENT_CODE are only compared with the session and never written. */
async function faultsOf({ body, session, db, now, language }: Updating): Promise<FieldFault[]> {
  const faults: FieldFault[] = profileFaults(body, legalDateOf(now))
  const check = (isRight: boolean, field: string, message: TextKey) => {
    if (!isRight && !faults.some((fault) => fault.field === field)) faults.push({ field, message })
  }
  const { ID, AGENT_CODE = session.agentCode, USER_TYP } = body
  check(ID === session.userId, 'ID', 'session:identity.notYours')
  check(AGENT_CODE === session.agentCode, 'AGENT_CODE', 'session:identity.notYours')
  // A bound consultant's number comes from the register and is changed by the consultant's form only.
  if (session.agentCode !== null && USER_TYP === CONSULTANT_TYPE)
    check(((await boundNumber(db, session.userId)) ?? body.NOTES) === body.NOTES, 'NOTES', 'agents:number.bound')
  const types = await userTypeRows(db, language)
  check(
    types.some((type) => type.USER_TYP === USER_TYP),
    'USER_TYP',
    'session:userType.wrong',
  )
  const location = {
    state: body.STATE_CODE,
    city: body.CITY_CODE,
    district: body.DISTRICT_CODE,
    village: body.VILLAGE_CODE,
  }
  if (Object.values(location).every((code) => code !== ''))
    check(await isLocation(db, location), 'VILLAGE_CODE', 'session:location.wrong')
  return faults
}

function updateOf({ body, session, services }: Updating, userTyp: number): ProfileUpdate {
  const nik = nikDigits(body.PERSONAL_ID)
  return {
    userId: session.userId,
    fullName: body.FULL_NAME,
    sealedId: sealPersonalId(nik, services.secrets),
    idHash: personalIdHash(nik, services.secrets),
    gender: body.GENDER || null,
    birthday: body.BIRTHDAY,
    nationality: body.NATIONALITY_COUNTRY_CODE,
    telephone: parsePhone(body.TELEPHONE) ?? body.TELEPHONE,
    userTyp,
    notes: body.NOTES,
    state: body.STATE_CODE,
    city: body.CITY_CODE,
    district: body.DISTRICT_CODE,
    village: body.VILLAGE_CODE,
    street: body.ADDR_STREET,
    zipcode: body.ZIPCODE,
  }
}
