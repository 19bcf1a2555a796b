import { formalityOf } from '@saki/catalogue/formality/formalityOf'
import type { answersCalls, FormalityRound } from '@saki/contracts/answers'
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

type Calls = typeof answersCalls
type RequestedRound = HandlerInput<Calls['getFormalitas']>

async function caseOf(asked: RequestedRound | HandlerInput<Calls['getValFormalitas']>): Promise<AnswerableCase> {
  const ref = parseCaseRef(asked.query.patentId)
  const filed = ref && (await findCaseByRef(asked.db, asked.session, ref))
  if (!filed) throw new NotFound('case', asked.query.patentId)
  return filed
}

/** Officers get the open round; parties the last closed one, without findings of the automatic check. Throws NotFound. */
export async function getFormalitas(asked: RequestedRound): Promise<FormalityRound> {
  const filed = await caseOf(asked)
  const rounds = await listFormalityRevisions(asked.db, filed)
  const isOpen = isCheckedAt(workflowOfProcess(filed), filed.state)
  return asked.session.role === 'office' && isOpen
    ? openRound(asked, filed, rounds)
    : closedRound(
        asked,
        filed,
        rounds.findLast(({ isClosed }) => isClosed),
        isOpen,
      )
}

async function openRound(
  asked: RequestedRound,
  filed: AnswerableCase,
  rounds: FormalityRevision[],
): Promise<FormalityRound> {
  const { number, saved, before } = currentRevision(rounds)
  const { list, points } = await checkFiled(asked.db, filed)
  const replies = await listReplyFiles(asked.db, filed.applicationId)
  const items = saved?.items ?? carriedOver(before)
  return {
    ...emptyRound(filed, true),
    ROUND: number,
    ROUND_VERSION: saved?.rowVersion ?? null,
    NOTES: saved?.notes ?? '',
    ITEMS: officeItems({ list, points, items, replies, language: asked.language }),
  }
}

async function closedRound(
  asked: RequestedRound,
  filed: AnswerableCase,
  round: FormalityRevision | undefined,
  isOpen: boolean,
): Promise<FormalityRound> {
  if (!round) return emptyRound(filed, isOpen)
  const list = formalityOf(filed.formTyp)
  const replies = await listReplyFiles(asked.db, filed.applicationId)
  return {
    ...emptyRound(filed, isOpen),
    ACTION_NBR: round.actionNbr,
    ROUND: round.round,
    EXAM_DATE: round.examDate,
    DUE_DATE: round.result === 'KURANG' ? round.dueDate : null,
    RESULT: round.result,
    NOTES: asked.session.role === 'office' ? round.notes : '',
    ITEMS: list ? partyItems({ list, items: round.items, replies, language: asked.language }) : [],
    LETTER: round.letter,
  }
}

function emptyRound(filed: AnswerableCase, isOpen: boolean): FormalityRound {
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
