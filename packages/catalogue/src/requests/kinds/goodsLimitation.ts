import { defineRequest } from '../defineRequest.ts'
import { certificate, consentOfLicensee, OFFICE_RULE, powerOfAttorney } from '../requestDocuments.ts'
import { requestForm, required } from '../requestForm.ts'
import { fee } from '../rules.ts'

const GROUND = 'UU 20/2016 art. 72'

/** Fewer goods or services; none are added. For a registered mark it is a deletion in part. */
export const goodsLimitation = defineRequest({
  id: 'BJ',
  who: ['owner', 'representative'],
  rules: {
    MARK: {
      ground: GROUND,
      states: ['undecided', 'in_force'],
      fees: fee('MARK_LIMITATION'),
      unverified: ['ground', 'states', 'fee'],
    },
  },
  form: requestForm(
    'BJ',
    [
      {
        as: 'rows',
        of: 'goodsTicks',
        preselected: true,
        section: 'GOODS',
        title: 'requestForms:goods',
        hint: 'requestForms:goods.hint',
        rowTitle: 'requestForms:classes.row',
        atLeast: 1,
        atMost: 45,
        missing: 'requestForms:classes.missing',
        fields: {
          CLASS_CODE: { as: 'niceClass', label: 'requestForms:class', ...required },
          TERMS: { as: 'words', max: 500, wordMax: 300, input: 'goods', label: 'requestForms:terms', ...required },
        },
      },
    ],
    [certificate(OFFICE_RULE), consentOfLicensee(GROUND), powerOfAttorney(OFFICE_RULE)],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'limitGoods', section: 'GOODS' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
