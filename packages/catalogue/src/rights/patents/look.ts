import type { RightLook } from '../rightLook.ts'
import { commonPatentLook } from './commonLook.ts'

const headOffice = [{ code: '00', name: { id: 'Kantor pusat', en: 'Head office' } }]

/** Patent (UU 13/2016, UU 65/2024). */
export const patentLook = {
  ...commonPatentLook,
  id: 'PATENT',
  numbers: [
    { letter: 'P', name: { id: 'Paten', en: 'Patent' }, digits: 5, sequences: headOffice },
    {
      letter: 'W',
      name: { id: 'Paten PCT (berkas lama)', en: 'PCT national phase (older files)' },
      digits: 5,
      sequences: headOffice,
      isOld: true,
    },
  ],
} as const satisfies RightLook
