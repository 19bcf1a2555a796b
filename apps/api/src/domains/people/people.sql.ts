import { tables, type Db } from '@saki/db'
import type { ContactPerson } from '@saki/domain/people/contacts'
import { sql } from 'kysely'

import { containsWords } from '../../plainWords.sql.ts'

export interface ContactRecord {
  contactId: string
  person: ContactPerson
  rowVersion: number
  updatedAt: Date
  deletedAt: Date | null
}

const COLUMNS = ['contactId', 'person', 'rowVersion', 'updatedAt', 'deletedAt'] as const

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
  let within = tables(db)
    .selectFrom('contact')
    .where('ownerId', '=', ownerId)
    .where('deletedAt', bin ? 'is not' : 'is', null)
  for (const word of words) within = within.where(containsWords([sql.ref('personName')], word))
  if (ids) within = within.where('contactId', '=', (eb) => eb.fn.any(eb.val(ids)))
  const rows = await within
    .select(COLUMNS)
    .orderBy((eb) => eb.fn('lower', ['personName']))
    .orderBy('contactId')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ person: ContactPerson }>()
    .execute()
  const counted = await within.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  return { rows, total: counted?.total ?? 0 }
}

export function lockContact(tx: Db, ownerId: number, contactId: string): Promise<ContactRecord | undefined> {
  return tables(tx)
    .selectFrom('contact')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('ownerId', '=', ownerId)
    .forUpdate()
    .$narrowType<{ person: ContactPerson }>()
    .executeTakeFirst()
}

/** Number of a user's entries. Locks the user's row, so that two first saves at once are counted one after the other. */
export async function countContacts(tx: Db, ownerId: number): Promise<number> {
  await tables(tx).selectFrom('appUser').select('userId').where('userId', '=', ownerId).forNoKeyUpdate().execute()
  const found = await tables(tx)
    .selectFrom('contact')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return found?.entries ?? 0
}

export interface NewContact {
  contactId: string
  ownerId: number
  person: ContactPerson
  rowVersion: number
  now: Date
}

/** Inserts or updates an entry. */
export async function writeContact(tx: Db, { contactId, ownerId, person, rowVersion, now }: NewContact): Promise<void> {
  const entry = { person: JSON.stringify(person), personName: person.PERSON_NAME, rowVersion, updatedAt: now }
  await tables(tx)
    .insertInto('contact')
    .values({ contactId, ownerId, createdAt: now, ...entry })
    .onConflict((c) =>
      c.column('contactId').doUpdateSet((eb) => ({
        person: eb.ref('excluded.person'),
        personName: eb.ref('excluded.personName'),
        rowVersion: eb.ref('excluded.rowVersion'),
        updatedAt: eb.ref('excluded.updatedAt'),
      })),
    )
    .execute()
}

/** Moves an entry to the bin, or restores it (`deletedAt` null). False when the owner has no such entry or it was binned before `since`. */
export async function markContactDeleted(
  db: Db,
  ownerId: number,
  contactId: string,
  deletedAt: Date | null,
  since: Date,
): Promise<boolean> {
  const marked = await tables(db)
    .updateTable('contact')
    .set({ deletedAt })
    .where('contactId', '=', contactId)
    .where('ownerId', '=', ownerId)
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>', since)]))
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

/** Deletes entries binned before `before`. */
export async function pruneContacts(db: Db, before: Date): Promise<void> {
  await tables(db).deleteFrom('contact').where('deletedAt', '<', before).execute()
}
