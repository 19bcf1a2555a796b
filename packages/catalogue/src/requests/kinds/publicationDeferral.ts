import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney } from '../requestDocuments.ts'
import { fields, reason, requestForm } from '../requestForm.ts'

const GROUND = 'UU 31/2000 art. 25'

/** A design is published up to twelve months after filing. */
export const publicationDeferral = defineRequest({
  id: 'TP',
  who: ['owner', 'representative'],
  rules: { DESIGN: { ground: GROUND, actions: ['defer_publication'], unverified: ['fee'] } },
  form: requestForm('TP', [fields({ REASON: reason })], [powerOfAttorney(GROUND)]),
  workflow: 'request-free',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
