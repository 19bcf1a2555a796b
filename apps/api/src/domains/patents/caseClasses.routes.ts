import { caseClassesCalls } from '@saki/contracts/caseClasses'

import { implement } from '../../implement.ts'
import { ipcsOf } from './patentSection.ts'
import { listLocarno } from './sections.sql.ts'
import { visibleCaseOf } from './visibleCase.ts'

export const caseClassesRoutes = implement(caseClassesCalls, {
  async getIpcs({ query, session, db, language }) {
    const { applicationId } = await visibleCaseOf(db, session, query.patentId)
    return ipcsOf(db, applicationId, language)
  },

  async getLocarnos({ query, session, db, language }) {
    const { applicationId } = await visibleCaseOf(db, session, query.patentId)
    return listLocarno(db, applicationId, language)
  },
})
