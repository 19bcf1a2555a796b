import { addMonths } from '@saki/domain/dates/legalDate'

import type { RightImport } from '../importedCase.ts'
import { PROTECTION } from './periods.ts'

export const designImport: RightImport = {
  paid: [],
  play: ({ take }, line) => {
    take('register', line.REGISTRATION_DATE)
    return addMonths(line.FILING_DATE, PROTECTION.months)
  },
  answers: ({ TITLE, ENGLISH_TITLE, DESIGN_DESCRIPTION = '', INVENTORS, LOCARNO }) => ({
    filing: { APPL_TYP: 'DESIGN' },
    sections: {
      TECHNICAL: {
        TITLE,
        DESIGN_DESCRIPTION,
        DESIGNER_IS_APPLICANT: INVENTORS.length > 0 ? 'N' : 'Y',
        ENGLISH_TITLE,
      },
      LOCARNO: [...LOCARNO],
    },
  }),
}
