import { deskCaseCalls } from '@saki/contracts/deskCase'

import { implement } from '../../implement.ts'
import { officeAddNote, officeNotes } from './notes.ts'
import { officeOtherParties } from './otherParties.ts'
import { officeReadNumber } from './readNumber.ts'
import { officeTranslate, officeTranslation } from './translation.ts'

/** What officers keep beside a case. */
export const deskCaseRoutes = implement(deskCaseCalls, {
  officeNotes,
  officeOtherParties,
  officeAddNote,
  officeReadNumber,
  officeTranslation,
  officeTranslate,
})
