import { caseDetailCalls } from '@saki/contracts/caseDetail'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { implement } from '../../implement.ts'
import { caseDetail } from './caseDetail.ts'
import { licencesOf } from './licences.ts'
import { refDocsOf } from './refDocs.ts'
import { registerOf } from './register.ts'
import { relatedFiles } from './relatedFiles.ts'
import { visibleCaseOf } from './visibleCase.ts'

export const caseDetailRoutes = implement(caseDetailCalls, {
  getPatentDetail: ({ query, ...asked }) =>
    caseDetail(asked, query.patentId, { classes: query.classes === 'Y', status: query.status === 'Y' }),

  async getPatentDetailRegister({ query, session, db }) {
    return registerOf(db, await visibleCaseOf(db, session, query.patentId))
  },

  async getRefDocs({ query, session, db }) {
    return refDocsOf(db, await visibleCaseOf(db, session, query.patentId))
  },

  async getRelFiles({ query, session, db, language }) {
    return relatedFiles(db, await visibleCaseOf(db, session, query.patentId), session, language)
  },

  async getPatentLicense({ params, session, db, now }) {
    return licencesOf(db, await visibleCaseOf(db, session, params.id), legalDateOf(now))
  },
})
