import { caseFilesCalls } from '@saki/contracts/caseFiles'
import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { processAt, processNamed } from './askedCase.ts'
import { findApplication, listCaseFiles, listProcessFiles } from './files.sql.ts'

export const caseFilesRoutes = implement(caseFilesCalls, {
  async getListDokumen({ params, session, db }) {
    const ref = parseCaseRef(params.id)
    const application =
      ref &&
      (await findApplication(
        db,
        session,
        ref.kind === 'number' ? { applicationNumber: ref.applicationNumber } : { submissionNbr: ref.submissionNbr },
      ))
    const found = application ?? (ref ? undefined : await processNamed(db, session, params.id))
    if (!found) throw new NotFound('case', params.id)
    return listCaseFiles(db, session.userId, found.applicationId)
  },

  async workflowFileList({ query, session, db }) {
    const process = await processAt(db, session, { procTyp: query.PROC_TYP, procNbr: query.PROC_NBR })
    return listProcessFiles(db, session.userId, process.applicationId, process, query.ACTION_NBR)
  },
})
