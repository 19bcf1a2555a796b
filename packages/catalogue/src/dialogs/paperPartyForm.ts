import { parseConsultantNumber } from '@saki/domain/ids/consultantNumber'
import { yearOf } from '@saki/domain/dates/legalDate'
import { fieldText, type FieldDefinitions, type Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { personFields } from '../people.ts'
import { dialogForm, officeMessages, stop } from './dialogForm.ts'

/** Whom a paper names as its sender's representative; both fields empty without one. */
const representative: FieldDefinitions<TextKey> = {
  REPR_NAME: {
    as: 'text',
    input: 'name',
    max: 254,
    label: 'paperParty:repr.name',
  },
  REPR_NUMBER: {
    as: 'text',
    max: 9,
    label: 'paperParty:repr.number',
    hint: 'paperParty:repr.number.hint',
    check: (value, { row, today }) => {
      if (!parseConsultantNumber(value, yearOf(today))) return stop('paperParty:repr.number.wrong')
      return fieldText(row, 'REPR_NAME') === '' ? stop('paperParty:repr.name.missing') : undefined
    },
  },
}

const {
  INDI_PERSON_ID_NBR: _number,
  CONTACT_ID: _contact,
  EMAIL,
  TELEPHONE,
  PERSON_WCODE,
  ...address
} = personFields('applicant')

/**
 * A person whom the office knows from a paper alone: what a letter by post needs. A paper need not name e-mail and telephone, and the identity
 * number serves no purpose here.
 */
export const paperPartyForm: Form<TextKey> = dialogForm(
  'paper-party',
  'paperParty:title',
  [
    {
      hint: 'paperParty:new.hint',
      fields: {
        ...(PERSON_WCODE && { PERSON_WCODE: { ...PERSON_WCODE, label: 'filing:person.wcode.other' as const } }),
        ...address,
        ...(EMAIL && { EMAIL: { ...EMAIL, required: undefined } }),
        ...(TELEPHONE && { TELEPHONE: { ...TELEPHONE, required: undefined } }),
      },
    },
    { hint: 'paperParty:repr.hint', fields: representative },
  ],
  officeMessages,
)
