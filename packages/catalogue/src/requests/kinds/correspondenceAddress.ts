import { defineRequest } from '../defineRequest.ts'
import { fields, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const RULE = 'office rule'

export const correspondenceAddress = defineRequest({
  id: 'AK',
  who: ['owner', 'representative'],
  rules: allRights({ patent: RULE, design: RULE, mark: RULE }, { states: ['pending', 'in_force'] }),
  form: requestForm(
    'AK',
    [
      fields({
        ADDR_STREET: { as: 'longText', max: 2000, label: 'filing:person.street.label', ...required },
        ZIPCODE: { as: 'text', max: 15, label: 'filing:person.zipcode.label' },
        EMAIL: { as: 'text', input: 'email', max: 200, label: 'filing:person.email.label', ...required },
        TELEPHONE: { as: 'text', input: 'tel', max: 60, label: 'filing:person.telephone.label' },
      }),
    ],
    [],
  ),
  workflow: 'request-instant',
  effects: [{ as: 'changeCorrespondence', section: 'REQUEST' }],
  takesEffect: 'received',
})
