import { patentsCalls } from '@saki/contracts/patents'

import { implement } from '../../implement.ts'
import { registerReply } from '../registerSearch/registerReply.ts'
import { suggestRegister } from '../registerSearch/suggestRegister.ts'
import { viewAssignment } from './assignments.ts'
import { getChangeLog } from './changeLog.ts'
import { listOwnCases } from './listCases.ts'
import { registerExport } from './registerExport.ts'
import { registerSheet } from './registerSheet.ts'
import { similarOwners } from './similarOwners.ts'

export const patentsRoutes = implement(patentsCalls, {
  getPatents: (asked) => listOwnCases(asked),

  searchRegister: (asked) => registerReply(asked, asked.query),
  suggestRegister,

  getPatentsAdvance: ({ body, ...asked }) => registerReply(asked, body, body),

  excelSearchPatent: (asked) => registerSheet(asked),

  exportSearch: (asked) => registerExport(asked),

  getViewAssignment: (asked) => viewAssignment(asked),

  getSimilarOwner: (asked) => similarOwners(asked),

  getChangeLog: (asked) => getChangeLog(asked),
})
