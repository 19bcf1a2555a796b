import { clsx } from 'clsx'

import { contactRef, parseContactRef, rowFromContact } from '@saki/domain/people/contacts'
import { fieldText, type FormRow } from '@saki/domain/forms/form'
import { useState } from 'react'

import { AskError } from '../../lib/askError.ts'
import { Button } from '../../ui/Button.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { useCountries } from '../fields/CountryKind.tsx'
import { keepContact, useFoundContacts } from './useContacts.ts'
import styles from './people.module.css'

interface BookButtonsProps {
  /** Id of the row, prefix of the ids of its controls. */
  id: string
  row: FormRow
  onFill: (row: FormRow) => void
}

/** Fills the row from the address book, or saves the row's person there. */
export function BookButtons({ id, row, onFill }: BookButtonsProps) {
  const { say } = useWords('people')
  const [isPicking, setPicking] = useState(false)
  const known = parseContactRef(fieldText(row, 'CONTACT_ID'))
  const name = fieldText(row, 'PERSON_NAME')
  const keep = useKeep(row, onFill)
  return (
    <>
      <PickButton id={id} isOpen={isPicking} onToggle={() => setPicking(!isPicking)} />
      <Button
        icon="save"
        small
        onClick={() => void keep.run()}
        busy={keep.isBusy ? say('core:loading') : undefined}
        blocked={name === '' ? say('people:keep.noName') : undefined}
      >
        <Label k={known ? 'people:keep.again' : 'people:keep'} />
      </Button>
      {isPicking && (
        <PickContact
          id={id}
          row={row}
          onFill={(filled) => {
            setPicking(false)
            onFill(filled)
          }}
        />
      )}
    </>
  )
}

export function PickButton({ id, isOpen, onToggle }: { id: string; isOpen: boolean; onToggle: () => void }) {
  return (
    <Button icon="book" small aria-expanded={isOpen} aria-controls={`${id}-book`} onClick={onToggle}>
      <Label k="people:pick" />
    </Button>
  )
}

/** Choice of a contact by name; the toast has an undo button when the row was filled before. */
export function PickContact({ id, row, onFill }: BookButtonsProps) {
  const { say } = useWords('people')
  const [typed, setTyped] = useState('')
  const { contacts, isKnown, total } = useFoundContacts(typed)
  const countries = useCountries()
  const options = contacts.map((contact) => ({
    value: contact.CONTACT_ID,
    label: contact.PERSON_NAME,
    note: [
      countries.find(({ COUNTRY_CODE }) => COUNTRY_CODE === contact.NATIONALITY_COUNTRY_CODE)?.COUNTRY_NAME,
      contact.EMAIL,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  const onChoose = (contactId: string) => {
    const contact = contacts.find(({ CONTACT_ID }) => CONTACT_ID === contactId)
    if (!contact) return
    const replaced = fieldText(row, 'PERSON_NAME') !== ''
    onFill(rowFromContact(row, contact))
    if (replaced)
      showToast('people:filled', {
        values: { name: contact.PERSON_NAME },
        action: { text: 'core:undo', do: () => onFill(row) },
      })
  }
  if (isKnown && total === 0 && typed === '')
    return (
      <p className={clsx('hint whole-line above-8', styles.pick)} id={`${id}-book`} role="status">
        {say('people:pick.empty')}
      </p>
    )
  return (
    <div className={clsx(styles.pick, 'whole-line above-8')} id={`${id}-book`}>
      <Combobox
        id={`${id}-book-name`}
        label={<Label k="people:pick.label" />}
        options={options}
        value=""
        onChange={onChoose}
        onSearch={setTyped}
      />
    </div>
  )
}

function useKeep(row: FormRow, onFill: (row: FormRow) => void) {
  const { say } = useWords('people')
  const [isBusy, setBusy] = useState(false)
  const name = fieldText(row, 'PERSON_NAME')
  const known = parseContactRef(fieldText(row, 'CONTACT_ID'))
  const run = async () => {
    setBusy(true)
    try {
      const contact = await keepContact(row, known)
      onFill({ ...row, CONTACT_ID: contactRef(contact) })
      showToast(known ? 'people:kept.again' : 'people:kept', { values: { name } })
    } catch (error) {
      const refusal = error instanceof AskError ? error : undefined
      if (refusal?.err === 'STALE_VERSION') showToast('people:kept.stale', { tone: 'info', values: { name } })
      // The contact was deleted meanwhile: removes the reference, so that saving again creates a new contact.
      else if (refusal?.status === 404)
        onFill(Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'CONTACT_ID')))
      else showToast('people:kept.not', { tone: 'bad', values: { why: whyOf(refusal) || say('core:error.sent') } })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

/** The server's message, preferring that of a field. */
function whyOf(refusal: AskError | undefined): string {
  return refusal?.fields[0]?.message ?? refusal?.title ?? ''
}
