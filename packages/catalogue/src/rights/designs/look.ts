import { rightNamesFor } from '../rightNames.ts'
import type { RightLook } from '../rightLook.ts'

/** Industrial design (UU 31/2000). */
export const designLook = {
  id: 'DESIGN',
  letter: 'D',
  names: rightNamesFor('D', 'applications:status.design'),
  icon: 'design',
  numbers: [
    {
      letter: 'A',
      name: { id: 'Desain Industri', en: 'Industrial design' },
      digits: 5,
      sequences: [{ code: '00', name: { id: 'Kantor pusat', en: 'Head office' } }],
    },
  ],
  maker: {
    role: 'designer',
    isApplicant: 'DESIGNER_IS_APPLICANT',
    receipt: 'receipt:designers',
    certificate: 'letters:certificate.designers',
  },
  classes: 'locarno',
  grounds: 'DESIGN',
  filingDateGround: 'UU 31/2000 art. 18',
} as const satisfies RightLook
