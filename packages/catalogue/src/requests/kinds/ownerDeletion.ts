import { defineRequest } from '../defineRequest.ts'
import { certificate, consentOfLicensee, OFFICE_RULE, powerOfAttorney } from '../requestDocuments.ts'
import { fields, payerOfDesign, reason, requestForm } from '../requestForm.ts'
import { fee } from '../rules.ts'

/** A mark or design is deleted at the request of its owner; a licensee agrees in writing. */
export const ownerDeletion = defineRequest({
  id: 'HM',
  who: ['owner', 'representative'],
  rules: {
    MARK: { ground: 'UU 20/2016 art. 72', actions: ['delete'], fees: fee('MARK_DELETION') },
    DESIGN: {
      ground: 'UU 31/2000 art. 37',
      actions: ['cancel'],
      fees: fee('DESIGN_DELETION'),
      unverified: ['fee'],
    },
  },
  instead: { PATENT: 'requests:HM.instead', SIMPLE_PATENT: 'requests:HM.instead' },
  form: requestForm(
    'HM',
    [payerOfDesign, fields({ REASON: reason })],
    [
      certificate(OFFICE_RULE),
      consentOfLicensee('UU 20/2016 art. 72, UU 31/2000 art. 37'),
      powerOfAttorney(OFFICE_RULE),
    ],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'takeAction' }],
  disposes: ['end'],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
