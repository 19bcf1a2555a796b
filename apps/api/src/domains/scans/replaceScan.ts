import type { scansCalls } from '@saki/contracts/scans'
import type { Db } from '@saki/db'
import { mayReplaceScan } from '@saki/domain/files/replaceScan'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { actionAt } from '../../caseState.ts'
import { ConflictError, Invalid, NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { bindScan } from '../documents/paperScan.sql.ts'
import { insertReplacement } from '../documents/scanReplacement.sql.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { noteDown } from '../workflow/officeWork.ts'
import { findProcessState, type ActionResult, type ProcessKey } from '../workflow/recordAction.ts'
import { mailRecorded } from '../workflow/takeAction.ts'
import { listReadersOfPaper, lockActScan } from './actScan.sql.ts'

type Call = (typeof scansCalls)['officeScanReplace']

/**
 * Puts a scan of a paper in the place of one that is infected. The act and its day stay; the former scan stays named at the act with the reason, and
 * everybody who may read the paper is told by a note in the inbox. Idempotent per key. Throws NotFound for an act without a scan, ACTION_NOT_ALLOWED
 * while the present scan can be opened or waits for the scanner, Invalid for a scan that is not of this case and officer, or is infected.
 */
export async function officeScanReplace(asked: HandlerInput<Call>) {
  const { body, session, services, now } = asked
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  return actOnce(asked, 'officeScanReplace', async (tx) => {
    const scan = await lockActScan(tx, { ...key, actionNbr: body.ACTION_NBR })
    if (!scan) throw new NotFound('scan of an act', key)
    if (!mayReplaceScan(scan.scanState)) throw new ConflictError('ACTION_NOT_ALLOWED', 'the scan is not infected')
    const uploaded = { fileId: body.SCAN_ID, officerId: session.userId }
    if (!(await bindScan(tx, uploaded, key)))
      throw new Invalid([{ field: 'SCAN_ID', message: 'desk:fault.scanUnusable' }])
    const made = { reason: body.REASON, madeBy: session.userId, madeAt: now }
    await insertReplacement(tx, { scanId: scan.namedId, formerId: scan.presentId, fileId: body.SCAN_ID, ...made })
    const reason = say('id', 'papers:scan.replaced', {
      act: say('id', actionAt(scan, scan.action).text),
      date: longDateText(scan.receivedOn, 'id'),
      reason: body.REASON,
    })
    const acted: ActionResult[] = []
    for (const process of [key, ...(await listReadersOfPaper(tx, { ...key, actionNbr: body.ACTION_NBR }))])
      acted.push(await tell(tx, process, { actorId: session.userId, now, reason }))
    for (const one of acted) await mailRecorded(tx, services, one, now)
    return { acted, reply: { err: '' as const } }
  })
}

/** A note in a process, delivered to its person. */
async function tell(
  tx: Db,
  process: ProcessKey,
  work: { actorId: number; now: Date; reason: string },
): Promise<ActionResult> {
  const { rowVersion } = await findProcessState(tx, process)
  return noteDown(tx, process, { ...work, rowVersion, isDelivered: true })
}
