import { defineRequest } from '../defineRequest.ts'
import { needed, OFFICE_RULE, powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

export const licenceEnd = defineRequest({
  id: 'LB',
  who: ['owner', 'representative', 'third'],
  rules: allRights(
    { patent: 'UU 13/2016 art. 79', design: 'UU 31/2000 art. 35', mark: 'UU 20/2016 art. 42' },
    { states: ['in_force'], needs: ['licence'], unverified: ['ground', 'fee'] },
  ),
  form: requestForm(
    'LB',
    [
      fields({
        LICENSEE: { as: 'text', input: 'name', max: 254, label: 'requestForms:licensee', ...required },
        ENDED_ON: { as: 'date', label: 'requestForms:endedOn', ...required },
        REASON: reason,
      }),
    ],
    [needed('BKT', OFFICE_RULE), powerOfAttorney(OFFICE_RULE)],
  ),
  workflow: 'request-free',
  effects: [{ as: 'endLicence', section: 'REQUEST' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
