import { rightNamesFor } from '../rightNames.ts'
import type { RightLook } from '../rightLook.ts'

const headOffice = { code: '00', name: { id: 'Kantor pusat', en: 'Head office' } }
const online = { id: 'Daring', en: 'Online' }
/** Trademark (UU 20/2016). */
export const markLook = {
  id: 'MARK',
  letter: 'T',
  names: rightNamesFor('T', 'applications:status.mark'),
  icon: 'mark',
  numbers: [
    {
      letter: 'D',
      name: { id: 'Merek Dagang', en: 'Trademark for goods' },
      digits: 6,
      sequences: [headOffice, { code: 'ID', name: online }],
    },
    {
      letter: 'J',
      name: { id: 'Merek Jasa', en: 'Trademark for services' },
      digits: 6,
      sequences: [headOffice, { code: 'ID', name: online }],
    },
    {
      letter: 'I',
      name: { id: 'Merek Dagang dan Jasa', en: 'Trademark for goods and services' },
      digits: 6,
      sequences: [{ code: 'PT', name: online }],
    },
    {
      letter: 'M',
      name: { id: 'Merek Madrid', en: 'Madrid designation' },
      digits: 7,
      sequences: [headOffice],
      isOld: true,
    },
  ],
  classes: 'nice',
  grounds: 'MARK',
  filingDateGround: 'UU 20/2016 art. 13',
} as const satisfies RightLook
