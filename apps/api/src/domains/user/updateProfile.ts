import type { userCalls } from '@saki/contracts/user'
import { transact } from '@saki/db'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { parseConsultantNumber } from '@saki/domain/ids/consultantNumber'
import { isPostcode, parsePhone } from '@saki/domain/people/contact'
import { nikFindings } from '@saki/domain/people/nik'
import { say } from '@saki/texts/say'

import { Invalid, type FieldFault } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { isLocation, userTypeRows } from '../master/master.sql.ts'
import { attempt } from '../session/limiter.ts'
import { endSessions } from '../session/session.sql.ts'
import { clearSessionCookies } from '../session/sessionCookie.ts'
import { personalIdHash, sealPersonalId } from './personalId.ts'
import { updateProfileRow, type ProfileUpdate } from './profile.sql.ts'
import { CONSULTANT_TYPE, digitsOf, isBirthday } from './register.ts'
import { insertTypeRequest } from './user.sql.ts'

type Updating = Asked<(typeof userCalls)['updateProfile']>

/**
 * Saves the asker's profile and ends all sessions of the account. Type 6 is only asked for: the type in force stays until the office
 * grants it. Every failure answers a problem, whose err is never empty.
 */
export async function updateProfile(asked: Updating) {
  const { body, session, services, reply, now, language } = asked
  const faults = await profileFaults(asked)
  if (faults.length > 0) throw new Invalid(faults)
  // The answer tells whether a NIK has an account here: nobody shall ask for a list of them.
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
  const message = isRequest ? 'session:profile.savedTypeRequested' : 'session:profile.saved'
  return {
    err: '' as const,
    USER_TYP: userTyp,
    TYPE_REQUESTED: isRequest ? ('Y' as const) : ('N' as const),
    MESSAGE: say(language, message),
  }
}

/** ID and AGENT_CODE are claims to be compared, never values to be written. */
async function profileFaults({ body, session, db, now, language }: Updating): Promise<FieldFault[]> {
  const today = legalDateOf(now)
  const faults: FieldFault[] = []
  const check = (isRight: boolean, field: string, message: string) => {
    if (!isRight) faults.push({ field, message })
  }
  check(body.ID === session.userId, 'ID', 'session:identity.notYours')
  check(
    body.AGENT_CODE === undefined || body.AGENT_CODE === session.agentCode,
    'AGENT_CODE',
    'session:identity.notYours',
  )
  check(!nikFindings(digitsOf(body.PERSONAL_ID)).includes('length'), 'PERSONAL_ID', 'session:nik.wrong')
  check(isBirthday(body.BIRTHDAY, today), 'BIRTHDAY', 'session:birthDate.wrong')
  check(parsePhone(body.TELEPHONE) !== undefined, 'TELEPHONE', 'session:phone.wrong')
  check(isPostcode(body.ZIPCODE, body.NATIONALITY_COUNTRY_CODE), 'ZIPCODE', 'session:zip.wrong')
  check(
    (await userTypeRows(db, language)).some((type) => type.USER_TYP === body.USER_TYP),
    'USER_TYP',
    'session:userType.wrong',
  )
  check(body.USER_TYP !== CONSULTANT_TYPE || body.NOTES !== '', 'NOTES', 'session:profile.NOTES')
  check(
    body.NOTES === '' || parseConsultantNumber(body.NOTES, yearOf(today)) !== undefined,
    'NOTES',
    'session:consultant.wrong',
  )
  const place = {
    state: body.STATE_CODE,
    city: body.CITY_CODE,
    district: body.DISTRICT_CODE,
    village: body.VILLAGE_CODE,
  }
  check(await isLocation(db, place), 'VILLAGE_CODE', 'session:location.wrong')
  return faults
}

function updateOf({ body, session, services }: Updating, userTyp: number): ProfileUpdate {
  const nik = digitsOf(body.PERSONAL_ID)
  return {
    userId: session.userId,
    fullName: body.FULL_NAME,
    sealedId: sealPersonalId(nik, services.secrets),
    idHash: personalIdHash(nik, services.secrets),
    gender: body.GENDER,
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
