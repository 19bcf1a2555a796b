import { caseSectionsCalls } from '@saki/contracts/caseSections'

import { implement } from '../../implement.ts'
import { caseSection, markSection } from './caseDetail.ts'
import { claimsOfCase } from './claims.ts'
import { ownerSection } from './parties.ts'
import { patentSection, pctSection } from './patentSection.ts'
import { listPriorities } from './sections.sql.ts'
import { visibleCaseOf } from './visibleCase.ts'

export const caseSectionsRoutes = implement(caseSectionsCalls, {
  async getPatentDetailBySection(asked) {
    const { params, query, session, db, language } = asked
    const record = await visibleCaseOf(db, session, query.patentId)
    switch (params.section) {
      case 'mark':
        return markSection(db, record, language)
      case 'patent':
        return patentSection(db, record)
      case 'pct':
        return pctSection(db, record)
      case 'owner':
        return ownerSection(asked)
      default:
        return caseSection(db, record, params.section)
    }
  },

  async getPatentDetailPriorities({ query, session, db, language }) {
    const { applicationId } = await visibleCaseOf(db, session, query.patentId)
    const rows = await listPriorities(db, applicationId, language)
    return rows.map((row) => ({ ...row, PRIORITY_TYP: 'PARIS' as const }))
  },

  async getPatentDetailClaims({ query, session, db, services }) {
    return claimsOfCase(services, await visibleCaseOf(db, session, query.patentId))
  },
})
