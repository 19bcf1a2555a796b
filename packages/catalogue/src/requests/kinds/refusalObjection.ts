import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney, welcome } from '../requestDocuments.ts'
import { fields, requestForm, required } from '../requestForm.ts'

const GROUND = 'UU 31/2000 art. 24'

/** Against a refusal of a design as contrary to law or public order; other refusals of designs go to the Commercial Court. */
export const refusalObjection = defineRequest({
  id: 'KR',
  who: ['owner', 'representative'],
  rules: { DESIGN: { ground: GROUND, actions: ['object_to_refusal'], unverified: ['fee'] } },
  form: requestForm(
    'KR',
    [fields({ STATEMENT: { as: 'longText', max: 20_000, label: 'requestForms:appealStatement', ...required } })],
    [welcome('BKT', GROUND), powerOfAttorney(GROUND)],
  ),
  workflow: 'request-instant',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
