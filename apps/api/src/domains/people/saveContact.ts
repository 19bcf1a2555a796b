import { randomBytes } from 'node:crypto'

import { personFields } from '@saki/catalogue/people'
import type { Db } from '@saki/db'
import { checkRow } from '@saki/domain/forms/checkShape'
import { contactOfRow, type ContactPerson } from '@saki/domain/people/contacts'
import { sameValue } from '@saki/domain/drafts/mergeDraft'

import { AppError, ConflictError, Invalid, NotFound } from '../../errors.ts'
import { countContacts, lockContact, writeContact } from './people.sql.ts'

const ENTRIES_MAX = 2_000
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_LETTERS = 24

export interface ContactSave {
  ownerId: number
  /** Fields of the person; for an update also the entry's id and the version it started from. */
  asked: Record<string, unknown> & { CONTACT_ID?: string | null | undefined; ROW_VERSION?: number | null | undefined }
  now: Date
}

/** Inserts or updates an entry. Saving the stored contents changes nothing. Throws Invalid, STALE_VERSION with the newer entry, TOO_MANY_CONTACTS, NotFound. */
export async function saveContact(
  tx: Db,
  { ownerId, asked, now }: ContactSave,
): Promise<{ contactId: string; rowVersion: number }> {
  const person = contactOfRow(asked)
  assertPerson(person)
  const known = asked.CONTACT_ID ?? undefined
  if (known === undefined) {
    if ((await countContacts(tx, ownerId)) >= ENTRIES_MAX) throw new AppError('TOO_MANY_CONTACTS', String(ownerId))
    const contactId = newContactId()
    await writeContact(tx, { contactId, ownerId, person, rowVersion: 1, now })
    return { contactId, rowVersion: 1 }
  }
  const before = await lockContact(tx, ownerId, known)
  if (!before || before.deletedAt) throw new NotFound('contact', known)
  if (sameValue(before.person, person)) return before
  if (before.rowVersion !== asked.ROW_VERSION)
    throw new ConflictError('STALE_VERSION', known, { ...before.person, ROW_VERSION: before.rowVersion })
  const rowVersion = before.rowVersion + 1
  await writeContact(tx, { contactId: known, ownerId, person, rowVersion, now })
  return { contactId: known, rowVersion }
}

/** Throws Invalid when the name is empty or a field has a value that the forms refuse of an applicant. Other fields may be empty. */
function assertPerson(person: ContactPerson): void {
  if (person.PERSON_NAME.trim() === '')
    throw new Invalid([{ field: 'PERSON_NAME', message: 'filing:person.name.missing' }])
  const faults = checkRow(personFields('applicant'), person, '')
  if (faults.length === 0) return
  throw new Invalid(
    faults.map(({ path, fault, limit }) => ({
      field: path,
      message: fault === 'tooLong' ? 'errors:field.tooLong' : 'errors:field.wrong',
      values: { limit: limit ?? 0 },
    })),
  )
}

function newContactId(): string {
  return `C-${Array.from(randomBytes(ID_LETTERS), (byte) => ALPHABET[byte % 32]).join('')}`
}
