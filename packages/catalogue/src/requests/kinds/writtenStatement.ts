import { defineRequest } from '../defineRequest.ts'
import { fields, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const GROUND = 'PP 45/2024'

export const writtenStatement = defineRequest({
  id: 'KT',
  who: ['owner', 'representative', 'third'],
  several: true,
  rules: allRights(
    { patent: GROUND, design: GROUND, mark: GROUND },
    { states: ['in_force'], unverified: ['ground', 'fee'] },
    { patent: 'PATENT_STATEMENT', design: 'DESIGN_STATEMENT', mark: 'MARK_STATEMENT' },
  ),
  form: requestForm(
    'KT',
    [fields({ ABOUT: { as: 'longText', max: 2000, label: 'requestForms:about', ...required } })],
    [],
  ),
  workflow: 'request-instant',
  effects: [{ as: 'issueDocument', letter: 'SKT' }],
  takesEffect: 'received',
})
