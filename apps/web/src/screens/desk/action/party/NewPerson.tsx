import { paperPartyForm } from '@saki/catalogue/dialogs/paperPartyForm'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { fieldText } from '@saki/domain/forms/form'
import type { FormEvent } from 'react'

import { FormPage } from '../../../../forms/FormPage.tsx'
import formsStyles from '../../../../forms/forms.module.css'
import { useDialogForm } from '../../../../forms/useDialogForm.ts'
import { officeNow } from '../../../../ui/clock.ts'
import type { PartyChoice } from './partyChoice.ts'

export const PERSON_FORM = 'paper-party-form'

/** The fields of a person that a letter by post needs. */
export function NewPerson({ onChoose }: Pick<PartyChoice, 'onChoose'>) {
  const { page, scene, submit } = useDialogForm({
    form: paperPartyForm,
    start: { NATIONALITY_COUNTRY_CODE: 'ID' },
    today: legalDateOf(new Date(officeNow())),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands inside the form of the act.
    event.stopPropagation()
    submit((value, _key, row) => {
      const names = Object.keys(row).filter((name) => fieldText(row, name).trim() !== '')
      const PERSON = Object.fromEntries(names.map((name) => [name, value(name)]))
      onChoose({ party: { AS: 'NEW', PERSON }, name: value('PERSON_NAME'), isPosted: true })
    })
  }
  return (
    <form id={PERSON_FORM} className={formsStyles.inDialog} noValidate onSubmit={onSubmit}>
      {page && <FormPage page={page} scene={scene} />}
    </form>
  )
}
