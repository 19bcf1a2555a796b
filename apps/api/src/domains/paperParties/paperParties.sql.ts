import { tables, type Db } from '@saki/db'
import type { FormRow } from '@saki/domain/forms/form'
import type { AccountName } from '@saki/domain/people/paperParty'
import { sql, type RawBuilder } from 'kysely'

import { isPublicCase } from '../../publicCase.sql.ts'

export interface FoundAccount {
  userId: number
  role: string
  status: string
  fullName: string
}

/** The account that has exactly this name. `idHash`: keyed hash of an identity number. Consultant numbers are those that the office bound. */
export async function findNamedAccount(
  db: Db,
  { by, value }: AccountName,
  idHash: Buffer | null,
): Promise<FoundAccount | undefined> {
  const isNamed: RawBuilder<boolean> =
    by === 'email'
      ? sql`u.email_folded = ${value}`
      : by === 'identity'
        ? sql`u.personal_id_hash = ${idHash}`
        : sql`u.agent_code = (select g.agent_code from agent g where g.consultant_nbr = ${value})`
  return tables(db)
    .selectFrom('appUser as u')
    .select(['u.userId', 'u.role', 'u.status', 'u.fullName'])
    .where(isNamed)
    .executeTakeFirst()
}

/** Look-ups of an officer since an instant. */
export async function countLookups(db: Db, officerId: number, since: Date): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('accountLookup')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lookedBy', '=', officerId)
    .where('lookedAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether an officer looked this account up in the same way for a paper of a case since an instant. */
export async function wasTold(
  db: Db,
  asked: { applicationId: number; officerId: number; namedBy: AccountName['by']; userId: number; since: Date },
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('accountLookup')
    .select('lookupId')
    .where('lookedBy', '=', asked.officerId)
    .where('lookedAt', '>', asked.since)
    .where('applicationId', '=', asked.applicationId)
    .where('namedBy', '=', asked.namedBy)
    .where('foundUserId', '=', asked.userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface KnownRow {
  patentId: string
  seqNbr: number
  name: string
  city: string
  country: string
}

/** Most published cases whose owners' names are compared. Of more, only some of the persons with these words in their names are found. */
const MOST_NAMED = 5000

/**
 * Owners of published cases whose names contain the words, each name and city once, the newest case first. Read by the trigrams of the names; cases
 * that are not published do not count towards the most that are read.
 */
export const knownPersonsQuery = (words: string, most: number) => sql<KnownRow>`
  with named as materialized (
    select a.application_id, a.application_number, n.seq_num, n.person_name, n.person
      from application_party n cross join lateral (select * from application one where one.application_id = n.application_id offset 0) a
     where n.party_role = 'applicant' and plain_letters(n.person_name) like '%' || plain_letters(${words}) || '%'
       and a.application_number is not null and a.reopened_at is null and ${isPublicCase()} limit ${MOST_NAMED}),
  shown as (
    select distinct on (plain_letters(n.person_name), n.person ->> 'CITY_CODE') n.application_id, n.application_number as "patentId", n.seq_num as "seqNbr",
           n.person_name as name, coalesce(i.city_name, '') as city, coalesce(c.name_id, '') as country
      from named n
      left join region_city i on i.city_code = n.person ->> 'CITY_CODE'
      left join country c on c.country_code = n.person ->> 'NATIONALITY_COUNTRY_CODE'
     order by plain_letters(n.person_name), n.person ->> 'CITY_CODE', n.application_id desc)
  select "patentId", "seqNbr", name, city, country from shown order by application_id desc limit ${most}`

/** An owner of a published case by its place, with what was filed about it. */
export async function findRegisterParty(
  db: Db,
  { patentId, seqNbr }: { patentId: string; seqNbr: number },
): Promise<FormRow | undefined> {
  const { rows } = await sql<{ person: FormRow }>`
    select y.person from application a join application_party y using (application_id)
     where a.application_number = ${patentId} and y.party_role = 'applicant' and y.seq_num = ${seqNbr} and a.reopened_at is null and ${isPublicCase()}`.execute(
    db,
  )
  return rows[0]?.person
}

export interface EarlierParty {
  submissionNbr: string
  userId: number
  name: string
  person: FormRow
}

/** Who filed on paper in a case before, the newest first, each once. */
export async function listEarlierParties(db: Db, applicationId: number): Promise<EarlierParty[]> {
  const { rows } = await sql<EarlierParty>`
    select "submissionNbr", "userId", name, person from (
      select distinct on (r.owner_id) r.request_id, r.submission_nbr as "submissionNbr", r.owner_id as "userId", u.full_name as name,
             coalesce(r.snapshot -> 'OPPONENTS' -> 0, '{}') as person
        from request r join request_case c using (request_id) join app_user u on u.user_id = r.owner_id
       where c.application_id = ${applicationId} and r.recorded_by is not null
       order by r.owner_id, r.request_id desc) e
     order by request_id desc limit 20`.execute(db)
  return rows
}

/** Makes the holder of a person's papers: a closed account, so that nobody logs in to it and nothing is mailed to it. Returns its id. */
export async function insertPaperParty(
  tx: Db,
  p: { person: FormRow; name: string; country: string; token: string; enteredBy: number; now: Date },
): Promise<number> {
  const email = `kertas-${p.token}@kantor.invalid`
  const { userId } = await tables(tx)
    .insertInto('appUser')
    .values({
      email,
      emailFolded: email,
      passwordHash: 'none',
      passwordChangedAt: p.now,
      status: 'closed',
      fullName: p.name,
      nationalityCountryCode: p.country,
      createdAt: p.now,
    })
    .returning('userId')
    .executeTakeFirstOrThrow()
  await tables(tx)
    .insertInto('paperParty')
    .values({ userId, person: JSON.stringify(p.person), enteredBy: p.enteredBy, enteredAt: p.now })
    .execute()
  return userId
}

/** Inserts a request that an officer recorded from a paper, with the submitted draft that requests have. */
export async function insertPaperRequest(
  tx: Db,
  r: {
    kind: string
    form: { id: string; version: number }
    ownerId: number
    applicationId: number
    data: object
    tempId: string
    year: number
    officerId: number
    now: Date
  },
): Promise<{ requestId: number; submissionNbr: string }> {
  const data = JSON.stringify(r.data)
  await tables(tx)
    .insertInto('draft')
    .values({
      tempId: r.tempId,
      ownerId: r.ownerId,
      formTyp: r.form.id,
      formVersion: r.form.version,
      data,
      rowVersion: 1,
      createdAt: r.now,
      updatedAt: r.now,
      submittedAt: r.now,
    })
    .execute()
  await tables(tx).insertInto('requestDraft').values({ tempId: r.tempId, applicationId: r.applicationId }).execute()
  const { rows } = await sql<{ requestId: number; submissionNbr: string }>`
    insert into request (submission_nbr, kind, owner_id, temp_id, snapshot, submitted_at, recorded_by)
    values ('TRX-' || ${r.year}::int || '-' || lpad(nextval('submission_seq')::text, 6, '0'), ${r.kind}, ${r.ownerId}, ${r.tempId},
            ${data}::jsonb, ${r.now}, ${r.officerId})
    returning request_id as "requestId", submission_nbr as "submissionNbr"`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('request not inserted')
  return made
}
