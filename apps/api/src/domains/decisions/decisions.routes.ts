import { decisionsCalls } from '@saki/contracts/decisions'

import { implement } from '../../implement.ts'
import { officeDecideAct } from './decideAct.ts'
import { officeDecideChange } from './decideChange.ts'
import { deleteParagraph, officeParagraphs, saveParagraph } from './paragraphs.ts'
import { officeProposals } from './proposals.ts'
import { officeReasons, saveReasons } from './reasonDraft.ts'

/** Decisions with reasons, and what waits for a second officer. */
export const decisionsRoutes = implement(decisionsCalls, {
  officeReasons,
  saveReasons,
  officeParagraphs,
  saveParagraph,
  deleteParagraph,
  officeProposals,
  officeDecideAct,
  officeDecideChange,
})
