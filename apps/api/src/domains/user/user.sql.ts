import { tables, type Db } from '@saki/db'
import { sql } from 'kysely'

export interface NewAccount {
  email: string
  emailFolded: string
  passwordHash: string
  fullName: string
  sealedId: Buffer
  idHash: Buffer
  birthday: string
  notes: string
  wilayah: string
  locale: 'id' | 'en' | 'ar'
  now: Date
}

/**
 * Inserts a pending account, or replaces the data of a pending one of the same address; only the owner of the mailbox gets the link.
 * Undefined when the address has an account that is not pending.
 */
export async function putPendingAccount(tx: Db, a: NewAccount): Promise<number | undefined> {
  const put = await tables(tx)
    .insertInto('appUser')
    .values({
      email: a.email,
      emailFolded: a.emailFolded,
      passwordHash: a.passwordHash,
      passwordChangedAt: a.now,
      fullName: a.fullName,
      personalIdSealed: a.sealedId,
      personalIdHash: a.idHash,
      birthday: a.birthday,
      notes: a.notes,
      wilayah: a.wilayah,
      ...regionsOf(a.wilayah),
      locale: a.locale,
      statementVersion: '1',
      createdAt: a.now,
    })
    .onConflict((c) =>
      c
        .column('emailFolded')
        .doUpdateSet((eb) => ({
          email: eb.ref('excluded.email'),
          passwordHash: eb.ref('excluded.passwordHash'),
          passwordChangedAt: eb.ref('excluded.passwordChangedAt'),
          fullName: eb.ref('excluded.fullName'),
          personalIdSealed: eb.ref('excluded.personalIdSealed'),
          personalIdHash: eb.ref('excluded.personalIdHash'),
          birthday: eb.ref('excluded.birthday'),
          notes: eb.ref('excluded.notes'),
          wilayah: eb.ref('excluded.wilayah'),
          stateCode: eb.ref('excluded.stateCode'),
          cityCode: eb.ref('excluded.cityCode'),
          locale: eb.ref('excluded.locale'),
          createdAt: eb.ref('excluded.createdAt'),
        }))
        .where('appUser.status', '=', 'pending'),
    )
    .returning('userId')
    .executeTakeFirst()
  return put?.userId
}

/** Province and regency of a region code: two digits name a province, four a regency or city of it. */
function regionsOf(wilayah: string) {
  return { stateCode: wilayah.slice(0, 2), cityCode: wilayah.length === 4 ? wilayah : null }
}

/**
 * Removes a personal id from pending accounts without a valid activation link, so that somebody else's registration does not block the
 * number's owner for good. A link whose mail is not sent yet counts as valid.
 */
export async function freeUnprovedId(tx: Db, idHash: Buffer, now: Date): Promise<void> {
  await sql`
    update app_user u set personal_id_hash = null, personal_id_sealed = null
    where personal_id_hash = ${idHash} and status = 'pending' and not exists (
      select from user_token t
       left join mail m on m.mail_id = t.mail_id
      where t.user_id = u.user_id and t.purpose = 'activate' and t.used_at is null
        and (t.expires_at > ${now} or (m.sent_at is null and m.bounced_at is null and m.mail_id is not null)))`.execute(
    tx,
  )
}

/** The account with this personal id, unless it has the address `exceptFolded`. */
export function holderOfId(db: Db, idHash: Buffer, exceptFolded: string) {
  return tables(db)
    .selectFrom('appUser')
    .select(['userId', 'status'])
    .where('personalIdHash', '=', idHash)
    .where('emailFolded', '<>', exceptFolded)
    .executeTakeFirst()
}

/** Activates a pending account with the given password hash. False when it is not pending. */
export async function markActivated(tx: Db, userId: number, passwordHash: string, now: Date): Promise<boolean> {
  const made = await tables(tx)
    .updateTable('appUser')
    .set((eb) => ({
      status: 'active',
      activatedAt: now,
      passwordHash,
      passwordChangedAt: eb
        .case()
        .when('passwordHash', '=', passwordHash)
        .then(eb.ref('passwordChangedAt'))
        .else(now)
        .end(),
    }))
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return made.numUpdatedRows === 1n
}

/** Deletes a pending account with its tokens and type requests; its mails are kept without the user id. False when it is not pending. */
export async function deletePending(tx: Db, userId: number): Promise<boolean> {
  const account = tables(tx).selectFrom('appUser').select('userId').where('userId', '=', userId)
  if (!(await account.where('status', '=', 'pending').forUpdate().executeTakeFirst())) return false
  await tables(tx).deleteFrom('userToken').where('userId', '=', userId).execute()
  await tables(tx).deleteFrom('userTypRequest').where('userId', '=', userId).execute()
  await tables(tx).updateTable('mail').set({ userId: null }).where('userId', '=', userId).execute()
  await tables(tx).deleteFrom('appUser').where('userId', '=', userId).execute()
  return true
}

/** Stores a request for a user type, which the office grants or refuses. */
export async function insertTypeRequest(
  tx: Db,
  userId: number,
  userTyp: number,
  notes: string,
  now: Date,
): Promise<void> {
  await tables(tx)
    .insertInto('userTypRequest')
    .values({ userId, requestedAt: now, userTyp, notes })
    .onConflict((c) => c.columns(['userId', 'requestedAt']).doNothing())
    .execute()
}

/** A profile with the names of its regions, without the password hash. */
export function profileRow(db: Db, userId: number) {
  return tables(db)
    .selectFrom('appUser as u')
    .leftJoin('userType as t', 't.userTyp', 'u.userTyp')
    .leftJoin('regionState as s', 's.stateCode', 'u.stateCode')
    .leftJoin('regionCity as c', 'c.cityCode', 'u.cityCode')
    .leftJoin('regionDistrict as d', 'd.districtCode', 'u.districtCode')
    .leftJoin('regionVillage as v', 'v.villageCode', 'u.villageCode')
    .select(['u.userId', 'u.email', 'u.fullName', 'u.personalIdSealed', 'u.gender', 'u.birthday'])
    .select(['u.nationalityCountryCode', 'u.telephone', 'u.userTyp', 't.nameId', 't.nameEn', 'u.notes', 'u.agentCode'])
    .select(['u.stateCode', 's.stateName', 'u.cityCode', 'c.cityName', 'u.districtCode', 'd.districtName'])
    .select(['u.villageCode', 'v.villageName', 'u.addrStreet', 'u.zipcode', 'u.wilayah', 'u.passwordChangedAt'])
    .where('u.userId', '=', userId)
    .executeTakeFirst()
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>

/** An active consultant by agent code. Name and number are public in the register. */
export function consultantByCode(db: Db, agentCode: number) {
  return tables(db)
    .selectFrom('agent')
    .select(['agentName', 'consultantNbr'])
    .where('agentCode', '=', agentCode)
    .where('isActive', '=', true)
    .executeTakeFirst()
}

/** Active accounts by id, for lists of users. */
export async function usersNamed(db: Db, userIds: number[]) {
  if (userIds.length === 0) return []
  return tables(db)
    .selectFrom('appUser')
    .select(['userId as ID', 'userId as USER_ID', 'fullName as USER_NAME', 'userTyp as USER_TYP'])
    .select('agentCode as AGENT_CODE')
    .where('userId', '=', (eb) => eb.fn.any(eb.val(userIds)))
    .where('status', '=', 'active')
    .orderBy('fullName')
    .orderBy('userId')
    .execute()
}

/** The consultant number an account is bound to; undefined when it is bound to none. */
export async function boundNumber(db: Db, userId: number): Promise<string | undefined> {
  const found = await tables(db)
    .selectFrom('appUser as u')
    .innerJoin('agent as g', 'g.agentCode', 'u.agentCode')
    .select('g.consultantNbr')
    .where('u.userId', '=', userId)
    .executeTakeFirst()
  return found?.consultantNbr
}
