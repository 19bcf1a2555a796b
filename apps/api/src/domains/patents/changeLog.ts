import type { patentsCalls } from '@saki/contracts/patents'
import { say } from '@saki/texts/say'

import { reachOf } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { wireChange } from '../register/wireChange.ts'
import { caseOf } from './caseDetail.ts'
import { countLogged, listLogged, type LogFilter } from './changeLog.sql.ts'

type Call = (typeof patentsCalls)['getChangeLog']

/** Changes of the data after filing. Identity numbers are masked to their last four characters; officers read them with officeReadNumber. */
export async function getChangeLog({ query, session, db, language }: HandlerInput<Call>) {
  const isOfficer = session.role === 'office'
  const { page, size, PATENT_ID, DATE_FROM, DATE_TO, DATA_CODE, USER } = query
  const record = PATENT_ID === undefined ? undefined : await caseOf(db, session, PATENT_ID)
  const filter: LogFilter = {
    reach: isOfficer ? undefined : reachOf(session, undefined),
    ...(record && { applicationId: record.applicationId }),
    ...(DATE_FROM && { from: DATE_FROM }),
    ...(DATE_TO && { to: DATE_TO }),
    ...(DATA_CODE && { section: DATA_CODE }),
    ...(USER && isOfficer && { user: USER }),
  }
  const rows = await listLogged(db, filter, { limit: size, offset: (page - 1) * size })
  const data = rows.map((row) => ({
    LOG_CHANGE_NBR: row.nbr,
    PATENT_ID: row.applicationNumber,
    TITLE: row.title,
    CHANGE_DATE: row.changedAt.toISOString(),
    CHANGE_USER_NAME: isOfficer && row.userName !== null ? row.userName : say(language, 'office:log.office'),
    SOURCE: row.source,
    CHANGE_USERDOC_REF: row.requestRef || null,
    REASON: row.reason,
    LEGAL_REASON: row.legalReason,
    DATA_CODE: row.section,
    CHANGES: row.changes.map((change) => wireChange(row, change, language)),
  }))
  return { data, total: await countLogged(db, filter), page, size }
}
