import type { Block } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { expected, needed, powerOfAttorney, smallBusiness } from '../requestDocuments.ts'
import { fields, isRight, payerOfDesign, persons, requestForm, required } from '../requestForm.ts'
import { fee } from '../rules.ts'

const GROUND = 'UU 20/2016 art. 16, UU 31/2000 art. 26'

/** Rights of the opponent, taken from the register. */
const earlierRights: Block<TextKey> = {
  as: 'rows',
  of: 'plain',
  section: 'EARLIER_RIGHTS',
  title: 'requestForms:earlierRights',
  rowTitle: 'requestForms:earlierRight',
  atLeast: 0,
  atMost: 50,
  fields: { NUMBER: { as: 'text', max: 40, label: 'requestForms:number', ...required } },
}

export const opposition = defineRequest({
  id: 'OP',
  who: ['third'],
  several: true,
  rules: {
    MARK: { ground: 'UU 20/2016 art. 16', actions: ['oppose'], fees: fee('MARK_OPPOSITION') },
    DESIGN: { ground: 'UU 31/2000 art. 26', actions: ['oppose'], fees: fee('DESIGN_OPPOSITION') },
  },
  instead: { PATENT: 'requests:OP.instead', SIMPLE_PATENT: 'requests:OP.instead.SIMPLE_PATENT' },
  form: requestForm(
    'OP',
    [
      payerOfDesign,
      persons('OPPONENTS', 'requestForms:opponent'),
      fields({
        MARK_GROUNDS: {
          as: 'choices',
          label: 'requestForms:grounds',
          when: isRight('MARK'),
          ...required,
          options: [
            choice('20', 'requestForms:ground.MARK.20'),
            choice('21_1', 'requestForms:ground.MARK.21_1'),
            choice('21_2', 'requestForms:ground.MARK.21_2'),
            choice('21_3', 'requestForms:ground.MARK.21_3'),
          ],
        },
        DESIGN_GROUNDS: {
          as: 'choices',
          label: 'requestForms:grounds',
          when: isRight('DESIGN'),
          ...required,
          options: [choice('2', 'requestForms:ground.DESIGN.2'), choice('4', 'requestForms:ground.DESIGN.4')],
        },
        STATEMENT: { as: 'longText', max: 20_000, label: 'requestForms:statement', ...required },
      }),
      earlierRights,
    ],
    [needed('BKT', GROUND), expected('KTP', GROUND), smallBusiness(), powerOfAttorney(GROUND)],
  ),
  workflow: 'request-opposition',
  effects: [{ as: 'takeAction' }],
  takesEffect: 'received',
})
