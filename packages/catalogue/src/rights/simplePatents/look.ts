import { commonPatentLook } from '../patents/commonLook.ts'
import type { RightLook } from '../rightLook.ts'

/** Simple patent (UU 13/2016 as amended by UU 6/2023). */
export const simplePatentLook = {
  ...commonPatentLook,
  id: 'SIMPLE_PATENT',
  numbers: [
    {
      letter: 'S',
      name: { id: 'Paten Sederhana', en: 'Simple patent' },
      digits: 5,
      sequences: [{ code: '00', name: { id: 'Kantor pusat', en: 'Head office' } }],
    },
  ],
} as const satisfies RightLook
