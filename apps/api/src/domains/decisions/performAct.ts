import { rightOfNumber } from '@saki/catalogue'
import { paperFileKind } from '@saki/catalogue/requests/paperFile'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import type { deskActsCalls } from '@saki/contracts/deskActs'
import { tables, type Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { Action } from '@saki/domain/workflow/definition'
import { say } from '@saki/texts/say'

import { Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { Services } from '../../services.ts'
import { searchReportOf } from '../citations/searchReport.ts'
import type { SearchReport } from '../documents/searchReportShape.ts'
import { bindScan } from '../documents/paperScan.sql.ts'
import { openPaperFile, servePaperFile } from '../paperParties/openPaperFile.ts'
import { partyOf } from '../paperParties/partyOf.ts'
import { actionNamed, officersAct, type OfficersAct } from '../workflow/officersAct.ts'
import { findOpenCase, type OpenCase } from '../workflow/officeWork.sql.ts'
import { findProcess } from '../workflow/process.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'
import { mailRecorded } from '../workflow/takeAction.ts'
import { actDetail, reasonedCase } from './actDetail.ts'

/** What an act says, in its final words: details for its history and letter, and the letter's annex. */
export interface SaidByAct {
  detail: Record<string, unknown>
  annex?: SearchReport | undefined
}

/** An act at the desk as it is asked for. */
export type AskedAct = HandlerInput<(typeof deskActsCalls)['insertAction']>['body']

/**
 * Performs an act of the desk with its points. Reasons that were being written are done with. `said`: words composed before, which are sent instead of
 * those of now. Throws NotFound, ACTION_NOT_ALLOWED, STALE_VERSION,
 * Invalid.
 */
export async function performAct(
  tx: Db,
  services: Services,
  body: AskedAct,
  by: Pick<OfficersAct, 'officerId' | 'officerRoles' | 'now'> & { detail?: Record<string, unknown>; said?: SaidByAct },
) {
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const openCase = await findOpenCase(tx, key)
  if (!openCase) throw new NotFound('process', key)
  const { name, action } = actionNamed(openCase, body.ACTION_TYP)
  const scan = isPaperOf(action) ? await scanOf(tx, key, body, by.officerId) : {}
  const kind = paperFileKind(rightOfNumber(openCase.fileTyp)?.id ?? '', name)
  const file =
    action.by === 'public' && kind ? await fileOf(tx, services, kind, key, { ...body, ...scan }, by) : undefined
  const from = file ? file.detail.OPPONENTS.join(', ') : action.by === 'public' ? filedBy(body) : ''
  const said = await saidBy(tx, openCase, action, body, by)
  const { annex } = said
  const detail = {
    ...said.detail,
    ...by.detail,
    ...(from && { FROM_NAME: from }),
    ...scan,
    ...file?.detail,
  }
  const done = await officersAct(tx, services, key, {
    officerId: by.officerId,
    officerRoles: by.officerRoles,
    code: body.ACTION_TYP,
    actionDate: body.ACTION_DATE,
    now: by.now,
    notes: from ? [say('id', 'desk:paper.from', { name: from }), body.NOTES].join('\n').trim() : body.NOTES,
    detail,
    ...(annex && { annex }),
    undoFollowed: body.UNDO_FOLLOWED === 'Y',
    ...(body.DUE_DATE !== undefined && { dueDate: body.DUE_DATE }),
    ...(body.ROW_VERSION !== undefined && { rowVersion: body.ROW_VERSION }),
  })
  const served = file ? [...file.acted, ...(await servePaperFile(tx, file, by.now))] : []
  for (const one of served) await mailRecorded(tx, services, one, by.now)
  if (action.points === 'reasons')
    await tables(tx)
      .deleteFrom('decisionDraft')
      .where('procTyp', '=', key.procTyp)
      .where('procNbr', '=', key.procNbr)
      .execute()
  return { ...done, served, said }
}

/** The words of an act: as composed before, when it can still be done with its reasons, or as of now. Throws Invalid. */
async function saidBy(
  tx: Db,
  openCase: OpenCase,
  action: Action,
  body: AskedAct,
  { said, now }: { said?: SaidByAct; now: Date },
): Promise<SaidByAct> {
  const detail = await actDetail(tx, openCase, action, body)
  if (said) return said
  if (action.points !== 'reasons' || body.IND_ANNEX !== 'Y') return { detail }
  return { detail, annex: await annexOf(tx, await reasonedCase(tx, openCase), now) }
}

/**
 * Opens the file of the third party's paper, as of the day it was received. Throws Invalid without the party, the scan or how it came in, and for a
 * party that cannot be.
 */
async function fileOf(
  tx: Db,
  services: Services,
  kind: CatalogueRequest,
  key: ProcessKey,
  { PARTY, SCAN_ID, NOTES, POINTS, ACTION_DATE }: AskedAct,
  { officerId, now }: Pick<OfficersAct, 'officerId' | 'now'>,
) {
  const faults = [
    ...(PARTY ? [] : [{ field: 'PARTY', message: 'paperParty:fault.none' }]),
    ...(NOTES.trim() === '' ? [{ field: 'NOTES', message: 'desk:fault.paperNotes' }] : []),
    ...(SCAN_ID === undefined ? [{ field: 'SCAN_ID', message: 'desk:fault.scanMissing' }] : []),
  ]
  if (!PARTY || SCAN_ID === undefined || faults.length > 0) throw new Invalid(faults)
  const today = legalDateOf(now)
  const receivedOn = ACTION_DATE ?? today
  if (receivedOn > today) throw new Invalid([{ field: 'ACTION_DATE', message: 'desk:fault.future' }])
  const oneCase = await findProcess(tx, key)
  if (!oneCase) throw new NotFound('process', key)
  const party = await partyOf(tx, services, PARTY, { oneCase, officerId, now })
  const { applicationId } = oneCase
  return openPaperFile(tx, {
    kind,
    applicationId,
    party,
    points: POINTS ?? [],
    scanId: SCAN_ID,
    receivedOn,
    officerId,
    now,
  })
}

/** The search report of a case as the annex of a letter. Throws Invalid when no published case is pinned. */
export async function annexOf(tx: Db, { applicationId }: { applicationId: number }, now: Date): Promise<SearchReport> {
  const report = await searchReportOf(tx, { searchDb: tx }, applicationId, now)
  if (report.items.length === 0) throw new Invalid([{ field: 'IND_ANNEX', message: 'refusals:noCitations' }])
  return report
}

/** Name of the third party who filed a paper, as recorded by the officer. Throws Invalid without one, or without how it came in. */
function filedBy({ FROM_NAME, NOTES }: AskedAct): string {
  const faults = [
    ...(FROM_NAME ? [] : [{ field: 'FROM_NAME', message: 'desk:fault.paperFrom' }]),
    ...(NOTES.trim() === '' ? [{ field: 'NOTES', message: 'desk:fault.paperNotes' }] : []),
  ]
  if (!FROM_NAME || faults.length > 0) throw new Invalid(faults)
  return FROM_NAME
}

const isPaperOf = ({ by }: Action) => by === 'applicant' || by === 'public'

/** The scan of a paper as detail of its act; it becomes a document of the case. Without one `officersAct` refuses. Throws Invalid. */
async function scanOf(
  tx: Db,
  key: ProcessKey,
  { SCAN_ID }: AskedAct,
  officerId: number,
): Promise<{ SCAN_ID?: string }> {
  if (SCAN_ID === undefined) return {}
  if (!(await bindScan(tx, { fileId: SCAN_ID, officerId }, key)))
    throw new Invalid([{ field: 'SCAN_ID', message: 'desk:fault.scanUnusable' }])
  return { SCAN_ID }
}
