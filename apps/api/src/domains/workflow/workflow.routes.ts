import { workflowCalls } from '@saki/contracts/workflow'
import { say } from '@saki/texts/say'

import { named, rightName, stateAt } from '../../caseState.ts'
import { implement } from '../../implement.ts'
import { caseAt, childAt } from './askedCase.ts'
import { subDetail } from './subDetail.ts'
import { workflowStatusOf } from './workflowStatus.ts'

export const workflowRoutes = implement(workflowCalls, {
  async getStatusWorkflow({ params, session, db, now, language }) {
    const process = await caseAt(db, session, params)
    return workflowStatusOf(process, { db, session, now, language })
  },

  async getTitleWorkflowCust({ params, session, db, language }) {
    const process = await caseAt(db, session, params)
    const { name, caption } = named(language, stateAt(process).text)
    return {
      PATENT_ID: process.applicationNumber,
      TITLE: process.title,
      APPL_TYPE_NAME: say('id', rightName(process.fileTyp)),
      OWNER_NAMES: process.ownerNames,
      FILING_DATE: process.filingDate,
      REGISTRATION_NBR: process.registrationNbr,
      STATUS_CODE: stateAt(process).code,
      STATUS_NAME: name,
      STATUS_CAPTION: caption,
      IMG_URL: process.imageId && `/api/getIMGDoc/${process.imageId}?size=thumb`,
    }
  },

  async getDetailSubWorkflow({ params, session, db, language }) {
    return subDetail(db, await childAt(db, session, params), session, language)
  },

  async getStatusSubWorkflow({ params, session, db, now, language }) {
    const process = await childAt(db, session, params)
    return workflowStatusOf(process, { db, session, now, language })
  },
})
