import { defineRequest } from '../defineRequest.ts'
import { smallBusiness } from '../requestDocuments.ts'
import { fields, note, payerOfDesign, requestForm } from '../requestForm.ts'
import { allRights } from '../rules.ts'

export const certificateCopy = defineRequest({
  id: 'SS',
  who: ['owner', 'representative', 'third'],
  several: true,
  rules: allRights(
    { patent: 'UU 13/2016 art. 59', design: 'UU 31/2000 art. 30', mark: 'UU 20/2016 art. 26' },
    { states: ['in_force'], unverified: ['ground', 'fee'] },
    { patent: 'PATENT_CERTIFICATE_COPY', design: 'DESIGN_CERTIFICATE_COPY', mark: 'MARK_CERTIFICATE_COPY' },
  ),
  form: requestForm('SS', [payerOfDesign, fields({ NOTE: note })], [smallBusiness()]),
  workflow: 'request-instant',
  effects: [{ as: 'issueDocument', letter: 'SLS' }],
  takesEffect: 'received',
})
