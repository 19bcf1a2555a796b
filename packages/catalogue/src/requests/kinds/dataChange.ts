import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { needed, OFFICE_RULE, powerOfAttorney, smallBusiness } from '../requestDocuments.ts'
import { fields, payerOfDesign, reason, requestForm, required } from '../requestForm.ts'
import { allRights } from '../rules.ts'

/** Data of the application that the applicant changes, or corrects for an error of the applicant's own. */
export const dataChange = defineRequest({
  id: 'KB',
  who: ['owner', 'representative'],
  rules: allRights(
    { patent: 'UU 13/2016 art. 38', design: 'PP 1/2005', mark: 'UU 20/2016 art. 18' },
    { states: ['pending', 'in_force'], unverified: ['ground', 'fee'] },
    { patent: 'PATENT_CHANGE_OF_DATA', design: 'DESIGN_CHANGE_OF_DATA', mark: 'MARK_CHANGE_OF_DATA' },
  ),
  form: requestForm(
    'KB',
    [
      payerOfDesign,
      fields({
        PART: {
          as: 'choice',
          label: 'requestForms:part',
          ...required,
          options: [
            choice('TITLE', 'requestForms:part.TITLE'),
            choice('OWNER', 'requestForms:part.OWNER'),
            choice('MAKER', 'requestForms:part.MAKER'),
            choice('OTHER', 'requestForms:part.OTHER'),
          ],
        },
        NOW: { as: 'longText', max: 2000, label: 'requestForms:now', ...required },
        SHOULD_BE: { as: 'longText', max: 2000, label: 'requestForms:shouldBe', ...required },
        REASON: reason,
      }),
    ],
    [needed('BKT', OFFICE_RULE), smallBusiness(), powerOfAttorney(OFFICE_RULE)],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'correctData', section: 'REQUEST' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
