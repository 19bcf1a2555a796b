import { defineRequest } from '../defineRequest.ts'
import { needed, powerOfAttorney, smallBusiness } from '../requestDocuments.ts'
import { fields, payer, reason, requestForm } from '../requestForm.ts'

const GROUND = 'PP 45/2024 art. 6(5)'

/** Half of the fee for filing or for examination, by the stage in which the application lapsed. */
export const revivalRequest = defineRequest({
  id: 'PL',
  who: ['owner', 'representative'],
  rules: {
    PATENT: {
      ground: GROUND,
      actions: ['revive_formality', 'revive_examination'],
      fees: [
        { code: 'PATENT_REVIVAL_FORMALITY', per: 'request', action: 'revive_formality' },
        { code: 'PATENT_REVIVAL_EXAMINATION', per: 'request', action: 'revive_examination' },
      ],
      unverified: ['states'],
    },
    SIMPLE_PATENT: {
      ground: GROUND,
      actions: ['revive_formality', 'revive_examination'],
      fees: [
        { code: 'SIMPLE_PATENT_REVIVAL_FORMALITY', per: 'request', action: 'revive_formality' },
        { code: 'SIMPLE_PATENT_REVIVAL_EXAMINATION', per: 'request', action: 'revive_examination' },
      ],
      unverified: ['states'],
    },
  },
  form: requestForm(
    'PL',
    [payer, fields({ REASON: reason })],
    [needed('KKL', GROUND), smallBusiness(), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
