import { personFields } from '@saki/catalogue/people'
import type { ContactRow } from '@saki/contracts/people'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { contactOfRow } from '@saki/domain/people/contacts'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { AskError } from '../../lib/askError.ts'
import { officeNow } from '../../ui/clock.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { FieldGrid } from '../FieldGrid.tsx'
import { withValues } from '../paths.ts'
import { FormSceneProvider, type FormFields } from '../scene.ts'
import { keepContact } from './useContacts.ts'

export const CONTACT_FORM = 'contact-form'
const SECTION = 'CONTACT'

/** Fields of a contact are those of an applicant; only the name is required. */
const { CONTACT_ID: _ref, ...asked } = personFields('applicant')
const fields: FormFields = Object.fromEntries(
  Object.entries(asked).map(([name, field]) => [
    name,
    name === 'PERSON_NAME' ? field : { ...field, required: undefined },
  ]),
) as FormFields

interface ContactFormProps {
  row: ContactRow | undefined
  onBusy: (isBusy: boolean) => void
  onSaved: () => void
}

/** Form for a new or existing contact. */
export function ContactForm({ row, onBusy, onSaved }: ContactFormProps) {
  const { say } = useWords('people', 'filing', 'forms')
  const [data, setData] = useState<Record<string, unknown>>(() => ({
    [SECTION]: row ? contactOfRow(row) : { PERSON_WCODE: 'I', NATIONALITY_COUNTRY_CODE: 'ID' },
  }))
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [failure, setFailure] = useState<AskError | undefined>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onBusy(true)
    setFailure(undefined)
    try {
      const person = data[SECTION] as Record<string, unknown>
      const contact = await keepContact(person, row && { contactId: row.CONTACT_ID, version: row.ROW_VERSION })
      showToast(row ? 'people:kept.again' : 'people:kept', {
        values: { name: contact.PERSON_NAME },
        ...(row && { detail: say('people:saved.filed') }),
      })
      onSaved()
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      setErrors(new Map(error.fields.map(({ field, message }) => [`${SECTION}.${field}`, message])))
      if (error.fields.length === 0) setFailure(error)
    } finally {
      onBusy(false)
    }
  }
  return (
    <form id={CONTACT_FORM} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <ErrorPanel error={failure} />}
      <FormSceneProvider
        value={{
          data,
          files: [],
          today: legalDateOf(new Date(officeNow())),
          readOnly: false,
          errors,
          advice: new Map(),
          change: (changes) => {
            setData((before) => withValues(before, changes))
            setErrors((before) => new Map([...before].filter(([path]) => !Object.hasOwn(changes, path))))
          },
        }}
      >
        <FieldGrid fields={fields} prefix={SECTION} />
      </FormSceneProvider>
    </form>
  )
}
