import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney } from '../requestDocuments.ts'
import { fields, note, requestForm } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const GROUND = 'PP 45/2024'

/** Proof of an Indonesian first filing, for a filing with priority in another country. */
export const priorityProof = defineRequest({
  id: 'HP',
  who: ['owner', 'representative'],
  several: true,
  rules: allRights(
    { patent: GROUND, design: GROUND, mark: GROUND },
    { states: ['filed'], unverified: ['ground', 'fee'] },
    { patent: 'PATENT_PRIORITY_DOCUMENT', design: 'DESIGN_PRIORITY_DOCUMENT', mark: 'MARK_PRIORITY_DOCUMENT' },
  ),
  form: requestForm('HP', [fields({ NOTE: note })], [powerOfAttorney('office rule')]),
  workflow: 'request-instant',
  effects: [{ as: 'issueDocument', letter: 'SBP' }],
  takesEffect: 'received',
})
