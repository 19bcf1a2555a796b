import { yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import type { CaseFacts } from '@saki/domain/requests/caseFacts'
import type { RequestWindow } from '@saki/domain/requests/requestKind'

import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { powerOfAttorney, welcome } from '../requestDocuments.ts'
import { fields, requestForm, required } from '../requestForm.ts'
import { bothPatents } from '../rules.ts'

const GROUND = 'UU 65/2024 art. 20A'

/** Once in each calendar year, by its last day. */
function yearOfStatement({ history }: CaseFacts, today: LegalDate): RequestWindow {
  const last = history.findLast(({ action }) => action === 'state_working')?.day
  const year = last !== undefined && yearOf(last) === yearOf(today) ? yearOf(today) + 1 : yearOf(today)
  return { first: `${year}-01-01`, last: `${year}-12-31`, ground: GROUND }
}

export const workingStatement = defineRequest({
  id: 'PY',
  who: ['owner', 'representative'],
  rules: bothPatents({ ground: GROUND, actions: ['state_working'], window: yearOfStatement }),
  form: requestForm(
    'PY',
    [
      fields({
        WORKED: {
          as: 'choice',
          label: 'requestForms:worked',
          ...required,
          options: [
            choice('MADE', 'requestForms:worked.MADE'),
            choice('IMPORTED', 'requestForms:worked.IMPORTED'),
            choice('LICENSED', 'requestForms:worked.LICENSED'),
            choice('NOT', 'requestForms:worked.NOT'),
          ],
        },
        STATEMENT: { as: 'longText', max: 4000, label: 'requestForms:working', ...required },
      }),
    ],
    [welcome('BKT', GROUND), powerOfAttorney('UU 13/2016 art. 28')],
  ),
  workflow: 'request-instant',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
