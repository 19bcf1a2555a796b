import { decidingAction } from '@saki/catalogue/requests/appealDecisions'
import { appealTabs, type AppealAtBoard, type AppealRow, type appealsCalls } from '@saki/contracts/appeals'
import type { Db } from '@saki/db'
import { appealOutcomes } from '@saki/domain/appeals/decision'
import { offerOf } from '@saki/domain/requests/offerOf'
import { actionOf } from '@saki/domain/workflow/definition'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { named, stateAt, workflowOfProcess } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { findRequestOfProcess } from '../afterFiling/detail.sql.ts'
import { kindOf } from '../afterFiling/kinds.ts'
import { wireOffer } from '../afterFiling/offers.ts'
import { wireRequest } from '../afterFiling/requestDetail.ts'
import { listTariffs } from '../payments/fees.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import { countClaims } from '../requests/effects/keepClaims.ts'
import { listGoods } from '../fileParts/goods.ts'
import { listCasesOfRequest } from '../requests/request.sql.ts'
import { appealPageQuery, countAppeals, findAppeal, findDecision, type AppealRecord } from './appeal.sql.ts'
import { appealChoices, decidingActions } from './appealChoices.ts'
import { groundsOf, processOfCase } from './appealGrounds.ts'
import { appealKeyOf } from './lockAppeal.ts'

type Calls = typeof appealsCalls

/** One page of a tab, with the number in each; of the first tab with appeals when none is named. */
export async function appealQueue({ query, db, language }: HandlerInput<Calls['appealQueue']>) {
  const { page, size, q } = query
  const TABS = []
  for (const TAB of appealTabs) TABS.push({ TAB, COUNT: await countAppeals(db, TAB, q) })
  const tab = query.tab ?? TABS.find(({ COUNT }) => COUNT > 0)?.TAB ?? 'NEW'
  const { rows } = await appealPageQuery(tab, q, { limit: size, offset: (page - 1) * size }).execute(db)
  return {
    data: rows.map((row) => wireRow(row, language)),
    total: TABS.find(({ TAB }) => TAB === tab)?.COUNT ?? 0,
    page,
    size,
    TAB: tab,
    TABS,
  }
}

/** An appeal with what decides it. Throws NotFound for every other process. */
export async function appealCase(asked: HandlerInput<Calls['appealCase']>): Promise<AppealAtBoard> {
  const { query, session, db, language, now } = asked
  const key = appealKeyOf(query)
  const appeal = await findAppeal(db, key)
  if (!appeal) throw new NotFound('appeal', key)
  const record = appeal.submissionNbr === null ? undefined : await findRequestOfProcess(db, key)
  const request = record && (await wireRequest(db, record, session, language, now))
  const [one] = await listRequestable(db, {
    ids: [appeal.applicationId],
    ...(appeal.requestId !== null && { except: appeal.requestId }),
  })
  if (!one) throw new NotFound('case', appeal.applicationNumber)
  const { refusal, grounds } = await groundsOf(db, appeal, record?.snapshot ?? {})
  const status = named(language, stateAt(processOfCase(appeal)).text)
  const can = await appealChoices(db, appeal, now)
  const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))
  return {
    ...wireRow(appeal, language),
    ROW_VERSION: appeal.rowVersion,
    OWNER_NAMES: one.ownerNames,
    STATUS_NAME: status.name,
    STATUS_CAPTION: status.caption,
    DECISION: refusal,
    GROUNDS: grounds,
    GOODS: (await listGoods(db, appeal.applicationId)).map(({ niceClassCode, terms }) => ({
      CLASS_CODE: niceClassCode,
      TERMS: terms,
    })),
    CLAIMS: await countClaims(db, appeal.applicationId),
    DATA: request?.DATA ?? null,
    CASE: request?.CASE ?? null,
    FILES: request?.FILES ?? [],
    ON_PAPER: record?.onPaper ?? null,
    OFFER: appeal.requestId === null ? null : await offerAtReceipt(db, appeal, one, appeal.requestId),
    CAN: {
      ADMIT: flag(can.admit),
      ASK: flag(can.ask),
      DECIDE: flag(can.decide),
      DISMISS: flag(can.dismiss),
      WITHDRAW: flag(can.withdraw),
      UNDO: flag(can.undo),
    },
    EFFECTS: effectsOf(appeal, language),
    DECIDED: await decidedOf(db, appeal),
  }
}

function wireRow(appeal: AppealRecord, language: Language): AppealRow {
  const state = named(language, stateAt(appeal).text)
  return {
    PROC_TYP: appeal.procTyp,
    PROC_NBR: appeal.procNbr,
    ACTION_NBR: appeal.actionNbr,
    USERDOC_TYP: appeal.kind,
    SUBMISSION_NBR: appeal.submissionNbr,
    PATENT_ID: appeal.applicationNumber,
    TITLE: appeal.title,
    APPL_TYP: appeal.applTyp,
    APPELLANT_NAME: appeal.appellantName,
    RECEIVED_DATE: appeal.receivedOn,
    STATE_NAME: state.name,
    STATE_CAPTION: state.caption,
    TARGET_DATE: appeal.kind === 'BD' && stateAt(processOfCase(appeal)).end !== true ? appeal.caseDue : null,
    HELD_WHY: appeal.heldWhy === '' ? null : appeal.heldWhy,
  }
}

/** What the law said about the appeal on its day of receipt. */
async function offerAtReceipt(
  db: Db,
  appeal: AppealRecord,
  one: Awaited<ReturnType<typeof listRequestable>>[number],
  requestId: number,
) {
  const kind = kindOf(appeal.kind)
  const facts = (await factsOfCases(db, [one], appeal.receivedOn)).get(one.applicationId)
  const asked = (await listCasesOfRequest(db, requestId)).find(({ procNbr }) => procNbr === appeal.procNbr)
  if (!facts || !asked) return null
  const offer = offerOf(kind, facts, asked.relation, appeal.receivedOn)
  return wireOffer(kind, offer, { one }, await listTariffs(db), appeal.receivedOn)
}

/** What each outcome does in the case, in the reader's language; '' where its law has none. */
function effectsOf(appeal: AppealRecord, language: Language): AppealAtBoard['EFFECTS'] {
  const flow = workflowOfProcess(processOfCase(appeal))
  const [ALLOWED, PART, REJECTED] = appealOutcomes.map((outcome) => {
    const action = actionOf(flow, decidingAction(flow, appeal.kind, outcome) ?? '')
    return action ? say(language, action.means) : ''
  })
  return { ALLOWED: ALLOWED ?? '', PART: PART ?? '', REJECTED: REJECTED ?? '' }
}

async function decidedOf(db: Db, appeal: AppealRecord): Promise<AppealAtBoard['DECIDED']> {
  const found = await findDecision(db, appeal, decidingActions(appeal))
  const kept = found?.detail['DECISION']
  if (!found || typeof kept !== 'object' || kept === null) return null
  const { OUTCOME, DECISION_NBR, DECISION_DATE } = kept as Pick<
    NonNullable<AppealAtBoard['DECIDED']>,
    'OUTCOME' | 'DECISION_NBR' | 'DECISION_DATE'
  >
  return { OUTCOME, DECISION_NBR, DECISION_DATE, SENT_DATE: found.actionDate, REASONS: found.notes }
}
