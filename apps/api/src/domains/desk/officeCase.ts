import { findRight } from '@saki/catalogue'
import type { deskCalls, OfficeCase } from '@saki/contracts/desk'
import type { Db } from '@saki/db'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { isFinal, named, nextOf, actionAt, stateAt, turnOf } from '../../caseState.ts'
import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { toldToOfficer } from '../../officeWords.ts'
import { listCaseFindings } from '../documents/fileChecks.sql.ts'
import { findLastAction, isJournalClosed } from '../workflow/officeWork.sql.ts'
import { nextAuto } from '../workflow/nextAuto.ts'
import { listHistory } from './caseActions.sql.ts'
import { findFacts, type OfficeCaseFacts } from './caseFacts.sql.ts'
import { findRecord, type OfficeCaseRecord } from './caseRecord.sql.ts'
import { listChildren } from './processesBelow.sql.ts'
import { proposedActOf } from '../decisions/proposedActOf.ts'
import { findDueProposal } from './dueProposal.sql.ts'
import { childRow, historyRow } from './history.ts'
import { queueRow } from './queueRow.ts'

const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

/** The whole case for officers. Throws NotFound, also for a filing without a number. */
export async function officeCase({
  query,
  session,
  db,
  now,
  language,
}: HandlerInput<typeof deskCalls.officeCase>): Promise<OfficeCase> {
  const ref = parseCaseRef(query.patentId)
  const record = ref?.kind === 'number' ? await findRecord(db, ref.applicationNumber) : undefined
  const facts = record && (await findFacts(db, record.applicationId))
  if (!record || !facts) throw new NotFound('case', query.patentId)
  const history = await listHistory(db, record, record.applicationId)
  const children = await listChildren(db, record)
  const state = stateAt(record)
  return {
    ...queueRow(record, language, now),
    ...factsOf(record, facts),
    FINDINGS: await listCaseFindings(db, record.applicationId, language),
    STATUS_MEANS: toldToOfficer(language, say(language, state.means)),
    NEXT_STEP: toldToOfficer(language, nextOf(language, state, record.dueDate)),
    OTHERWISE:
      state.otherwise && !isFinal(state, record.dueDate) ? toldToOfficer(language, say(language, state.otherwise)) : '',
    TURN: turnOf(state, record.dueDate),
    NEXT_AUTO: await nextAutomatic(db, record, language),
    FROZEN_SINCE: record.frozenSince,
    FROZEN_BECAUSE: record.frozenBy ?? '',
    HISTORY: history.map((row) => historyRow(record, row, language)),
    CHILDREN: children.map((child) => childRow(child, record.fileTyp, language)),
    UNDO: await undoable(db, record, language),
    DUE_PROPOSAL: await proposalOf(db, record, session.userId),
    ...(await proposedActOf(db, record, { askerId: session.userId, language })),
    CAN: {
      FREEZE: flag(record.frozenSince === null && !state.end),
      RESUME: flag(record.frozenSince !== null),
      SET_DUE: flag(record.dueDate !== null),
      RECORD_ANNUITY: flag(paysAnnuities(record) && session.officeRoles.includes('finance')),
    },
  }
}

function factsOf(record: OfficeCaseRecord, facts: OfficeCaseFacts) {
  return {
    SUBMISSION_NBR: record.submissionNbr,
    REFERENCE: record.reference,
    PAYER_CATEGORY: record.payerCategory,
    FILING_DATE: record.filingDate,
    REGISTRATION_NBR: record.registrationNbr,
    REGISTRATION_DATE: record.registrationDate,
    EXPIRATION_DATE: record.expirationDate,
    PUBLICATION_DATE: record.publicationDate,
    OWNER_PLACE: facts.place ?? '',
    FEE:
      facts.amount === null
        ? null
        : {
            AMOUNT: facts.amount,
            STATUS: facts.billStatus === 'paid' ? ('PAID' as const) : ('OPEN' as const),
            PAID_AT: facts.paidAt && facts.paidAt.toISOString(),
            NTPN: facts.ntpn,
          },
    FILES_TOTAL: facts.files,
    VIEWS_TOTAL: facts.views,
  }
}

async function nextAutomatic(db: Db, record: OfficeCaseRecord, language: Language): Promise<OfficeCase['NEXT_AUTO']> {
  const next = await nextAuto(db, record)
  if (!next) return null
  const { name, caption } = named(language, next.action.text)
  return { ACTION_TYPE_NAME: name, ACTION_TYPE_CAPTION: caption, ON_DATE: next.onDate, GROUND: next.action.ground }
}

/** The action that can be undone now; checked again when it is undone. */
async function undoable(db: Db, record: OfficeCaseRecord, language: Language): Promise<OfficeCase['UNDO']> {
  const last = await findLastAction(db, record)
  if (
    !last ||
    last.isFirst ||
    last.wasSent ||
    last.actorRole === 'commission' ||
    last.action === 'resume' ||
    (await isJournalClosed(db, record, last.actionNbr))
  )
    return null
  const { name, caption } = named(language, actionAt(record, last.action).text)
  return { ACTION_NBR: last.actionNbr, ACTION_TYPE_NAME: name, ACTION_TYPE_CAPTION: caption }
}

async function proposalOf(db: Db, record: OfficeCaseRecord, askerId: number): Promise<OfficeCase['DUE_PROPOSAL']> {
  const proposal = await findDueProposal(db, record)
  if (!proposal) return null
  return {
    PROPOSAL_ID: proposal.proposalId,
    DUE_DATE: proposal.dueDate,
    GROUND: proposal.ground,
    REASON: proposal.reason,
    PROPOSED_BY: proposal.proposedByName,
    PROPOSED_AT: proposal.proposedAt.toISOString(),
    IND_OWN: flag(proposal.proposedBy === askerId),
  }
}

/** Whether annuities can be recorded in the state of the case. */
function paysAnnuities({ applTyp, state }: { applTyp: string; state: string }): boolean {
  const position = findRight(applTyp)?.annuities?.positions[state]
  return position === 'kept' || position === 'grace'
}
