import { defineRequest } from '../defineRequest.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const RULE = 'office rule'

export const hearing = defineRequest({
  id: 'JK',
  who: ['owner', 'representative'],
  rules: allRights({ patent: RULE, design: RULE, mark: RULE }, { states: ['pending'] }),
  form: requestForm(
    'JK',
    [fields({ REASON: reason, PROPOSED_DAY: { as: 'date', label: 'requestForms:proposedDay' } })],
    [],
  ),
  workflow: 'request-free',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
})
