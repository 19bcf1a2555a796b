import { defineRequest } from '../defineRequest.ts'
import { needed, powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { fee } from '../rules.ts'

const GROUND = 'UU 20/2016 art. 48'

export const collectiveRules = defineRequest({
  id: 'PR',
  who: ['owner', 'representative'],
  rules: {
    MARK: {
      ground: GROUND,
      states: ['pending', 'in_force'],
      needs: ['collective_mark'],
      fees: fee('MARK_COLLECTIVE_RULES'),
      unverified: ['ground'],
    },
  },
  form: requestForm('PR', [fields({ REASON: reason })], [needed('PKM', GROUND), powerOfAttorney(GROUND)]),
  workflow: 'request-paid',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
