import { defineRequest } from '../defineRequest.ts'
import { certificate, consentOfLicensee, powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'
import { bothPatents } from '../rules.ts'

const GROUND = 'UU 13/2016 art. 130, 131'

export const waiver = defineRequest({
  id: 'LH',
  who: ['owner', 'representative'],
  rules: bothPatents({ ground: GROUND, actions: ['give_up'], unverified: ['fee'] }),
  instead: { MARK: 'requests:LH.instead', DESIGN: 'requests:LH.instead' },
  form: requestForm(
    'LH',
    [fields({ REASON: reason })],
    [certificate(GROUND), consentOfLicensee(GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-free',
  effects: [{ as: 'takeAction' }],
  disposes: ['end'],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
