import { defineRequest } from '../defineRequest.ts'
import { requestForm } from '../requestForm.ts'
import { bothPatents } from '../rules.ts'

/** Billed for several years and cases at once and recorded by the payment; anyone may pay. */
export const annuity = defineRequest({
  id: 'BT',
  who: ['owner', 'representative', 'third'],
  several: true,
  rules: bothPatents({
    ground: 'UU 13/2016 art. 126',
    actions: ['pay_first_annuity', 'pay_annuity', 'pay_annuity_late'],
  }),
  form: requestForm('BT', [], []),
  workflow: 'request-instant',
  effects: [{ as: 'payAnnuities' }],
  takesEffect: 'received',
  next: 'requests:next.annuity',
  madeAs: 'annuity',
})
