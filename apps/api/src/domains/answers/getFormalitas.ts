import { formalityOf } from '@saki/catalogue/formality/formalityOf'
import type { formalityCalls } from '@saki/contracts/formality'
import type { FormalityCheck } from '@saki/contracts/formality'
import { missing } from '@saki/domain/forms/missing'
import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { workflowOfProcess } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { wireIssues } from '../../wireIssues.ts'
import { listReplyFiles } from './answers.sql.ts'
import { findCaseByRef, type AnswerableCase } from './case.sql.ts'
import { checkFiled, currentRevision, filedAs, isCheckedAt } from './filedCheck.ts'
import { listFormalityRevisions, type FormalityRevision } from './formality.sql.ts'
import { carriedOver, officeItems, partyItems } from './formalityItems.ts'

type Calls = typeof formalityCalls
type RequestedCheck = HandlerInput<Calls['getFormalitas']>

async function caseOf(asked: RequestedCheck | HandlerInput<Calls['getValFormalitas']>): Promise<AnswerableCase> {
  const ref = parseCaseRef(asked.query.patentId)
  const filed = ref && (await findCaseByRef(asked.db, asked.session, ref))
  if (!filed) throw new NotFound('case', asked.query.patentId)
  return filed
}

/** Officers get the open revision; parties the last closed one, without findings of the automatic check. Throws NotFound. */
export async function getFormalitas(asked: RequestedCheck): Promise<FormalityCheck> {
  const filed = await caseOf(asked)
  const revisions = await listFormalityRevisions(asked.db, filed)
  const isOpen = isCheckedAt(workflowOfProcess(filed), filed.state)
  return asked.session.role === 'office' && isOpen
    ? openRevision(asked, filed, revisions)
    : closedRevision(
        asked,
        filed,
        revisions.findLast(({ isClosed }) => isClosed),
        isOpen,
      )
}

async function openRevision(
  asked: RequestedCheck,
  filed: AnswerableCase,
  revisions: FormalityRevision[],
): Promise<FormalityCheck> {
  const { number, saved, before } = currentRevision(revisions)
  const checked = await checkFiled(asked.db, filed)
  const replies = await listReplyFiles(asked.db, filed.applicationId)
  const items = saved?.items ?? carriedOver(before)
  return {
    ...emptyRevision(filed, true),
    ROUND: number,
    ROUND_VERSION: saved?.rowVersion ?? null,
    NOTES: saved?.notes ?? '',
    ITEMS: officeItems({ ...checked, items, replies, language: asked.language }),
  }
}

async function closedRevision(
  asked: RequestedCheck,
  filed: AnswerableCase,
  revision: FormalityRevision | undefined,
  isOpen: boolean,
): Promise<FormalityCheck> {
  if (!revision) return emptyRevision(filed, isOpen)
  const list = formalityOf(filed.formTyp)
  const replies = await listReplyFiles(asked.db, filed.applicationId)
  return {
    ...emptyRevision(filed, isOpen),
    ACTION_NBR: revision.actionNbr,
    ROUND: revision.revision,
    EXAM_DATE: revision.examDate,
    DUE_DATE: revision.result === 'KURANG' ? revision.dueDate : null,
    RESULT: revision.result,
    NOTES: asked.session.role === 'office' ? revision.notes : '',
    ITEMS: list ? partyItems({ list, items: revision.items, replies, language: asked.language }) : [],
    LETTER: revision.letter,
  }
}

function emptyRevision(filed: AnswerableCase, isOpen: boolean): FormalityCheck {
  return {
    PATENT_ID: filed.applicationNumber,
    PROC_TYP: filed.procTyp,
    PROC_NBR: filed.procNbr,
    ACTION_NBR: null,
    ROUND: 1,
    ROUND_VERSION: null,
    IND_OPEN: isOpen ? 'Y' : 'N',
    EXAM_DATE: null,
    DUE_DATE: null,
    RESULT: 'PENDING',
    NOTES: '',
    ITEMS: [],
    LETTER: null,
  }
}

/** Runs the applicant's form rules on the filed data and the files sent since. Throws NotFound. */
export async function getValFormalitas(asked: HandlerInput<Calls['getValFormalitas']>) {
  const filed = await caseOf(asked)
  const { form, data, files } = await filedAs(asked.db, filed)
  const issues = missing(form, data, files, filed.filingDate)
  const isValid = issues.every(({ level }) => level === 'WARN')
  return { IND_VALID: isValid ? ('Y' as const) : ('N' as const), ...wireIssues(issues, asked.language) }
}
