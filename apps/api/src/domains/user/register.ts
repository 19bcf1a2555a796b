import type { userCalls } from '@saki/contracts/user'
import { transact, type Db } from '@saki/db'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { parseConsultantNumber } from '@saki/domain/ids/consultantNumber'
import { foldEmail } from '@saki/domain/people/contact'
import { nikDigits, nikFindings } from '@saki/domain/people/nik'
import { isBirthday } from '@saki/domain/people/profileFaults'

import { Invalid, type FieldFault } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { isRegion } from '../master/master.sql.ts'
import { spendCaptcha } from '../session/captcha.ts'
import { limiterAddress, attempt } from '../session/limiter.ts'
import { pageLink, queueMail } from '../../outbox.ts'
import { newPasswordFaults } from '../session/newPassword.ts'
import { hashPassword } from '../session/password.ts'
import { accountByEmail } from '../session/session.sql.ts'
import { keepToken, newSecret } from '../session/tokens.ts'
import { personalIdHash, sealPersonalId } from './personalId.ts'
import { freeUnprovedId, holderOfId, insertTypeRequest, putPendingAccount, type NewAccount } from './user.sql.ts'

type Calls = typeof userCalls
type Registering = HandlerInput<Calls['insertNewCustomer']>

/**
 * Registers an applicant. The reply is the same for known and unknown addresses and NIKs; the mailbox gets the details. Throws Invalid,
 * TOO_MANY, CAPTCHA_FAILED.
 */
export async function insertNewCustomer(asked: Registering) {
  const { body, services, request, now, language } = asked
  const faults = await registrationFaults(asked)
  if (faults.length > 0) throw new Invalid(faults)
  await attempt(services.db, services.secrets.blindIndex, now, [
    { about: `register-address:${limiterAddress(request.ip)}`, free: 60, cap: 60 },
  ])
  await spendCaptcha(services.db, services.secrets.captcha, body.CAPTCHA, now)
  const nik = nikDigits(body.INDI_PERSON_ID_NBR)
  const account: NewAccount = {
    email: body.EMAIL.trim(),
    emailFolded: foldEmail(body.EMAIL),
    passwordHash: await hashPassword(body.LOGIN_PASSWORD),
    fullName: body.PERSON_NAME,
    sealedId: sealPersonalId(nik, services.secrets),
    idHash: personalIdHash(nik, services.secrets),
    birthday: body.INDI_PERSON_BIRTH_DATE,
    notes: body.NO_CONSULTANT,
    wilayah: body.WILAYAH,
    locale: language,
    now,
  }
  await transact(services.db, (tx) => registerAndMail(tx, asked, account)).catch((error: unknown) => {
    // A concurrent registration has the same NIK; the reply must not disclose it.
    if ((error as { code?: string }).code !== '23505') throw error
    return transact(services.db, (tx) => mailRefusal(tx, asked, account, null, 'idInUse'))
  })
  return { err: '' as const }
}

async function registerAndMail(tx: Db, asked: Registering, account: NewAccount): Promise<void> {
  const { services, now } = asked
  await freeUnprovedId(tx, account.idHash, now)
  if (await holderOfId(tx, account.idHash, account.emailFolded)) return mailRefusal(tx, asked, account, null, 'idInUse')
  const userId = await putPendingAccount(tx, account)
  if (userId === undefined) return mailRefusal(tx, asked, account, null, 'alreadyRegistered')
  // A consultant number only requests the consultant type; the office grants it.
  if (account.notes !== '') await insertTypeRequest(tx, userId, CONSULTANT_TYPE, account.notes, now)
  const token = newSecret()
  const mailId = await queueMail(tx, services, {
    userId,
    to: account.email,
    language: account.locale,
    kind: 'activation',
    now,
    values: { link: pageLink(services, '/login/activation', { userId, token }) },
  })
  await keepToken(tx, { userId, purpose: 'activate', secret: token, mailId, now })
}

/** Queues a mail to the address as registered, whose spelling may differ from the one typed now. */
async function mailRefusal(
  tx: Db,
  { services, now }: Registering,
  account: NewAccount,
  userId: null,
  kind: 'idInUse' | 'alreadyRegistered',
): Promise<void> {
  const known = await accountByEmail(tx, account.emailFolded)
  await queueMail(tx, services, {
    userId: known?.userId ?? userId,
    to: known?.email ?? account.email,
    language: known?.locale ?? account.locale,
    kind: known?.status === 'active' ? 'alreadyRegistered' : kind,
    now,
    values: { link: pageLink(services, '/login') },
  })
}

async function registrationFaults({ body, db, now }: Registering): Promise<FieldFault[]> {
  const today = legalDateOf(now)
  const faults = newPasswordFaults(body, body.EMAIL)
  if (nikFindings(nikDigits(body.INDI_PERSON_ID_NBR)).includes('length'))
    faults.push({ field: 'INDI_PERSON_ID_NBR', message: 'session:nik.wrong' })
  if (!isBirthday(body.INDI_PERSON_BIRTH_DATE, today))
    faults.push({ field: 'INDI_PERSON_BIRTH_DATE', message: 'session:birthDate.wrong' })
  if (body.NO_CONSULTANT !== '' && !parseConsultantNumber(body.NO_CONSULTANT, yearOf(today)))
    faults.push({ field: 'NO_CONSULTANT', message: 'session:consultant.wrong' })
  if (!(await isRegion(db, body.WILAYAH))) faults.push({ field: 'WILAYAH', message: 'session:region.required' })
  return faults
}
