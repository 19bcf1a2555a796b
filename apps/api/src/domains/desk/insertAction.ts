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
import { handOver } from './assign.sql.ts'
import { findOpenCase, type OpenCase } from './openCase.sql.ts'
import { kindAt } from './workKind.ts'

type AskedToAct = Asked<typeof deskCalls.insertAction>
type Body = AskedToAct['body']

/**
 * An officer moves a case, or records what came on paper. Which action is possible where and for whom, the engine alone decides; here
 * only what no officer may take, and days no action can have, are refused. Throws NotFound, Conflict, Invalid.
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
  const place = await findOpenCase(tx, key)
  if (!place) throw new NotFound('process', key)
  // A letter is taken back with the action that issued it, never by itself: its paper and its deadline would go on.
  if (place.flowId === LETTER_FLOW) throw new ConflictError('ACTION_NOT_ALLOWED', 'letters follow their case')
  const { name, action } = actionNamed(place, body.ACTION_TYP)
  const actionDate = body.ACTION_DATE ?? legalDateOf(now)
  assertTakable(action, body, { actionDate, today: legalDateOf(now), lastDay: place.lastDay })
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
  await letGo(tx, key, place, acted, now)
  return { acted, reply: actedReply(place, acted) }
}

/** What is told of a change: where the process stands now. */
export function actedReply(place: OpenCase, recorded: Recorded) {
  return {
    err: '' as const,
    ACTION_NBR: recorded.actionNbr,
    STATUS_CODE: stateAt({ ...place, state: recorded.state }).code,
    DUE_DATE: recorded.dueDate,
  }
}

function actionNamed(place: OpenCase, code: string): { name: string; action: Action<TextKey> } {
  const flow = workflowOfProcess(place)
  const name = actionByCode(flow, code)
  const action = name === undefined ? undefined : actionOf(flow, name)
  if (name === undefined || !action) throw new ConflictError('ACTION_NOT_ALLOWED', `no action ${code} in ${flow.id}`)
  return { name, action }
}

/** What came from outside the office is recorded with a note of how it came; what the system does is nobody's to take. */
function assertTakable(
  action: Action<TextKey>,
  body: Body,
  { actionDate, today, lastDay }: { actionDate: LegalDate; today: LegalDate; lastDay: LegalDate | null },
): void {
  if (action.by === 'system' || action.auto)
    throw new ConflictError('ACTION_NOT_ALLOWED', `${body.ACTION_TYP} is the system's`)
  const faults: { field: string; message: string }[] = []
  if (actionDate > today) faults.push({ field: 'ACTION_DATE', message: 'desk:fault.future' })
  // Deadlines of a letter run from the day it is sent, and nothing is sent yesterday.
  else if (action.letter && action.by === 'office' && actionDate !== today)
    faults.push({ field: 'ACTION_DATE', message: 'desk:fault.letterToday' })
  else if (lastDay && actionDate < lastDay) faults.push({ field: 'ACTION_DATE', message: 'desk:fault.beforeLast' })
  if (action.by !== 'office' && body.NOTES.trim() === '')
    faults.push({ field: 'NOTES', message: 'desk:fault.paperNotes' })
  if (body.MANUAL_DUE_DATE) faults.push({ field: 'MANUAL_DUE_DATE', message: 'desk:fault.manualDue' })
  if (body.SPECIAL_FINAL_STATUS) faults.push({ field: 'SPECIAL_FINAL_STATUS', message: 'errors:field.wrong' })
  if (faults.length > 0) throw new Invalid(faults)
}

function detailOf(body: Body, action: Action<TextKey>): Record<string, unknown> {
  const { NOTES1, NOTES2, NOTES3, NOTES4, NOTES5, OPTIONS, POINTS, INTERNAL_NOTE } = body
  const given = { NOTES1, NOTES2, NOTES3, NOTES4, NOTES5, OPTIONS, POINTS, INTERNAL_NOTE }
  const said = Object.entries(given).filter(([, value]) => value !== undefined && value !== '' && value.length > 0)
  return { ...Object.fromEntries(said), ...(action.by !== 'office' && { ON_PAPER: 'Y' }) }
}

/** Whoever examined formalities has not taken on the publication: with the kind of work the case leaves the hand. */
async function letGo(tx: Db, key: ProcessKey, place: OpenCase, acted: Acted, now: Date): Promise<void> {
  if (place.officerId === null || acted.state === place.state) return
  const [before, after] = [place.state, acted.state].map((state) =>
    kindAt({ ...place, state, flow: workflowOfProcess(place) }),
  )
  const isOver = workflowOfProcess(place).states[acted.state]?.end === true
  if (!isOver && (after === null || after === before || before === null)) return
  await handOver(tx, key, { oldOfficer: place.officerId, newOfficer: null, changedBy: null, reason: '', now })
}
