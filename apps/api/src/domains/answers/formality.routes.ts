import { formalityCalls } from '@saki/contracts/formality'

import { implement } from '../../implement.ts'
import { getFormalitas, getValFormalitas } from './getFormalitas.ts'
import { saveFormality } from './saveFormality.ts'

/** The formality check of the office. */
export const formalityRoutes = implement(formalityCalls, {
  offiDocInsertUpdate: saveFormality,
  getFormalitas,
  getValFormalitas,
})
