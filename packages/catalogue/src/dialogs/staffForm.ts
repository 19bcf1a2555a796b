import { officeRoles, officeSections } from '@saki/domain/office/officeRoles'
import { isEmail } from '@saki/domain/people/contact'
import type { Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { dialogForm, officeMessages, stop, type FieldGroups } from './dialogForm.ts'

type Fields = FieldGroups[number]['fields']

const account: Fields = {
  USER_NAME: { as: 'text', max: 100, label: 'staff:USER_NAME', required: 'STOP' },
  EMAIL: {
    as: 'text',
    input: 'email',
    max: 200,
    label: 'staff:EMAIL',
    required: 'STOP',
    check: (value) => (isEmail(value) ? undefined : stop('staff:email.wrong')),
  },
}

const office: Fields = {
  NIP: {
    as: 'text',
    input: 'digits',
    max: 18,
    label: 'staff:NIP',
    hint: 'staff:NIP.hint',
    check: (value) => (/^\d{18}$/.test(value) ? undefined : stop('staff:NIP.wrong')),
  },
  SECTION: {
    as: 'choice',
    label: 'staff:SECTION',
    required: 'STOP',
    options: officeSections.map((value) => ({ value, text: `staff:section.${value}` as const })),
  },
  ROLES: {
    as: 'choices',
    label: 'staff:roles',
    options: officeRoles.map((value) => ({
      value,
      text: `staff:role.${value}` as const,
      hint: `staff:role.${value}.hint` as const,
    })),
  },
}

const reason: Fields = { REASON: { as: 'text', max: 300, label: 'staff:reason', hint: 'office:reason.kept' } }

/** An account of the office: a new one with name and address, an existing one with the reason of the change. */
export const staffForms: Readonly<Record<'add' | 'change', Form<TextKey>>> = {
  add: dialogForm('staff', 'staff:add', [{ fields: { ...account, ...office } }], officeMessages),
  change: dialogForm('staff', 'staff:edit', [{ fields: { ...office, ...reason } }], officeMessages),
}
