import { defineRequest } from '../defineRequest.ts'
import { needed, powerOfAttorney } from '../requestDocuments.ts'
import { fields, persons, requestForm, required } from '../requestForm.ts'
import { fee } from '../rules.ts'

const GROUND = 'UU 13/2016 art. 70'
const rule = { ground: GROUND, actions: ['appeal_grant'], unverified: ['fee'] } as const

/** Anyone but the holder, within nine months of the decision to grant. */
export const appealGrant = defineRequest({
  id: 'BG',
  who: ['third'],
  several: true,
  rules: {
    PATENT: { ...rule, fees: fee('PATENT_APPEAL') },
    SIMPLE_PATENT: { ...rule, fees: fee('SIMPLE_PATENT_APPEAL') },
  },
  form: requestForm(
    'BG',
    [
      persons('OPPONENTS', 'requestForms:opponent'),
      fields({ STATEMENT: { as: 'longText', max: 20_000, label: 'requestForms:appealStatement', ...required } }),
    ],
    [needed('MBD', GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-appeal',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
