import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney, welcome } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { bothPatents, fee } from '../rules.ts'

const GROUND = 'UU 65/2024 art. 57A'

export const acceleration = defineRequest({
  id: 'PC',
  who: ['owner', 'representative'],
  rules: bothPatents({
    ground: GROUND,
    laws: ['UU65/2024'],
    states: ['undecided'],
    fees: fee('PATENT_ACCELERATION'),
    unverified: ['ground', 'states', 'fee'],
  }),
  form: requestForm(
    'PC',
    [fields({ REASON: reason })],
    [welcome('BKT', GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
