import { defineRequest } from '../defineRequest.ts'
import { OFFICE_RULE, welcome } from '../requestDocuments.ts'
import { fields, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

const RULE = 'office rule'

/** An error that the office made, in data, a letter or a certificate; free of charge. */
export const officeError = defineRequest({
  id: 'KD',
  who: ['owner', 'representative'],
  rules: allRights({ patent: RULE, design: RULE, mark: RULE }, { states: ['filed'] }),
  form: requestForm(
    'KD',
    [
      fields({
        WHERE: { as: 'text', max: 254, label: 'requestForms:where', ...required },
        NOW: { as: 'longText', max: 2000, label: 'requestForms:now', ...required },
        SHOULD_BE: { as: 'longText', max: 2000, label: 'requestForms:shouldBe', ...required },
      }),
    ],
    [welcome('BKT', OFFICE_RULE)],
  ),
  workflow: 'request-free',
  effects: [{ as: 'correctData', section: 'REQUEST' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
