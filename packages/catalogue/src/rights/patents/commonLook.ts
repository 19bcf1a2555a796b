import { rightNamesFor } from '../rightNames.ts'
import type { RightLook } from '../rightLook.ts'

/** What lists and headers show of patents and simple patents alike. */
export const commonPatentLook = {
  letter: 'P',
  icon: 'patent',
  names: rightNamesFor('P', 'applications:status.patent'),
  maker: {
    role: 'inventor',
    isApplicant: 'INVENTOR_IS_APPLICANT',
    receipt: 'patents:step.inventors',
    certificate: 'letters:certificate.inventors',
  },
  classes: 'ipc',
  grounds: 'PATENT',
  filingDateGround: 'UU 13/2016 art. 34',
} as const satisfies Partial<RightLook>
