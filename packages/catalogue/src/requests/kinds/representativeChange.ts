import { representativeFields } from '../../people.ts'
import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { needed } from '../requestDocuments.ts'
import { answers, fields, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

/** Appoints, replaces or revokes a representative. */
export const representativeChange = defineRequest({
  id: 'KU',
  who: ['owner', 'representative'],
  rules: allRights(
    { patent: 'UU 13/2016 art. 28', design: 'UU 31/2000 art. 14', mark: 'UU 20/2016 art. 6' },
    { states: ['pending', 'in_force'], unverified: ['ground'] },
  ),
  form: requestForm(
    'KU',
    [
      fields({
        CHANGE: {
          as: 'choice',
          label: 'requestForms:representative',
          ...required,
          options: [
            choice('APPOINT', 'requestForms:representative.APPOINT'),
            choice('REVOKE', 'requestForms:representative.REVOKE'),
          ],
        },
      }),
      {
        as: 'rows',
        of: 'parties',
        section: 'REPRS',
        rowTitle: 'filing:representative.row',
        atLeast: 1,
        atMost: 5,
        when: answers('CHANGE', 'APPOINT'),
        missing: 'filing:representative.missing',
        fields: representativeFields(),
      },
    ],
    [needed('KUA', 'office rule', answers('CHANGE', 'APPOINT'))],
  ),
  workflow: 'request-free',
  effects: [{ as: 'changeRepresentative', section: 'REPRS' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
