import type { Db } from '@saki/db'
import type { ContactPerson } from '@saki/domain/people/contacts'
import { sql } from 'kysely'

export interface ContactRecord {
  contactId: string
  person: ContactPerson
  rowVersion: number
  updatedAt: Date
  deletedAt: Date | null
}

const columns = sql`contact_id as "contactId", person, row_version as "rowVersion", updated_at as "updatedAt", deleted_at as "deletedAt"`

export interface BookPage {
  /** The name must contain every one of these words. */
  words: string[]
  ids: string[] | undefined
  bin: boolean
  limit: number
  offset: number
}

/** One page of a user's entries by name, and their total. */
export async function listContacts(
  db: Db,
  ownerId: number,
  { words, ids, bin, limit, offset }: BookPage,
): Promise<{ rows: ContactRecord[]; total: number }> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const within = sql`from contact where owner_id = ${ownerId} and deleted_at is ${bin ? sql`not null` : sql`null`}
    and person_name ilike all(${patterns}::text[]) ${ids === undefined ? sql`` : sql`and contact_id = any(${ids}::text[])`}`
  const found = await sql<ContactRecord>`
    select ${columns} ${within} order by lower(person_name), contact_id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${within}`.execute(db)
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 }
}

export async function lockContact(tx: Db, ownerId: number, contactId: string): Promise<ContactRecord | undefined> {
  const found = await sql<ContactRecord>`
    select ${columns} from contact where contact_id = ${contactId} and owner_id = ${ownerId} for update`.execute(tx)
  return found.rows[0]
}

/** Number of a user's entries. Locks the user's row, so that two first saves at once are counted one after the other. */
export async function countContacts(tx: Db, ownerId: number): Promise<number> {
  await sql`select 1 from app_user where user_id = ${ownerId} for no key update`.execute(tx)
  const found = await sql<{ entries: number }>`
    select count(*)::int as entries from contact where owner_id = ${ownerId} and deleted_at is null`.execute(tx)
  return found.rows[0]?.entries ?? 0
}

export interface NewContact {
  contactId: string
  ownerId: number
  person: ContactPerson
  rowVersion: number
  now: Date
}

/** Inserts or updates an entry. */
export async function writeContact(tx: Db, c: NewContact): Promise<void> {
  await sql`
    insert into contact (contact_id, owner_id, person, person_name, row_version, created_at, updated_at)
    values (${c.contactId}, ${c.ownerId}, ${JSON.stringify(c.person)}::jsonb, ${c.person.PERSON_NAME}, ${c.rowVersion}, ${c.now}, ${c.now})
    on conflict (contact_id) do update
    set person = excluded.person, person_name = excluded.person_name, row_version = excluded.row_version, updated_at = excluded.updated_at`.execute(
    tx,
  )
}

/** Moves an entry to the bin, or restores it (`deletedAt` null). False when the owner has no such entry or it was binned before `since`. */
export async function markContactDeleted(
  db: Db,
  ownerId: number,
  contactId: string,
  deletedAt: Date | null,
  since: Date,
): Promise<boolean> {
  const marked = await sql`
    update contact set deleted_at = ${deletedAt}::timestamptz
     where contact_id = ${contactId} and owner_id = ${ownerId} and (deleted_at is null or deleted_at > ${since}) returning 1`.execute(
    db,
  )
  return marked.rows.length === 1
}

/** Deletes entries binned before `before`. */
export async function pruneContacts(db: Db, before: Date): Promise<void> {
  await sql`delete from contact where deleted_at < ${before}`.execute(db)
}
