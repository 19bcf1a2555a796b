import { defineRequest } from '../defineRequest.ts'
import { OFFICE_RULE, welcome } from '../requestDocuments.ts'
import { fields, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const RULE = 'office rule'

/** What no other kind says. */
export const otherLetter = defineRequest({
  id: 'SP',
  who: ['owner', 'representative'],
  several: true,
  rules: allRights({ patent: RULE, design: RULE, mark: RULE }, { states: ['filed'] }),
  form: requestForm(
    'SP',
    [
      fields({
        SUBJECT: { as: 'text', max: 254, label: 'requestForms:subject', ...required },
        TEXT: { as: 'longText', max: 10_000, label: 'requestForms:text', ...required },
      }),
    ],
    [welcome('SRT', OFFICE_RULE)],
  ),
  workflow: 'request-free',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
})
