import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney } from '../requestDocuments.ts'
import { fields, note, requestForm } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const GROUNDS = { patent: 'UU 13/2016 art. 43', design: 'UU 31/2000 art. 21', mark: 'UU 20/2016 art. 19' }

export const applicationWithdrawal = defineRequest({
  id: 'PK',
  who: ['owner', 'representative'],
  rules: allRights(GROUNDS, { actions: ['withdraw'] }),
  form: requestForm(
    'PK',
    [
      fields({ NOTE: note }),
      {
        as: 'declarations',
        section: 'DECLARATIONS',
        missing: 'requestForms:declaration.missing',
        options: [choice('WITHDRAWN', 'requestForms:declaration.WITHDRAWN')],
      },
    ],
    [powerOfAttorney('office rule')],
  ),
  workflow: 'request-free',
  effects: [{ as: 'takeAction' }],
  disposes: ['end'],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
