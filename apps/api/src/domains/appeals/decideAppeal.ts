import { decidingAction, requestActions } from '@saki/catalogue/requests/appealDecisions'
import type { AppealGround, appealsCalls } from '@saki/contracts/appeals'
import { transact, type Db } from '@saki/db'
import { decisionFaults, dividedBy, type DecisionFault } from '@saki/domain/appeals/decision'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { workflowOfProcess } from '../../caseState.ts'
import { ConflictError, Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { countClaims, keepClaims } from '../requests/effects/keepClaims.ts'
import { listGoods, replaceGoods } from '../fileParts/goods.ts'
import { keepRestorePoint, standOf } from '../requests/effects/restorePoint.sql.ts'
import { sendToAppellant } from '../requests/sendToAppellant.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { actIn, publishActed } from '../workflow/takeAction.ts'
import type { AppealRecord } from './appeal.sql.ts'
import { appealChoices } from './appealChoices.ts'
import { appealNamed, contested, groundsOf, processOfCase } from './appealGrounds.ts'
import { appealKeyOf, lockAppeal } from './lockAppeal.ts'

type Input = HandlerInput<(typeof appealsCalls)['appealDecide']>
type Decision = Input['body']

/**
 * Records the decision of the Appeal Commission, once per key and in one transaction: limits goods or claims of a decision in part, acts in the
 * case, issues the decision letter and ends the request. Throws NotFound, STALE_VERSION, ACTION_NOT_ALLOWED when it is decided or the case is
 * not before the Commission, Invalid.
 */
export async function decideAppeal({ body, session, services, db, key, now }: Input) {
  let acted: ActionResult[] = []
  const once = { userId: session.userId, key, call: 'appealDecide', request: body, now }
  const reply = await transact(db, (tx) =>
    onceOnly(tx, once, async () => {
      const { appeal, made } = await lockAppeal(tx, appealKeyOf(body), body.ROW_VERSION)
      const action = decidingAction(workflowOfProcess(processOfCase(appeal)), appeal.kind, body.OUTCOME)
      if (action === undefined || !(await appealChoices(tx, appeal, now)).decide)
        throw new ConflictError('ACTION_NOT_ALLOWED', `${appeal.applicationNumber} is not before the Commission`)
      const grounds = contested((await groundsOf(tx, appeal, made?.request.snapshot ?? {})).grounds)
      await assertDecision(tx, appeal, body, grounds, now)
      const before = await standOf(tx, appeal.applicationId)
      const kept = await limitTo(tx, appeal, body, { userId: session.userId, now })
      const notes = wordsOf(body, kept)
      const by = { role: 'commission', actorId: session.userId, now, notes } as const
      const detail = {
        ...appealNamed(appeal),
        POINTS: pointsOfDecision(body, grounds),
        DECISION: decisionKept(body),
      }
      const decided = await actIn(tx, services, processOfCase(appeal), { ...by, action, detail })
      acted = [decided]
      if (made) {
        const ended = await actIn(tx, services, made.asked, { ...by, action: requestActions[body.OUTCOME] })
        acted.push(ended)
        await keepRestorePoint(tx, { ...made, one: appeal }, { before, actions: [ended, decided] })
        if (made.asked.relation === 'third')
          await sendToAppellant(tx, services, { appeal, ended, decided, detail, notes, now }, made.request.ownerId)
      }
      return { err: '' as const, STATE: decided.state, DUE_DATE: decided.dueDate }
    }),
  )
  for (const one of acted) await publishActed(services, one)
  return reply
}

const decisionKept = ({ OUTCOME, DECISION_NBR, DECISION_DATE, GOODS, CLAIMS }: Decision) => ({
  OUTCOME,
  DECISION_NBR,
  DECISION_DATE,
  ...(OUTCOME === 'PART' && { GOODS, CLAIMS }),
})

const fieldOf: Record<DecisionFault, string> = {
  number_missing: 'DECISION_NBR',
  date_future: 'DECISION_DATE',
  date_before_appeal: 'DECISION_DATE',
  grounds_incomplete: 'GROUNDS',
  reasons_missing: 'GROUNDS',
  ground_rejected: 'OUTCOME',
  ground_allowed: 'OUTCOME',
  part_empty: 'PART',
  part_whole: 'PART',
  part_unknown: 'PART',
}

async function assertDecision(
  tx: Db,
  appeal: AppealRecord,
  body: Decision,
  grounds: readonly AppealGround[],
  now: Date,
) {
  const faults = decisionFaults(
    {
      outcome: body.OUTCOME,
      number: body.DECISION_NBR,
      date: body.DECISION_DATE,
      grounds: body.GROUNDS.map(({ OUTCOME, REASONS }) => ({ outcome: OUTCOME, reasons: REASONS })),
      goods: body.GOODS.map(({ CLASS_CODE, TERMS }) => ({ niceClass: CLASS_CODE, terms: TERMS })),
      claims: body.CLAIMS,
    },
    {
      grounds: grounds.length,
      goods: await goodsOf(tx, appeal),
      claims: await countClaims(tx, appeal.applicationId),
      received: appeal.receivedOn,
    },
    legalDateOf(now),
  )
  if (faults.length > 0)
    throw new Invalid(faults.map((fault) => ({ field: fieldOf[fault], message: `appeals:fault.${fault}` })))
}

const goodsOf = async (tx: Db, { applicationId }: AppealRecord) =>
  (await listGoods(tx, applicationId)).map(({ niceClassCode, terms }) => ({ niceClass: niceClassCode, terms }))

/** Limits the register to what a decision in part allows; returns it in words, '' when there is nothing to limit. */
async function limitTo(tx: Db, appeal: AppealRecord, body: Decision, { userId, now }: { userId: number; now: Date }) {
  // Of a correction the goods and claims are what they were.
  if (body.OUTCOME !== 'PART' || appeal.kind === 'BC') return ''
  const divided = dividedBy({ goods: await goodsOf(tx, appeal), claims: await countClaims(tx, appeal.applicationId) })
  const log = {
    userId,
    requestRef: appeal.submissionNbr ?? '',
    reason: say('id', 'appeals:cited', citedOf(body)),
    now,
  }
  if (divided === 'goods') {
    const kept = body.GOODS.filter(({ TERMS }) => TERMS.length > 0)
    await replaceGoods(
      tx,
      log,
      appeal,
      kept.map(({ CLASS_CODE, TERMS }) => ({ niceClassCode: CLASS_CODE, terms: TERMS })),
    )
    const what = kept
      .map(({ CLASS_CODE, TERMS }) => say('id', 'appeals:kept.class', { n: CLASS_CODE, terms: TERMS.join(', ') }))
      .join('; ')
    return say('id', 'appeals:kept.goods', { what })
  }
  if (divided !== 'claims') return ''
  await keepClaims(tx, appeal, body.CLAIMS, log)
  return say('id', 'appeals:kept.claims', { what: [...new Set(body.CLAIMS)].toSorted((a, b) => a - b).join(', ') })
}

const citedOf = ({ DECISION_NBR, DECISION_DATE }: Decision) => ({
  number: DECISION_NBR,
  date: longDateText(DECISION_DATE, 'id'),
})

/** Words of the decision for letter, inbox and history: number and date, outcome, what is kept, general reasons. */
function wordsOf(body: Decision, kept: string): string {
  return [
    say('id', 'appeals:cited', citedOf(body)),
    say('id', `appeals:outcome.${body.OUTCOME}`) + '.',
    kept,
    body.REASONS.trim(),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** The grounds with their outcome and reasons, as points of the letter. */
const pointsOfDecision = (body: Decision, grounds: readonly AppealGround[]) =>
  body.GROUNDS.map(({ OUTCOME, REASONS }, at) => ({
    TITLE: say('id', `appeals:ground.${OUTCOME}`, { n: at + 1, title: grounds[at]?.TITLE ?? '' }),
    TEXT: REASONS.trim(),
  }))
