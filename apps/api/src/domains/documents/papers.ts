import type { PaperFacts } from '@saki/contracts/papers'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { parseProcessId } from '@saki/domain/ids/processId'
import { openActions } from '@saki/domain/workflow/nextState'

import { caseOwner } from '../../access.sql.ts'
import { mayActOn } from '../../access.ts'
import { daysLeft, workflowOfProcess, hasDeadline, named, stateAt } from '../../caseState.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { paperRow, senderOf } from './paperRow.ts'
import {
  findFileOfSlot,
  findPaperOfProcess,
  findPapers,
  listPapersOfCase,
  neighboursOf,
  findPaperCaseStatus,
  type PaperCaseStatus,
  type PaperRow,
} from './papers.sql.ts'

export interface PaperRequest extends Pick<HandlerInput, 'db' | 'services' | 'request' | 'reply' | 'language' | 'now'> {
  session: Session
}
interface Slot {
  seq_num?: number | undefined
  specdoc_typ?: string | undefined
}

/**
 * The document with this id, or of this process or action. A process id is tried first; document ids never have its form. Throws
 * FILE_NOT_FOUND, also for cases of others.
 */
export async function paperNamed({ db, session }: PaperRequest, name: string, slot: Slot = {}): Promise<PaperRow> {
  const key = parseProcessId(name)
  const { seq_num: seqNum = 1, specdoc_typ: specdocTyp } = slot
  const found = !key
    ? (await findPapers(db, session, [name]))[0]
    : specdocTyp === undefined
      ? await findPaperOfProcess(db, session, { ...key, actionNbr: key.actionNbr })
      : await findFileOfSlot(db, session, { ...key, specdocTyp, seqNum })
  if (!found) throw new AppError('FILE_NOT_FOUND', name)
  return found
}

/** A document with its case state, its deadline, whether it can be answered and its verification code. Throws FILE_NOT_FOUND. */
export async function paperFacts(asked: PaperRequest, name: string, slot: Slot): Promise<PaperFacts> {
  const { db, session, language, now } = asked
  const paper = await paperNamed(asked, name, slot)
  const status = await findPaperCaseStatus(db, paper)
  const state = status && stateAt(status)
  const { newer, older } = await neighboursOf(db, { userId: session.userId, mandates: session.mandates }, paper)
  const isRunning = status !== undefined && !status.moved && paper.dueDate !== null && paper.dueDate === status.dueDate
  return {
    ...paperRow(paper, session, language),
    STATUS_CODE: state?.code ?? null,
    STATUS_NAME: state ? named(language, state.text).name : '',
    STATUS_CAPTION: state ? named(language, state.text).caption : '',
    FROM_NAME: senderOf(paper, session, language),
    DUE_DATE: paper.dueDate,
    DUE_RUNS: isRunning ? 'Y' : 'N',
    DAYS_LEFT: isRunning ? daysLeft(legalDateOf(now), paper.dueDate) : null,
    ANSWERABLE: canAnswer(asked, paper, status) ? 'Y' : 'N',
    GROUND: status?.ground ?? '',
    VERIFY_CODE: paper.verifyCode,
    NEWER_ID: newer,
    OLDER_ID: older,
  }
}

/**
 * Whether the case is still in the state the letter set, with a deadline and an answer open to the applicant. Always false for
 * officers.
 */
function canAnswer({ session, now }: PaperRequest, paper: PaperRow, status: PaperCaseStatus | undefined): boolean {
  if (!status || status.moved || paper.withdrawn || paper.direction === 'IN' || status.action === null) return false
  if (session.role === 'office' || !hasDeadline(stateAt(status))) return false
  const flow = workflowOfProcess(status)
  const open = openActions(flow, status.state, 'applicant', [], legalDateOf(now))
  return open.some((key) => flow.actions[key]?.answers === true)
}

/**
 * Documents in the given order, without repeats. Throws NotFound when the asker may not see one, so that no
 * archive is smaller than what was chosen.
 */
export async function papersNamed({ db, session }: PaperRequest, ids: readonly string[]): Promise<PaperRow[]> {
  const found = new Map((await findPapers(db, session, ids)).map((paper) => [paper.docId, paper]))
  return [...new Set(ids)].map((id) => {
    const paper = found.get(id)
    if (!paper) throw new NotFound('paper', id)
    return paper
  })
}

/**
 * Every document of a case that the asker may see, letters first. `patentId`: application or submission number. Throws NotFound for
 * an unknown case and another person's.
 */
export async function papersOfCase({ db, session }: PaperRequest, patentId: string): Promise<PaperRow[]> {
  const ref = parseCaseRef(patentId)
  const found = ref && (await caseOwner(db, { ref }))
  const mayRead = found && (session.role === 'office' || mayActOn(session, found, 'read'))
  if (!found?.caseId || !mayRead) throw new NotFound('case', patentId)
  return listPapersOfCase(db, session, found.caseId)
}
