import { randomBytes } from 'node:crypto'

import { requestWorkflows } from '@saki/catalogue/requests/registry'
import { REQUEST } from '@saki/catalogue/requests/requestForm'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { Db } from '@saki/db'
import { legalDateOf, yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { fieldText } from '@saki/domain/forms/form'
import { EXHIBITS, OBJECTIONS, pointListOf } from '@saki/domain/requests/opposition'
import { say } from '@saki/texts/say'

import { insertCaseOfRequest } from '../afterFiling/submitted.sql.ts'
import { markReceived } from '../requests/request.sql.ts'
import type { ServedDetail } from '../requests/servedPaper.ts'
import { openProcess, recordAction, type ActionResult, type ProcessKey } from '../workflow/recordAction.ts'
import type { PartyOfPaper } from './partyOf.ts'
import { insertPaperRequest } from './paperParties.sql.ts'

interface OpenedFile {
  kind: CatalogueRequest
  process: ProcessKey
  submissionNbr: string
  /** What the act of the case keeps of the paper, as of an opposition through the portal. */
  detail: ServedDetail & { SUBMISSION_NBR: string }
  acted: ActionResult[]
}

interface ThirdsPaper {
  kind: CatalogueRequest
  applicationId: number
  party: PartyOfPaper
  /** Points that the officer wrote down; the scan says everything. */
  points: readonly { TITLE: string; TEXT: string }[]
  scanId: string
  receivedOn: LegalDate
  officerId: number
  now: Date
}

/**
 * Opens the file of an opposition, of views or of an appeal that came on paper: a request of its party, received on the day of the paper, with its
 * process in the case. The scan is its first exhibit. Call `servePaperFile` when the act in the case is recorded.
 */
export async function openPaperFile(tx: Db, paper: ThirdsPaper): Promise<OpenedFile> {
  const { kind, applicationId, party, receivedOn, now } = paper
  const flow = requestWorkflows.find(({ id }) => id === kind.workflow)
  if (!flow) throw new Error(`no workflow ${kind.workflow}`)
  const points =
    paper.points.length > 0
      ? paper.points
      : [{ TITLE: say('id', 'paperParty:point'), TEXT: say('id', 'paperParty:point.text') }]
  const { requestId, submissionNbr } = await insertPaperRequest(tx, {
    kind: kind.id,
    form: kind.form,
    ownerId: party.userId,
    applicationId,
    data: {
      OPPONENTS: [party.person],
      ...statedIn(kind, points),
      FORM: { ID: kind.form.id, VERSION: kind.form.version },
    },
    tempId: `kertas-${randomBytes(12).toString('hex')}`,
    year: yearOf(legalDateOf(now)),
    officerId: paper.officerId,
    now,
  })
  const opened = { applicationId, flowId: flow.id, flowVersion: flow.version, now, partyId: party.userId }
  const process = await openProcess(tx, opened)
  await insertCaseOfRequest(tx, { requestId, applicationId, seqNum: 1, relation: 'third', process })
  await markReceived(tx, requestId, { receivedOn, now, cases: [{ applicationId, heldWhy: '' }] })
  const begun = { action: 'nothing_due', role: 'system', actorId: null, actionDate: receivedOn, now } as const
  return {
    kind,
    process,
    submissionNbr,
    detail: {
      SUBMISSION_NBR: submissionNbr,
      POINTS: points.map(({ TITLE, TEXT }, at) => ({
        LIST_CODE: pointListOf(submissionNbr),
        OPTION_NBR: at + 1,
        TITLE,
        TEXT,
        GROUND: '',
        CODE: '',
      })),
      EXHIBITS: [{ NBR: 1, DOC_ID: paper.scanId, NAME: say('id', 'paperParty:scan'), FOR: '', PROVES: '' }],
      RIGHTS: [],
      OPPONENTS: [fieldText(party.person, 'PERSON_NAME')],
      RECEIVED_DATE: receivedOn,
    },
    acted: [await recordAction(tx, process, begun)],
  }
}

/** What the form of the kind keeps of the points: an appeal has one statement, an opposition one for each. */
function statedIn({ workflow }: CatalogueRequest, points: ThirdsPaper['points']) {
  const stated = points.map(({ TITLE, TEXT }) => [TITLE, TEXT].filter(Boolean).join('\n'))
  return workflow === 'request-appeal'
    ? { [REQUEST]: { STATEMENT: stated.join('\n\n') } }
    : { [OBJECTIONS]: stated.map((STATEMENT) => ({ STATEMENT })), [EXHIBITS]: [] }
}

/** An opposition is served on the applicant by the act in the case, which notifies its party; an appeal waits for its panel. */
export async function servePaperFile(tx: Db, { kind, process }: OpenedFile, now: Date): Promise<ActionResult[]> {
  if (kind.workflow === 'request-appeal') return []
  return [await recordAction(tx, process, { action: 'serve', role: 'system', actorId: null, now })]
}
