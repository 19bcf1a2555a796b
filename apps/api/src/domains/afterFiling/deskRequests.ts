import { deskRequestTabs, type DeskRequest, type deskRequestsCalls } from '@saki/contracts/deskRequests'
import { offerOf } from '@saki/domain/requests/offerOf'
import type { Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { splitSection } from '@saki/domain/requests/splitFaults'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'
import { openActions } from '@saki/domain/workflow/nextState'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { actionOf } from '@saki/domain/workflow/definition'
import { findRequest } from '@saki/catalogue/requests/registry'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'

import { endedStates, named, stateAt, workflowOfProcess } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import { letterCaption } from '../../letterName.ts'
import type { HandlerInput } from '../../implement.ts'
import { findOpenChange } from '../changeProposals/changeProposal.sql.ts'
import { listTariffs } from '../payments/fees.ts'
import { factsOfCases } from '../requests/caseFacts.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import { receivedBefore } from '../requests/contradicting.sql.ts'
import { countHeld } from '../requests/heldAnnuities.sql.ts'
import { undoableOn } from '../requests/undoOnRequest.ts'
import { grantSubject } from './deskAct.ts'
import { findRequestOfProcess, listCaseDetails, type CaseDetail } from './detail.sql.ts'
import { deskPageQuery, findAtDesk, tabCountsQuery } from './desk.sql.ts'
import { kindOf } from './kinds.ts'
import { presentPersons } from './presentPersons.ts'
import { wireOffer } from './offers.ts'
import { listLettersOfProcess } from './requestLetters.sql.ts'
import { wireCases, wireRequest } from './requestDetail.ts'

const isAnnuity = (kind: string) => findRequest(kind)?.madeAs === 'annuity'

/** One page of a tab, with the number in each. */
export async function deskRequests({
  query,
  db,
  language,
}: HandlerInput<(typeof deskRequestsCalls)['officeRequests']>) {
  const { page, size, tab } = query
  const found = query.q ? await findAtDesk(db, query.q) : undefined
  const filter = { kind: query.kind, words: query.q, found: found?.ids }
  const { rows: tabs } = await tabCountsQuery(filter).execute(db)
  const counts = new Map(tabs.map((each) => [each.tab, each.total]))
  const total = counts.get(tab) ?? 0
  const { rows } = await deskPageQuery(tab, filter, { page, size, total }).execute(db)
  // Held annuities have no process; the tab shows them above its requests.
  const annuities = query.kind === undefined || isAnnuity(query.kind) ? await countHeld(db, query.q) : 0
  return {
    data: rows.map((row) => {
      const { name, caption } = named(language, stateAt(row).text)
      return {
        SUBMISSION_NBR: row.submissionNbr,
        USERDOC_TYP: row.kind,
        PROC_TYP: row.procTyp,
        PROC_NBR: row.procNbr,
        PATENT_ID: row.applicationNumber,
        TITLE: row.title,
        APPL_TYP: row.applTyp,
        REQUESTER_NAME: row.requesterName,
        RECEIVED_DATE: row.receivedOn,
        STATE: row.state,
        STATE_NAME: name,
        STATE_CAPTION: caption,
        HELD_WHY: row.heldWhy === '' ? null : row.heldWhy,
        DUE_DATE: row.dueDate,
      }
    }),
    total,
    page,
    size,
    ...(found?.isPartial && { TOTAL_CAPPED: 'Y' as const }),
    TABS: deskRequestTabs.map((TAB) => ({ TAB, COUNT: (counts.get(TAB) ?? 0) + (TAB === 'HELD' ? annuities : 0) })),
  }
}

/** A request in one case with what an officer may do. Throws NotFound for a process that is no request's. */
export async function deskRequest({
  query,
  session,
  db,
  language,
  now,
}: HandlerInput<(typeof deskRequestsCalls)['officeRequest']>): Promise<DeskRequest> {
  const key = { procTyp: query.PROC_TYP, procNbr: query.PROC_NBR }
  const record = await findRequestOfProcess(db, key)
  if (!record) throw new NotFound('request', key)
  const details = await listCaseDetails(db, record.requestId, endedStates(), key)
  const [detail] = details
  if (!detail) throw new NotFound('request', key)
  const kind = kindOf(record.kind)
  const day = record.receivedOn ?? legalDateOf(now)
  const [one] = await listRequestable(db, { ids: [detail.applicationId], except: record.requestId })
  const facts = one && (await factsOfCases(db, [one], day)).get(one.applicationId)
  if (!one || !facts) throw new NotFound('case', detail.applicationNumber)
  const offer = offerOf(kind, facts, detail.relation, day)
  const CHOICES = choicesOf(detail, language, now)
  return {
    ...(await wireRequest(db, record, session, language, now)),
    CASES: await wireCases(db, details, language),
    CHOICES,
    EFFECTS: effectsOf(kind, record.snapshot, language),
    PRESENT: CHOICES.length === 0 ? {} : await presentPersons(db, kind, detail.applicationNumber),
    ...(await undoOf(db, detail, language)),
    OFFER: wireOffer(kind, offer, { one }, await listTariffs(db), day),
    LETTERS: (await listLettersOfProcess(db, key)).map((letter) => ({
      DOC_ID: letter.letterId,
      DOC_NUMBER: letter.docNumber,
      OFFIDOC_NAME: letter.title,
      OFFIDOC_CAPTION: letterCaption(letter.letterTyp, one.fileTyp, language),
      DOC_DATE: letter.issuedOn,
    })),
    ON_PAPER: record.onPaper,
    PROPOSED: await proposedGrant(db, key),
    CONTRADICTS: CHOICES.length === 0 ? [] : await earlierNumbers(db, record, kind, detail.applicationId),
  }
}

async function proposedGrant(db: Db, key: { procTyp: string; procNbr: number }): Promise<DeskRequest['PROPOSED']> {
  const open = await findOpenChange(db, 'register', grantSubject(key))
  return open ? { BY: open.proposedByName, AT: open.proposedAt.toISOString() } : null
}

/** Numbers of the requests that contradict this one and are decided first. */
async function earlierNumbers(
  db: Db,
  record: { requestId: number; snapshot: DraftData },
  kind: CatalogueRequest,
  applicationId: number,
): Promise<string[]> {
  return (await receivedBefore(db, record, kind, applicationId)).map(({ submissionNbr }) => submissionNbr)
}

/** Acts of an officer that the state allows. */
function choicesOf(detail: CaseDetail, language: Language, now: Date): DeskRequest['CHOICES'] {
  const flow = workflowOfProcess(detail)
  return openActions(flow, detail.state, 'office', [], legalDateOf(now), undefined, undefined).flatMap((key) => {
    const action = actionOf(flow, key)
    if (!action) return []
    const { name, caption } = named(language, action.text)
    return [
      {
        ACTION_TYP: action.code,
        ACTION_TYPE_NAME: name,
        ACTION_TYPE_CAPTION: caption,
        MEANS: action.means ? say(language, action.means) : '',
        IND_REASONS: key === 'refuse' || key === 'ask_completeness' ? ('Y' as const) : ('N' as const),
      },
    ]
  })
}

/** The action that may be undone with its effects, or why it may not. */
async function undoOf(
  db: Db,
  detail: CaseDetail,
  language: Language,
): Promise<Pick<DeskRequest, 'UNDO' | 'UNDO_WHY_NOT'>> {
  const { action, why } = await undoableOn(db, detail)
  const defined = action && actionOf(workflowOfProcess(detail), action.action)
  if (!action || !defined) return { UNDO: null, UNDO_WHY_NOT: why }
  const { name, caption } = named(language, defined.text)
  const UNDO = { ACTION_NBR: action.actionNbr, ACTION_TYPE_NAME: name, ACTION_TYPE_CAPTION: caption }
  return { UNDO, UNDO_WHY_NOT: why }
}

/** What granting does, a sentence for each effect; a transfer in part splits the file and moves only the new one. */
function effectsOf(kind: CatalogueRequest, answers: DraftData, language: Language): string[] {
  const isOfPart = splitSection(kind, answers) !== undefined
  const keys = kind.effects.flatMap(({ as }): TextKey[] =>
    isOfPart && as === 'changeOwner'
      ? ['requestFlow:effect.splitCase', 'requestFlow:effect.splitOwner']
      : [`requestFlow:effect.${as}` satisfies TextKey],
  )
  return keys.map((key) => say(language, key))
}
