import { findRight } from '@saki/catalogue'
import type { deskActsCalls } from '@saki/contracts/deskActs'
import type { DecisionReason } from '@saki/contracts/reason'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { reasonFaults, type ReasonFault } from '@saki/domain/decisions/reasons'
import { refusedExtent, refusedGoods } from '@saki/domain/decisions/refusedGoods'
import { substantiveGround, type ReasonedRight } from '@saki/domain/decisions/substantiveGrounds'
import type { RegisteredGoods } from '@saki/domain/requests/limitGoods'
import { findState, type Action } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { workflowOfProcess, type ProcessPosition } from '../../caseState.ts'
import { Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { listGoods, wireGoods } from '../fileParts/goods.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { listCitedFacts } from './citedFacts.ts'
import { listNotified } from './notified.ts'
import { reasonPointsOf, writtenReason, type ReasonPoint } from './reasonPoints.ts'

type Body = HandlerInput<(typeof deskActsCalls)['insertAction']>['body']
type Positioned = ProcessKey & ProcessPosition
type Asked = Omit<Body, 'PROC_TYP' | 'PROC_NBR' | 'ACTION_TYP'>

/**
 * Details of an officer's act for its history and letter: notes, points, and reasons as points. Throws Invalid naming each part that the reasons
 * lack.
 */
export async function actDetail(
  db: Db,
  openCase: Positioned,
  action: Action,
  body: Asked,
): Promise<Record<string, unknown>> {
  const { NOTES1, NOTES2, NOTES3, NOTES4, NOTES5, OPTIONS, INTERNAL_NOTE, COURT_NBR, COURT_DATE } = body
  const { POINTS, GOODS } =
    action.points === 'reasons'
      ? await reasonPoints(db, openCase, action, body.REASONS ?? [])
      : { POINTS: body.POINTS, GOODS: undefined }
  const given = { NOTES1, NOTES2, NOTES3, NOTES4, NOTES5, OPTIONS, POINTS, GOODS, INTERNAL_NOTE, COURT_NBR, COURT_DATE }
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== '' && value.length > 0),
  )
}

/** Whether the applicant may still answer the letter of an act, so that it is no final decision. */
function isAnswerable(position: ProcessPosition, { to }: Action): boolean {
  const state = to === 'same' ? undefined : findState(workflowOfProcess(position), to)
  return state !== undefined && state.turn === 'applicant' && state.end !== true
}

/** Details of an act whose reasons are still written, for a preview of its letter: what a reason lacks is named in its place. */
export async function draftDetail(
  db: Db,
  openCase: Positioned,
  action: Action,
  { REASONS = [] }: Pick<Asked, 'REASONS'>,
): Promise<Record<string, unknown>> {
  const { right, present, ...rest } = await standingOf(db, openCase, action)
  const known = REASONS.filter(({ GROUND }) => substantiveGround(right, GROUND))
  const goods = refusedGoods(
    present,
    known.map(({ GOODS }) => GOODS),
  )
  return { POINTS: pointsOf(known, right, rest), ...(action.ofPart === true && goods.length > 0 && { GOODS: goods }) }
}

/** What the reasons of an act are judged by. */
async function standingOf(db: Db, openCase: Positioned, action: Action) {
  const { right, applicationId, earliest } = await reasonedCase(db, openCase)
  const answerable = isAnswerable(openCase, action)
  return {
    right,
    own: earliest,
    answerable,
    present: (await listGoods(db, applicationId)).map(wireGoods),
    notified: answerable ? [] : await listNotified(db, openCase),
    cited: await listCitedFacts(db, applicationId),
  }
}

const pointsOf = (
  reasons: readonly DecisionReason[],
  right: ReasonedRight,
  { answerable, notified, cited }: Pick<Awaited<ReturnType<typeof standingOf>>, 'answerable' | 'notified' | 'cited'>,
) => reasonPointsOf(reasons, right, answerable, notified, cited)

async function reasonPoints(
  db: Db,
  openCase: Positioned,
  action: Action,
  reasons: readonly DecisionReason[],
): Promise<{ POINTS: ReasonPoint[]; GOODS?: RegisteredGoods[] }> {
  if (reasons.length === 0) throw new Invalid([{ field: 'REASONS', message: 'refusals:noReasons' }])
  const { right, present, ...rest } = await standingOf(db, openCase, action)
  const { answerable, notified, own, cited } = rest
  const faults = reasonFaults(reasons.map(writtenReason), {
    right,
    isAnswerable: answerable,
    present,
    notified: notified.length > 0 ? notified : null,
    isAnswered: notified.some(({ isAnswered }) => isAnswered),
    own,
    cited: new Map([...cited].map(([number, { right: one }]) => [number, one])),
  })
  if (faults.length > 0) throw new Invalid(faults.map(wireFault))
  const goods = reasons.map(({ GOODS }) => GOODS)
  // An application for a mark without goods is refused as a whole.
  const isPart = refusedExtent(present, goods) === 'part'
  if (isPart !== (action.ofPart === true)) {
    if (isPart || present.length > 0)
      throw new Invalid([{ field: 'ACTION_TYP', message: isPart ? 'refusals:goodsNotAll' : 'refusals:goodsAll' }])
  }
  const POINTS = pointsOf(reasons, right, rest)
  return isPart ? { POINTS, GOODS: refusedGoods(present, goods) } : { POINTS }
}

const messages: Record<ReasonFault['why'], TextKey> = {
  missing: 'refusals:reasonMissing',
  foreign: 'refusals:reasonForeign',
  repeated: 'refusals:reasonRepeated',
  unheard: 'refusals:reasonUnheard',
  later: 'refusals:evidenceLater',
  ended: 'refusals:evidenceEnded',
}

const goodsMessages: Partial<Record<ReasonFault['why'], TextKey>> = {
  foreign: 'refusals:goodsForeign',
  unheard: 'refusals:goodsUnheard',
}

const wireFault = ({ at, field, why }: ReasonFault) => ({
  field: `REASONS.${at}.${field.toUpperCase()}`,
  message: (field === 'goods' ? goodsMessages[why] : undefined) ?? messages[why],
})

/** A case with the right whose law its reasons rest on, and its filing date or earliest priority. Throws for a right that gives none. */
export async function reasonedCase(
  db: Db,
  { procTyp, procNbr }: ProcessKey,
): Promise<{ right: ReasonedRight; applicationId: number; earliest: LegalDate }> {
  const { applTyp, applicationId, filingDate, priority } = await tables(db)
    .selectFrom('process as p')
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .select(['a.applTyp', 'a.applicationId', 'a.filingDate'])
    .select((eb) =>
      eb
        .selectFrom('applicationPriority as y')
        .select((y) => y.fn.min('y.priorityDate').as('first'))
        .whereRef('y.applicationId', '=', 'a.applicationId')
        .as('priority'),
    )
    .where('p.procTyp', '=', procTyp)
    .where('p.procNbr', '=', procNbr)
    .executeTakeFirstOrThrow()
  const grounds = findRight(applTyp)?.grounds
  if (!grounds) throw new Error(`${applTyp} has no grounds`)
  if (filingDate === null) throw new Error(`${applicationId} is not filed`)
  return { right: grounds, applicationId, earliest: priority !== null && priority < filingDate ? priority : filingDate }
}
