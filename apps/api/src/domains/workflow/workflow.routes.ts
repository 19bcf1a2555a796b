import { workflowCalls } from '@saki/contracts/workflow'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { numberWidth, parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { parseProcessId } from '@saki/domain/ids/processId'
import { actionByCode } from '@saki/domain/workflow/definition'
import type { Db } from '@saki/db'
import { say } from '@saki/texts/say'

import { workflowOfProcess, named, stateAt, rightName } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import type { Session } from '../../session.ts'
import {
  findCaseProcess,
  findCaseOfProcess,
  findChildProcess,
  findLastActionNbr,
  findLetterKey,
  type CaseProcess,
} from './cases.sql.ts'
import { findApplication, listCaseFiles, listProcessFiles } from './files.sql.ts'
import { findProcessHistory } from './processHistory.ts'
import { listStageTimes, usualStay } from './stageTimes.sql.ts'
import { workflowStatusOf } from './workflowStatus.ts'
import { subDetail } from './subDetail.ts'
import { openChoices } from './openChoices.ts'
import type { ProcessKey } from './process.sql.ts'
import { workflowMap } from './workflowMap.ts'
import { workflowRows } from './workflowRows.ts'

export const workflowRoutes = implement(workflowCalls, {
  async getListWorkflowCust({ params, session, db, language }) {
    const process = await caseAt(db, session, params)
    return workflowRows(process, await findProcessHistory(db, process, session.userId), session, language)
  },

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

  async getSubWorkflow({ params, session, db, language }) {
    const process = await childAt(db, session, { procTyp: params.procTyp, procNbr: params.procNbr })
    const isItsOwn = agrees(process.applicationNumber, params) && (await agreesWithLetter(db, process, params))
    if (!isItsOwn) throw new NotFound('process', params)
    return workflowRows(process, await findProcessHistory(db, process, session.userId), session, language)
  },

  async getDetailSubWorkflow({ params, session, db, language }) {
    return subDetail(db, await childAt(db, session, params), session, language)
  },

  async getStatusSubWorkflow({ params, session, db, now, language }) {
    const process = await childAt(db, session, params)
    return workflowStatusOf(process, { db, session, now, language })
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

  async getListAction({ params, query, session, db, now, language }) {
    const process = await processNamed(db, session, params.id)
    return openChoices(db, process, { session, language, now, receivedOn: query.receivedOn })
  },

  async getActionNbr({ params, session, db }) {
    const process = await processAt(db, session, params)
    const action = actionByCode(workflowOfProcess(process), params.actionTyp)
    const last = action === undefined ? undefined : await findLastActionNbr(db, process, action)
    return last === undefined ? [] : [{ ACTION_NBR: last }]
  },

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

  getWorkflowMap: ({ session, db, now }) => workflowMap(db, session, now),

  async usualTimes({ db }) {
    const times = await listStageTimes(db)
    return times.map((time) => ({ FLOW_ID: time.flowId, STATE: time.state, ...usualStay(time) }))
  },

  async workflowFileList({ query, session, db }) {
    const process = await processAt(db, session, { procTyp: query.PROC_TYP, procNbr: query.PROC_NBR })
    return listProcessFiles(db, session.userId, process.applicationId, process, query.ACTION_NBR)
  },
})

interface FileSegments {
  fileNbr: string
  fileSeq: string
  fileTyp: string
  fileSer: string
}

/** The case of a file key. Throws NotFound when it does not exist or the asker may not read it. */
async function caseAt(db: Db, asker: Session, segments: FileSegments): Promise<CaseProcess> {
  const key = { ...segments, fileNbr: Number(segments.fileNbr), fileSer: Number(segments.fileSer) }
  const found = numberWidth(key.fileTyp) === undefined ? undefined : await findCaseProcess(db, asker, key)
  if (!found) throw new NotFound('case', segments)
  return found
}

async function processAt(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess> {
  const found = await findCaseOfProcess(db, asker, { procTyp: key.procTyp.toUpperCase(), procNbr: key.procNbr })
  if (!found) throw new NotFound('process', key)
  return found
}

async function processNamed(db: Db, asker: Session, text: string): Promise<CaseProcess> {
  const key = parseProcessId(text)
  if (!key) throw new NotFound('process', text)
  return processAt(db, asker, key)
}

/** A child process of a case. Throws NotFound, also for a case's own process. */
async function childAt(db: Db, asker: Session, key: ProcessKey): Promise<CaseProcess> {
  const found = await findChildProcess(db, asker, { procTyp: key.procTyp.toUpperCase(), procNbr: key.procNbr })
  if (!found) throw new NotFound('process', key)
  return found
}

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
