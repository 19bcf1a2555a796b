import { defineRequest } from '../defineRequest.ts'
import { needed, OFFICE_RULE } from '../requestDocuments.ts'
import { fields, note, requestForm } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const RULE = 'office rule'

/** Documents that follow unasked. Those that a letter asks for are sent with the answer to the letter. */
export const laterDocuments = defineRequest({
  id: 'DK',
  who: ['owner', 'representative'],
  several: true,
  rules: allRights({ patent: RULE, design: RULE, mark: RULE }, { states: ['pending'], needs: ['no_open_letter'] }),
  form: requestForm('DK', [fields({ NOTE: note })], [needed('KKL', OFFICE_RULE)]),
  workflow: 'request-free',
  effects: [{ as: 'recordOnly' }],
  takesEffect: 'granted',
})
