import type { FieldDefinition } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { stop } from '../../dialogs/dialogForm.ts'
import { defineRequest } from '../defineRequest.ts'
import { needed, powerOfAttorney } from '../requestDocuments.ts'
import { isRight, reason, REQUEST, requestForm, required } from '../requestForm.ts'
import { bothPatents, fee } from '../rules.ts'

const GROUND = 'UU 13/2016 art. 38'
const TYPE = fee('PATENT_CHANGE_OF_TYPE')

/** A simple patent has one independent claim (UU 13/2016 art. 122(1)). */
const independentClaims: FieldDefinition<TextKey> = {
  as: 'number',
  min: 1,
  max: 999,
  label: 'requestForms:independentClaims',
  when: isRight('PATENT'),
  ...required,
  check: (value) => (value === '1' ? undefined : stop('requestForms:independentClaims.one')),
}

/** From patent to simple patent or the reverse, before a decision. The case goes on as a file of the other right. */
export const typeChange = defineRequest({
  id: 'UJ',
  who: ['owner', 'representative'],
  cases: 'one',
  rules: {
    ...bothPatents({ ground: GROUND, actions: ['change_type'], fees: TYPE, unverified: ['ground', 'states', 'fee'] }),
    // The examination of a simple patent is paid with its filing, unless that of the patent was requested.
    PATENT: {
      ground: GROUND,
      actions: ['change_type'],
      fees: [...TYPE, { code: 'SIMPLE_PATENT_EXAMINATION', per: 'request', unless: 'request_examination' }],
      unverified: ['ground', 'states', 'fee'],
    },
  },
  form: requestForm(
    'UJ',
    [
      {
        as: 'fields',
        section: REQUEST,
        title: 'requestForms:changeType',
        hint: 'requestForms:changeType.hint',
        fields: {
          QTY_CLAIMS: { as: 'number', min: 1, max: 999, label: 'requestForms:claimsNow', ...required },
          QTY_INDEPENDENT: independentClaims,
          REASON: reason,
        },
      },
    ],
    [needed('DES', GROUND), needed('KLM', GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'takeAction' }, { as: 'changeType' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
