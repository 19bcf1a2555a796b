import { officeActions, tariffName } from '@saki/catalogue'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { findRequest } from '@saki/catalogue/requests/registry'
import type { decisionsCalls, Proposal } from '@saki/contracts/decisions'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { actionAt, named, rightOfLetter } from '../../caseState.ts'
import type { HandlerInput } from '../../implement.ts'
import { listOpenChanges, type ProposedChange, type ShownChange } from '../changeProposals/changeProposal.sql.ts'
import { wireChange } from '../register/wireChange.ts'

const MOST = 200

interface ProposalRecord {
  proposalId: number
  action: string | null
  dueDate: LegalDate | null
  flowId: string
  flowVersion: number
  state: string
  applicationNumber: string | null
  fileTyp: string
  title: string
  proposedBy: number
  proposedByName: string
  proposedAt: Date
}

/** Names of the changes in the list. */
const changeNames = { register: 'proposals:change.register', tariff: 'proposals:change.tariff' } as const

/** Everything that waits for a second officer, the oldest first. */
export async function officeProposals({
  db,
  session,
  language,
}: HandlerInput<(typeof decisionsCalls)['officeProposals']>): Promise<Proposal[]> {
  const records = [...(await listOpenActs(db)), ...(await listOpenDues(db))]
  const inCases = records.map((record): Proposal => {
    const action = record.action === null ? undefined : actionAt(record, record.action)
    return {
      ...listed(record, session.userId),
      ...namedAct(language, action?.text ?? officeActions.set_due.text),
      KIND: record.action === null ? 'DUE' : 'ACT',
      RIGHT: rightOfLetter(record.fileTyp),
      DUE_DATE: record.dueDate,
      CHANGES: [],
      REASON: '',
      // Everybody concerned is told of a longer deadline.
      IND_LETTER: !action || action.letter ? 'Y' : 'N',
    }
  })
  const changes = (await listOpenChanges(db, MOST)).map((record): Proposal => ({
    ...listed(record, session.userId),
    ...namedAct(language, isGrant(record) ? 'proposals:change.request' : changeNames[record.act]),
    KIND: 'CHANGE',
    RIGHT: record.fileTyp === null ? null : rightOfLetter(record.fileTyp),
    TITLE: record.act === 'tariff' ? tariffTitle(record.subject, language) : record.title,
    DUE_DATE: null,
    CHANGES: record.shown.flatMap((change) => changeText(record, change, language)),
    REASON: record.reason,
    IND_LETTER: isTold(grantedKind(record)) ? 'Y' : 'N',
  }))
  return [...inCases, ...changes].toSorted((a, b) => a.PROPOSED_AT.localeCompare(b.PROPOSED_AT)).slice(0, MOST)
}

/** The kind of the request whose grant is proposed; undefined for other changes. */
const grantedKind = (record: ProposedChange) =>
  isGrant(record) ? findRequest(record.shown[0]?.NEW.split(' ')[0] ?? '') : undefined

/** Whether a grant sends a letter, of its own or of the act it takes in the case. */
const isTold = (kind: CatalogueRequest | undefined) =>
  kind !== undefined && (kind.letters.granted !== undefined || kind.effects.some(({ as }) => as === 'takeAction'))

/** Whether a change of the register is the grant of a request. */
const isGrant = ({ request }: ProposedChange) => request['call'] === 'officeRequestAct'

function namedAct(language: Language, text: TextKey) {
  const { name, caption } = named(language, text)
  return { ACTION_TYPE_NAME: name, ACTION_TYPE_CAPTION: caption }
}

interface Listed {
  proposalId: number
  applicationNumber: string | null
  title: string
  proposedBy: number
  proposedByName: string
  proposedAt: Date
}

const listed = (record: Listed, askerId: number) => ({
  PROPOSAL_ID: record.proposalId,
  PATENT_ID: record.applicationNumber ?? '',
  TITLE: record.title,
  PROPOSED_BY: record.proposedByName,
  PROPOSED_AT: record.proposedAt.toISOString(),
  IND_OWN: record.proposedBy === askerId ? ('Y' as const) : ('N' as const),
})

/** A change as the change log would show it; of a tariff the columns that have a name. */
function changeText(record: ProposedChange, { FIELD, OLD, NEW }: ShownChange, language: Language) {
  const { formTyp, formVersion, applTyp } = record
  if (isGrant(record)) {
    const [kind = '', number = ''] = NEW.split(' ')
    const text = findRequest(kind)?.text
    return [
      {
        FIELD,
        LABEL: say(language, 'proposals:request'),
        OLD,
        NEW: [text ? say(language, text) : kind, number].join(' · '),
      },
    ]
  }
  if (formTyp !== null && formVersion !== null && applTyp !== null) {
    const of = { formTyp, formVersion, applTyp, section: FIELD.split('.')[0] ?? '' }
    const { LABEL, OLD_VALUE, NEW_VALUE } = wireChange(of, { field: FIELD, oldValue: OLD, newValue: NEW }, language)
    return [{ FIELD, LABEL, OLD: OLD_VALUE, NEW: NEW_VALUE }]
  }
  const label = tariffFields[FIELD]
  return label ? [{ FIELD, LABEL: say(language, label), OLD, NEW }] : []
}

const tariffFields: Readonly<Record<string, TextKey>> = {
  PAYER_CATEGORY: 'fees:office.payer',
  RUPIAH: 'proposals:amount',
  BASE: 'fees:office.base',
  PER_CLAIM: 'fees:office.perClaim',
  VALID_FROM: 'fees:office.validFrom',
  VALID_TO: 'proposals:validTo',
  LEGAL_REF: 'fees:office.law',
}

/** Name of the service whose tariff would change; the subject begins with its code. */
function tariffTitle(subject: string, language: Language): string {
  const [code = ''] = subject.split(' ')
  const name = tariffName(code)
  return name ? say(language, name) : code
}

const ofCase = ['p.flowId', 'p.flowVersion', 'p.state', 'a.applicationNumber', 'a.fileTyp', 'a.title'] as const

async function listOpenActs(db: Db): Promise<ProposalRecord[]> {
  const rows = await tables(db)
    .selectFrom('actProposal as d')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'd.procTyp').onRef('p.procNbr', '=', 'd.procNbr'))
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .innerJoin('appUser as u', 'u.userId', 'd.proposedBy')
    .select(['d.proposalId', 'd.action', 'd.proposedBy', 'd.proposedAt', 'u.fullName as proposedByName', ...ofCase])
    .where('d.decidedAt', 'is', null)
    .orderBy('d.proposedAt')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, dueDate: null }))
}

async function listOpenDues(db: Db): Promise<ProposalRecord[]> {
  const rows = await tables(db)
    .selectFrom('dueProposal as d')
    .innerJoin('process as p', (join) => join.onRef('p.procTyp', '=', 'd.procTyp').onRef('p.procNbr', '=', 'd.procNbr'))
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .innerJoin('appUser as u', 'u.userId', 'd.proposedBy')
    .select(['d.proposalId', 'd.dueDate', 'd.proposedBy', 'd.proposedAt', 'u.fullName as proposedByName', ...ofCase])
    .where('d.decidedAt', 'is', null)
    .orderBy('d.proposedAt')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({ ...row, action: null }))
}
