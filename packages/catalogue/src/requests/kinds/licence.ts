import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { OFFICE_RULE, needed, powerOfAttorney, smallBusiness, welcome } from '../requestDocuments.ts'
import { fields, payerOfDesign, persons, requestForm, required } from '../requestForm.ts'
import { allRights, bothPatents, fee } from '../rules.ts'

const GROUNDS = {
  patent: 'UU 13/2016 art. 76, 79',
  design: 'UU 31/2000 art. 33, 35',
  mark: 'UU 20/2016 art. 42',
}
const codes = { patent: 'PATENT_LICENCE', design: 'DESIGN_LICENCE', mark: 'MARK_LICENCE' } as const

export const licence = defineRequest({
  id: 'LI',
  who: ['owner', 'representative'],
  // Several licences may be recorded one beside the other.
  several: true,
  rules: {
    ...allRights(GROUNDS, { states: ['in_force'] }, codes),
    ...bothPatents({
      ground: GROUNDS.patent,
      states: ['in_force'],
      needs: ['annuities_paid'],
      fees: fee(codes.patent),
      unverified: ['fee'],
    }),
  },
  form: requestForm(
    'LI',
    [
      payerOfDesign,
      persons('LICENSEES', 'requestForms:licensee'),
      fields({
        EXCLUSIVE: {
          as: 'choice',
          label: 'requestForms:exclusive',
          ...required,
          options: [choice('Y', 'requestForms:exclusive.Y'), choice('N', 'requestForms:exclusive.N')],
        },
        TERRITORY: { as: 'text', max: 254, label: 'requestForms:territory' },
        VALID_FROM: { as: 'date', label: 'requestForms:validFrom', ...required },
        VALID_TO: { as: 'date', label: 'requestForms:validTo' },
      }),
    ],
    [needed('LIS', OFFICE_RULE), welcome('TRJ', OFFICE_RULE), smallBusiness(), powerOfAttorney(OFFICE_RULE)],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'recordLicence', section: 'LICENSEES' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
