import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { certificate, needed, powerOfAttorney, smallBusiness } from '../requestDocuments.ts'
import { classes, payer, requestForm } from '../requestForm.ts'

const GROUND = 'UU 20/2016 art. 36'

/** Six months before the end of the term, or six months after it with a surcharge; classes that are not kept end. */
export const renewal = defineRequest({
  id: 'PJ',
  who: ['owner', 'representative'],
  rules: {
    MARK: {
      ground: GROUND,
      actions: ['renew', 'renew_late'],
      fees: [
        { code: 'MARK_RENEWAL_CLASS', per: 'class', action: 'renew' },
        { code: 'MARK_LATE_RENEWAL_CLASS', per: 'class', action: 'renew_late' },
      ],
    },
  },
  instead: {
    DESIGN: 'requests:PJ.instead.DESIGN',
    PATENT: 'requests:PJ.instead',
    SIMPLE_PATENT: 'requests:PJ.instead',
  },
  form: requestForm(
    'PJ',
    [
      payer,
      classes('requestForms:classes.keep', true),
      {
        as: 'declarations',
        section: 'DECLARATIONS',
        missing: 'requestForms:declaration.missing',
        options: [choice('IN_USE', 'requestForms:declaration.IN_USE')],
      },
    ],
    [needed('SPG', GROUND), certificate(GROUND), smallBusiness(), powerOfAttorney(GROUND)],
  ),
  workflow: 'request-timed',
  effects: [{ as: 'takeAction' }, { as: 'limitGoods', section: 'CLASSES' }],
  disposes: ['term'],
  takesEffect: 'granted',
  letters: { refused: 'STP' },
})
