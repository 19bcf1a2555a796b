import { caseHistoryCalls } from '@saki/contracts/caseHistory'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { actionByCode } from '@saki/domain/workflow/definition'
import type { Db } from '@saki/db'

import { named, stateAt, workflowOfProcess } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { caseAt, childAt, processAt, type FileSegments } from './askedCase.ts'
import { findLastActionNbr, findLetterKey } from './cases.sql.ts'
import { listProcessFiles } from './files.sql.ts'
import type { ProcessKey } from './process.sql.ts'
import { findProcessHistory } from './processHistory.ts'
import { workflowRows } from './workflowRows.ts'

export const caseHistoryRoutes = implement(caseHistoryCalls, {
  async getListWorkflowCust({ params, session, db, language }) {
    const process = await caseAt(db, session, params)
    return workflowRows(process, await findProcessHistory(db, process, session.userId), session, language)
  },

  async getSubWorkflow({ params, session, db, language }) {
    const process = await childAt(db, session, { procTyp: params.procTyp, procNbr: params.procNbr })
    const isItsOwn = agrees(process.applicationNumber, params) && (await agreesWithLetter(db, process, params))
    if (!isItsOwn) throw new NotFound('process', params)
    return workflowRows(process, await findProcessHistory(db, process, session.userId), session, language)
  },

  async getDetailWorkflow({ params, session, db, language }) {
    const process = await processAt(db, session, params)
    const history = await findProcessHistory(db, process, session.userId)
    const action = history.rows.find((each) => each.actionNbr === params.actionNbr)
    const row = workflowRows(process, history, session, language).find((each) => each.ACTION_NBR === params.actionNbr)
    if (!action || !row) throw new NotFound('action', params)
    const files = await listProcessFiles(db, session.userId, process.applicationId, process, params.actionNbr)
    return {
      ...row,
      PRIOR_STATUS_CAPTION: named(language, stateAt({ ...process, state: action.fromState }).text).caption,
      PRIOR_DUE_DATE: action.priorDueDate,
      FILES: files.map((file) => ({ DOC_ID: file.DOC_ID, NAME: file.DOC_NAME, MIME: file.MIME, SIZE: file.SIZE })),
      PORTAL_READ_AT: action.readAt && action.readAt.toISOString(),
    }
  },

  async getActionNbr({ params, session, db }) {
    const process = await processAt(db, session, params)
    const action = actionByCode(workflowOfProcess(process), params.actionTyp)
    const last = action === undefined ? undefined : await findLastActionNbr(db, process, action)
    return last === undefined ? [] : [{ ACTION_NBR: last }]
  },
})

/** Whether every given segment (`-`: not given) is that of the process's case. */
function agrees(applicationNumber: string, { fileNbr, fileSeq, fileTyp, fileSer }: FileSegments): boolean {
  const own = parseApplicationNumber(applicationNumber)
  const same = (given: string, part: string | number | undefined) => given === '-' || given === String(part)
  return (
    same(fileTyp, own?.fileTyp) &&
    same(fileSeq, own?.fileSeq) &&
    same(fileSer, own?.fileSer) &&
    same(fileNbr, own?.fileNbr)
  )
}

/** Whether the given segments of a document key are those of the process's letter; true when none is given. */
async function agreesWithLetter(
  db: Db,
  key: ProcessKey,
  { docOri, docLog, docSer, docNbr }: { docOri: string; docLog: string; docSer: string; docNbr: string },
): Promise<boolean> {
  if ([docOri, docLog, docSer, docNbr].every((segment) => segment === '-')) return true
  const letter = await findLetterKey(db, key)
  const same = (given: string, part: string) => given === '-' || given.toUpperCase() === part
  return (
    letter !== undefined &&
    docLog === '-' &&
    same(docOri, letter.ori) &&
    same(docSer, String(letter.ser)) &&
    same(docNbr, String(letter.nbr))
  )
}
