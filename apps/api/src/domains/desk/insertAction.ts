import type { deskCalls } from '@saki/contracts/desk'
import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { actionByCode, actionOf, type Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { workflowOfProcess, stateAt } from '../../caseState.ts'
import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { Asked } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { ProcessKey, Recorded } from '../workflow/recordAction.ts'
import { actIn, publishActed, type Acted } from '../workflow/takeAction.ts'
import { reassignCase } from './assign.sql.ts'
import { findOpenCase, type OpenCase } from './openCase.sql.ts'
import { kindAt } from './workKind.ts'

type AskedToAct = Asked<typeof deskCalls.insertAction>
type Body = AskedToAct['body']

/**
 * An officer acts in a case, or records what came on paper. The engine decides which actions are open; this call refuses
 * automatic actions, actions on letters and impossible dates. Idempotent per key. Throws NotFound, ACTION_NOT_ALLOWED,
 * STALE_VERSION, Invalid.
 */
export async function insertAction({ body, session, services, db, now, key }: AskedToAct) {
  let acted: Acted | undefined
  const reply = await transact(db, (tx) =>
    onceOnly(tx, { userId: session.userId, key, call: 'insertAction', request: body, now }, async () => {
      const done = await act({ tx, services, body, officerId: session.userId, now })
      acted = done.acted
      return done.reply
    }),
  )
  if (acted) await publishActed(services, acted)
  return reply
}

const LETTER_FLOW = 'office-letter'

interface Acting extends Pick<AskedToAct, 'services' | 'body' | 'now'> {
  tx: Db
  officerId: number
}

async function act({ tx, services, body, officerId, now }: Acting) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const openCase = await findOpenCase(tx, key)
  if (!openCase) throw new NotFound('process', key)
  // A letter is only undone with the action that issued it; otherwise its document and deadline would remain in force.
  if (openCase.flowId === LETTER_FLOW) throw new ConflictError('ACTION_NOT_ALLOWED', 'letters follow their case')
  const { name, action } = actionNamed(openCase, body.ACTION_TYP)
  const actionDate = body.ACTION_DATE ?? legalDateOf(now)
  assertAllowed(action, body, { actionDate, today: legalDateOf(now), lastDay: openCase.lastDay })
  const acted = await actIn(tx, services, key, {
    action: name,
    role: action.by,
    actorId: officerId,
    actionDate,
    now,
    notes: body.NOTES,
    detail: detailOf(body, action),
    ...(body.ROW_VERSION !== undefined && { rowVersion: body.ROW_VERSION }),
  })
  await unassignOnNewWork(tx, key, openCase, acted, now)
  return { acted, reply: actedReply(openCase, acted) }
}

/** Reply of a change: the new state and deadline. */
export function actedReply(openCase: OpenCase, recorded: Recorded) {
  return {
    err: '' as const,
    ACTION_NBR: recorded.actionNbr,
    STATUS_CODE: stateAt({ ...openCase, state: recorded.state }).code,
    DUE_DATE: recorded.dueDate,
  }
}

function actionNamed(openCase: OpenCase, code: string): { name: string; action: Action<TextKey> } {
  const flow = workflowOfProcess(openCase)
  const name = actionByCode(flow, code)
  const action = name === undefined ? undefined : actionOf(flow, name)
  if (name === undefined || !action) throw new ConflictError('ACTION_NOT_ALLOWED', `no action ${code} in ${flow.id}`)
  return { name, action }
}

/** Refuses automatic actions (ACTION_NOT_ALLOWED), and throws Invalid for wrong dates and for a paper without a note of how it came. */
function assertAllowed(
  action: Action<TextKey>,
  body: Body,
  { actionDate, today, lastDay }: { actionDate: LegalDate; today: LegalDate; lastDay: LegalDate | null },
): void {
  if (action.by === 'system' || action.auto)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${body.ACTION_TYP} is the system's`)
  const faults: { field: string; message: string }[] = []
  if (actionDate > today) faults.push({ field: 'ACTION_DATE', message: 'desk:fault.future' })
  // The deadlines of a letter run from the day it is sent, which is today.
  else if (action.letter && action.by === 'office' && actionDate !== today)
    faults.push({ field: 'ACTION_DATE', message: 'desk:fault.letterToday' })
  else if (lastDay && actionDate < lastDay) faults.push({ field: 'ACTION_DATE', message: 'desk:fault.beforeLast' })
  if (action.by !== 'office' && body.NOTES.trim() === '')
    faults.push({ field: 'NOTES', message: 'desk:fault.paperNotes' })
  if (faults.length > 0) throw new Invalid(faults)
}

function detailOf(body: Body, action: Action<TextKey>): Record<string, unknown> {
  const { NOTES1, NOTES2, NOTES3, NOTES4, NOTES5, OPTIONS, POINTS, INTERNAL_NOTE } = body
  const given = { NOTES1, NOTES2, NOTES3, NOTES4, NOTES5, OPTIONS, POINTS, INTERNAL_NOTE }
  const filled = Object.entries(given).filter(([, value]) => value !== undefined && value !== '' && value.length > 0)
  return { ...Object.fromEntries(filled), ...(action.by !== 'office' && { ON_PAPER: 'Y' }) }
}

/** Unassigns the officer when the case ends or the kind of work changes. */
async function unassignOnNewWork(tx: Db, key: ProcessKey, openCase: OpenCase, acted: Acted, now: Date): Promise<void> {
  if (openCase.officerId === null || acted.state === openCase.state) return
  const [before, after] = [openCase.state, acted.state].map((state) =>
    kindAt({ ...openCase, state, flow: workflowOfProcess(openCase) }),
  )
  const isOver = workflowOfProcess(openCase).states[acted.state]?.end === true
  if (!isOver && (after === null || after === before || before === null)) return
  await reassignCase(tx, key, { oldOfficer: openCase.officerId, newOfficer: null, changedBy: null, reason: '', now })
}
