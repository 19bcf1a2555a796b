import type { words as id } from '../id/fees.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'Fees',
  markClass: 'Trademark application, per class',
  patent: 'Patent application',
  simplePatent: 'Simple patent application',
  extraPages: 'Extra pages of the description',
  extraClaims: 'Extra claims',
  earlyPublication: 'Early publication',
  examination: 'Substantive examination',
  simpleExamination: 'Substantive examination of a simple patent',
  'why.classes.general': '{{qty}} × {{unitAmount}} for each class, general tariff',
  'why.classes.smallBusiness': '{{qty}} × {{unitAmount}} for each class, tariff for micro and small enterprises',
  'why.classes.education':
    '{{qty}} × {{unitAmount}} for each class; for marks educational and research bodies pay the general tariff',
  'why.extraPages': '{{qty}} pages beyond 30 × {{unitAmount}}',
  'why.extraClaims': '{{qty}} claims beyond 10 × {{unitAmount}}',
  'why.earlyPublication': 'You ask for early publication',
  'why.examination': 'You ask for substantive examination with the application',
  'why.simpleExamination': 'Must be paid with the application of a simple patent',
  'cart.lacks': '“{{title}}” is not complete: {{fault}}',
  'cart.twice': 'One draft is named twice',
  'cart.onePayer': 'One code is for the applications of one payer',
}
