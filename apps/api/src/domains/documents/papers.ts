import type { PaperFacts } from '@saki/contracts/papers'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { parseProcessId } from '@saki/domain/ids/processId'
import { openActions } from '@saki/domain/workflow/nextState'

import { daysLeft, workflowOfProcess, hasDeadline, named, stateAt } from '../../caseState.ts'
import { AppError, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import type { Session } from '../../session.ts'
import { paperRow, senderOf } from './paperRow.ts'
import {
  findFileOfSlot,
  findPaperOfProcess,
  findPapers,
  neighboursOf,
  findPaperCaseStatus,
  type PaperCaseStatus,
  type PaperRow,
} from './papers.sql.ts'

export interface AskedPaper extends Pick<Asked, 'db' | 'services' | 'request' | 'reply' | 'language' | 'now'> {
  session: Session
}
interface Slot {
  seq_num?: number | undefined
  specdoc_typ?: string | undefined
}

/** The paper an address names: a process or action before an id, since no id is made of a type and a number. NotFound for those of others. */
export async function paperNamed({ db, session }: AskedPaper, name: string, slot: Slot = {}): Promise<PaperRow> {
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

/** A paper with its case, the deadline it started, whether it can be answered and what it can be verified with. */
export async function paperFacts(asked: AskedPaper, name: string, slot: Slot): Promise<PaperFacts> {
  const { db, session, language, now } = asked
  const paper = await paperNamed(asked, name, slot)
  const standing = await findPaperCaseStatus(db, paper)
  const place = standing && stateAt(standing)
  const { newer, older } = await neighboursOf(db, { userId: session.userId, mandates: session.mandates }, paper)
  const isRunning =
    standing !== undefined && !standing.moved && paper.dueDate !== null && paper.dueDate === standing.dueDate
  return {
    ...paperRow(paper, session, language),
    STATUS_CODE: place?.code ?? null,
    STATUS_NAME: place ? named(language, place.text).name : '',
    STATUS_CAPTION: place ? named(language, place.text).caption : '',
    FROM_NAME: senderOf(paper, session, language),
    DUE_DATE: paper.dueDate,
    DUE_RUNS: isRunning ? 'Y' : 'N',
    DAYS_LEFT: isRunning ? daysLeft(legalDateOf(now), paper.dueDate) : null,
    ANSWERABLE: canAnswer(asked, paper, standing) ? 'Y' : 'N',
    GROUND: standing?.ground ?? '',
    VERIFY_CODE: paper.verifyCode,
    NEWER_ID: newer,
    OLDER_ID: older,
  }
}

/** The case still stands where the letter put it, and its workflow has an answer to be given there. */
function canAnswer({ session, now }: AskedPaper, paper: PaperRow, standing: PaperCaseStatus | undefined): boolean {
  if (!standing || standing.moved || paper.withdrawn || paper.direction === 'IN' || standing.action === null)
    return false
  if (session.role === 'office' || !hasDeadline(stateAt(standing))) return false
  const flow = workflowOfProcess(standing)
  const open = openActions(flow, standing.state, 'applicant', [], legalDateOf(now))
  return open.some((key) => flow.actions[key]?.answers === true)
}

/** Papers in the order asked for. NotFound when one is not the asker's to see, so that no archive lacks something unsaid. */
export async function papersNamed({ db, session }: AskedPaper, ids: readonly string[]): Promise<PaperRow[]> {
  const found = new Map((await findPapers(db, session, ids)).map((paper) => [paper.docId, paper]))
  return [...new Set(ids)].map((id) => {
    const paper = found.get(id)
    if (!paper) throw new NotFound('paper', id)
    return paper
  })
}
