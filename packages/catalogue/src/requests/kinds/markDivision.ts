import { defineRequest } from '../defineRequest.ts'
import { OFFICE_RULE, powerOfAttorney } from '../requestDocuments.ts'
import { classes, requestForm } from '../requestForm.ts'
import { fee } from '../rules.ts'

/** Some classes of an application for a mark become a file of their own. */
export const markDivision = defineRequest({
  id: 'PM',
  who: ['owner', 'representative'],
  rules: {
    MARK: {
      ground: 'office rule',
      states: ['undecided'],
      needs: ['several_classes'],
      fees: fee('MARK_DIVISION'),
      unverified: ['ground', 'states', 'fee'],
    },
  },
  form: requestForm('PM', [classes('requestForms:classes.divide')], [powerOfAttorney(OFFICE_RULE)]),
  workflow: 'request-paid',
  effects: [{ as: 'splitCase', part: 'CLASSES' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
