import {
  contactFields,
  contactRef,
  contactsIn,
  outdatedRows,
  contactOfRow,
  rowFromContact,
  type OutdatedRow,
} from '@saki/domain/people/contacts'
import { rowsOf, type DraftData, type FormRow } from '@saki/domain/forms/form'

import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useFormScene, type FormFields } from '../scene.ts'
import { useContactsNamed } from './useContacts.ts'

/** Rows of a draft whose contacts were changed in the address book after they were copied. */
export function useOutdated(data: DraftData): OutdatedRow[] {
  return outdatedRows(data, useContactsNamed(contactsIn(data)))
}

interface OutdatedNotesProps {
  section: string
  fields: FormFields
  onReplace: (at: number, row: FormRow) => void
}

/** Offers each change of the address book; rows change only on request. */
export function OutdatedNotes({ section, fields, onReplace }: OutdatedNotesProps) {
  const { say } = useWords('people')
  const { data, readOnly } = useFormScene()
  const found = useOutdated(data).filter((row) => row.section === section)
  if (readOnly) return null
  return found.map((outdated) => {
    const { at, contact } = outdated
    const row = rowsOf(data, section)[at] ?? {}
    const name = contact.PERSON_NAME
    const take = () => {
      onReplace(at, rowFromContact(row, contact))
      showToast('people:changed.taken', {
        values: { name },
        action: { text: 'core:undo', do: () => onReplace(at, row) },
      })
    }
    return (
      <Note key={at} role="status" icon="book">
        <p>
          <b>{say('people:changed', { name })}</b>{' '}
          {say('people:changed.what', { fields: differing(outdated, row, fields, say) })}
        </p>
        <div className="actions above-8">
          <Button small onClick={take}>
            <Label k="people:changed.take" />
            <span className="sr"> {name}</span>
          </Button>
          <Button look="act" onClick={() => onReplace(at, { ...row, CONTACT_ID: contactRef(contact) })}>
            <Label k="people:changed.leave" />
            <span className="sr"> {name}</span>
          </Button>
        </div>
      </Note>
    )
  })
}

/** Labels of the fields that differ. */
function differing(
  { contact }: OutdatedRow,
  row: FormRow,
  fields: FormFields,
  say: ReturnType<typeof useWords>['say'],
): string {
  const [now, then] = [contactOfRow(contact), contactOfRow(row)]
  return contactFields
    .filter((field) => now[field] !== then[field])
    .flatMap((field) => (fields[field] ? [say(fields[field].label)] : []))
    .join(say('core:comma'))
}
