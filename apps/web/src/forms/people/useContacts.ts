import type { ContactRow } from '@saki/contracts/people'
import { contactOfRow, type Contact } from '@saki/domain/people/contacts'
import type { FormRow } from '@saki/domain/forms/form'

import { ask } from '../../lib/ask.ts'
import { queryKeyOf, queryClient, useCall } from '../../lib/queries.ts'

const FRESH = 30_000
const SHOWN = 20

export function contactOf(row: ContactRow): Contact {
  return { ...contactOfRow(row), CONTACT_ID: row.CONTACT_ID, ROW_VERSION: row.ROW_VERSION }
}

/** Contacts whose name contains the typed text. */
export function useFoundContacts(typed: string) {
  const answer = useCall(
    'addressBook',
    { query: { q: typed.trim(), size: SHOWN } },
    { staleTime: FRESH, placeholderData: (before) => before },
  )
  return {
    contacts: answer.data?.data.map(contactOf) ?? [],
    isKnown: answer.data !== undefined,
    total: answer.data?.total ?? 0,
  }
}

/** The current contacts with these ids; deleted ones are left out. */
export function useContactsNamed(ids: readonly string[]): Contact[] {
  const query = { ids: ids.toSorted().join(','), size: 100 }
  const answer = useCall('addressBook', { query }, { enabled: ids.length > 0, staleTime: FRESH })
  return ids.length > 0 ? (answer.data?.data.map(contactOf) ?? []) : []
}

/** Creates a contact, or updates the one in `known`; returns the saved contact. Throws AskError. */
export async function keepContact(row: FormRow, known?: { contactId: string; version: number }): Promise<Contact> {
  const person = contactOfRow(row)
  const saved = await ask('contactSave', {
    body: {
      ...person,
      PERSON_WCODE: person.PERSON_WCODE === 'C' ? 'C' : 'I',
      ...(known && { CONTACT_ID: known.contactId, ROW_VERSION: known.version }),
    },
  })
  refreshBook()
  return { ...person, CONTACT_ID: saved.CONTACT_ID, ROW_VERSION: saved.ROW_VERSION }
}

/** Moves a contact to the bin (Y) or restores it (N). Throws AskError. */
export async function binContact(contactId: string, deleted: 'Y' | 'N'): Promise<void> {
  await ask('contactBin', { body: { CONTACT_ID: contactId, IND_DELETED: deleted } })
  refreshBook()
}

function refreshBook(): void {
  void queryClient.invalidateQueries({ queryKey: queryKeyOf('addressBook') })
}
