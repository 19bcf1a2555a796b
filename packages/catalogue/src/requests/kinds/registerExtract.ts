import { defineRequest } from '../defineRequest.ts'
import { fields, note, requestForm } from '../requestForm.ts'
import { allRights } from '../rules.ts'

/** The register is public, so anyone may ask. */
export const registerExtract = defineRequest({
  id: 'PT',
  who: ['owner', 'representative', 'third'],
  several: true,
  rules: allRights(
    { patent: 'UU 13/2016 art. 59', design: 'UU 31/2000 art. 30', mark: 'UU 20/2016 art. 26' },
    { states: ['in_force'], unverified: ['fee'] },
    { patent: 'PATENT_EXTRACT', design: 'DESIGN_EXTRACT', mark: 'MARK_EXTRACT' },
  ),
  form: requestForm('PT', [fields({ NOTE: note })], []),
  workflow: 'request-instant',
  effects: [{ as: 'issueDocument', letter: 'PTK' }],
  takesEffect: 'received',
})
