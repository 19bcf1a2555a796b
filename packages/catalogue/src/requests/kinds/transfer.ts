import type { Block } from '@saki/domain/forms/form'
import { PICTURES } from '@saki/domain/requests/splitPictures'
import type { TextKey } from '@saki/texts'

import { choice } from '../../filingPages.ts'
import { defineRequest } from '../defineRequest.ts'
import { OFFICE_RULE, certificate, expected, needed, powerOfAttorney, smallBusiness } from '../requestDocuments.ts'
import { answers, fields, isRight, payerOfDesign, persons, requestForm, required } from '../requestForm.ts'
import { allRights, bothPatents, fee } from '../rules.ts'

const GROUNDS = { patent: 'UU 13/2016 art. 74, PP 46/2020', design: 'UU 31/2000 art. 31', mark: 'UU 20/2016 art. 41' }
const HOW = ['SALE', 'GIFT', 'INHERITANCE', 'WILL', 'WAQF', 'MERGER', 'OTHER'] as const
const codes = { patent: 'PATENT_ASSIGNMENT', design: 'DESIGN_ASSIGNMENT', mark: 'MARK_ASSIGNMENT' } as const

/** The classes of a mark, or the products of a set of designs, that go to the new owner. */
const part: Block<TextKey> = {
  as: 'rows',
  of: 'ticks',
  section: 'PARTS',
  title: 'requestForms:parts',
  rowTitle: 'requestForms:parts.row',
  atLeast: 1,
  atMost: 50,
  when: answers('EXTENT', 'PART'),
  missing: 'requestForms:parts.missing',
  fields: {
    CLASS_CODE: { as: 'niceClass', label: 'requestForms:class', when: isRight('MARK'), ...required },
    LOCARNO_CLASS_CODE: {
      as: 'locarno',
      label: 'requestForms:designProduct',
      when: isRight('DESIGN'),
      ...required,
    },
  },
}

/** Where the pictures of a divided set go, since a filing does not say which product a picture shows. */
const pictures: Block<TextKey> = {
  as: 'rows',
  of: 'pictures',
  section: PICTURES,
  title: 'requestForms:pictures',
  hint: 'requestForms:pictures.hint',
  rowTitle: 'requestForms:pictures.row',
  atLeast: 1,
  atMost: 50,
  when: (scene) => isRight('DESIGN')(scene) && answers('EXTENT', 'PART')(scene),
  missing: 'requestForms:pictures.missing',
  fields: {
    FILE_ID: { as: 'kept', max: 64, label: 'requestForms:pictures.row' },
    GOES: {
      as: 'choice',
      label: 'requestForms:pictures.goes',
      ...required,
      options: [
        choice('NEW', 'requestForms:pictures.NEW'),
        choice('OLD', 'requestForms:pictures.OLD'),
        choice('BOTH', 'requestForms:pictures.BOTH'),
      ],
    },
  },
}

/** Whole, by class or by design. The new owner may request it as well, since an heir has no owner to ask. */
export const transfer = defineRequest({
  id: 'PH',
  who: ['owner', 'representative', 'third'],
  rules: {
    ...allRights(GROUNDS, { states: ['pending', 'in_force'] }, codes),
    // The fee of the present year is paid (PP 46/2020).
    ...bothPatents({
      ground: GROUNDS.patent,
      states: ['pending', 'in_force'],
      needs: ['annuities_paid'],
      fees: fee(codes.patent),
    }),
  },
  form: requestForm(
    'PH',
    [
      payerOfDesign,
      fields({
        HOW: {
          as: 'choice',
          label: 'requestForms:how',
          ...required,
          options: HOW.map((value) => choice(value, `requestForms:how.${value}`)),
        },
        EXTENT: {
          as: 'choice',
          label: 'requestForms:extent',
          when: isRight('MARK', 'DESIGN'),
          ...required,
          options: [choice('WHOLE', 'requestForms:extent.WHOLE'), choice('PART', 'requestForms:extent.PART')],
        },
      }),
      part,
      pictures,
      persons('NEW_OWNERS', 'requestForms:newOwner'),
    ],
    [
      needed('PGH', OFFICE_RULE),
      expected('KTP', OFFICE_RULE),
      certificate(OFFICE_RULE),
      smallBusiness(),
      powerOfAttorney(OFFICE_RULE),
    ],
  ),
  workflow: 'request-paid',
  effects: [{ as: 'changeOwner', section: 'NEW_OWNERS', part: 'PARTS' }],
  takesEffect: 'granted',
  letters: { granted: 'SPC', refused: 'STP' },
})
