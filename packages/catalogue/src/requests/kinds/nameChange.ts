import { defineRequest } from '../defineRequest.ts'
import { OFFICE_RULE, certificate, expected, needed, powerOfAttorney, smallBusiness } from '../requestDocuments.ts'
import { fields, note, payerOfDesign, persons, requestForm } from '../requestForm.ts'
import { allRights } from '../rules.ts'

/** The same owner under a new name or address; a new owner is a transfer. */
export const nameChange = defineRequest({
  id: 'PN',
  who: ['owner', 'representative'],
  rules: allRights(
    { patent: 'UU 13/2016 art. 38', design: 'PP 1/2005', mark: 'UU 20/2016 art. 18, 39' },
    { states: ['pending', 'in_force'], unverified: ['ground', 'fee'] },
    { patent: 'PATENT_CHANGE_OF_NAME', design: 'DESIGN_CHANGE_OF_NAME', mark: 'MARK_CHANGE_OF_NAME' },
  ),
  form: requestForm(
    'PN',
    [payerOfDesign, persons('NEW_DATA', 'requestForms:newData'), fields({ NOTE: note })],
    [
      needed('BKT', OFFICE_RULE),
      expected('KTP', OFFICE_RULE),
      certificate(OFFICE_RULE),
      smallBusiness(),
      powerOfAttorney(OFFICE_RULE),
    ],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'changeNameAddress', section: 'NEW_DATA' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
