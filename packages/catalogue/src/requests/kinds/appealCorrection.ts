import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney, welcome } from '../requestDocuments.ts'
import { fields, reason, requestForm, required } from '../requestForm.ts'
import { fee } from '../rules.ts'

const GROUND = 'UU 13/2016 art. 69'
const rule = { ground: GROUND, actions: ['appeal_correction'], unverified: ['fee'] } as const

/** Correction of description, claims or drawings of a granted patent. */
export const appealCorrection = defineRequest({
  id: 'BC',
  who: ['owner', 'representative'],
  rules: {
    PATENT: { ...rule, fees: fee('PATENT_APPEAL') },
    SIMPLE_PATENT: { ...rule, fees: fee('SIMPLE_PATENT_APPEAL') },
  },
  form: requestForm(
    'BC',
    [
      fields({
        SHOULD_BE: { as: 'longText', max: 4000, label: 'requestForms:shouldBe', ...required },
        REASON: reason,
      }),
    ],
    [welcome('DES', GROUND), welcome('KLM', GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-appeal',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
