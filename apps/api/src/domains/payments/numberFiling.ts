import { createHash, randomUUID } from 'node:crypto'

import { rightOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { numberWidth } from '@saki/domain/ids/applicationNumber'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { say } from '@saki/texts/say'

import { INSTANT_MARK, NUMBER_MARK } from '../../numberMarks.ts'
import type { Services } from '../../services.ts'
import { openProcess, type ProcessKey } from '../workflow/recordAction.ts'
import { actIn } from '../workflow/takeAction.ts'
import { flowOfKind } from './filingKind.ts'
import { getOwnBill, issueNumber, markFree, setLawCode, type LockedBill, type Numbering } from './settle.sql.ts'

/** The result of a settlement; its events are published after the commit. */
export interface SettledFiling {
  ownerId: number
  applicationNumber: string
  submissionNbr: string
  process: ProcessKey
  actionNbr: number
  state: string
  isNotified: boolean
}

/** A settlement without its number, which may be issued together with the commit. */
export type Settling = Omit<SettledFiling, 'applicationNumber'> & { applicationId: number }
export type IssueFilingNumber<R> = (tx: Db, numbering: Numbering) => Promise<R>

/** Settles a bill of zero rupiah in the transaction that issued it. */
export async function settleFree(tx: Db, services: Services, billId: number, now: Date): Promise<SettledFiling> {
  await markFree(tx, billId, now)
  const { settling, issued } = await numberFiling(tx, services, await getOwnBill(tx, billId), now, now, issueNumber)
  return { ...settling, applicationNumber: issued }
}

/** Opens the process of a paid filing, takes its first actions, queues receipt and mail, and issues the number last (ADR 4). */
export async function numberFiling<R>(
  tx: Db,
  services: Services,
  bill: LockedBill,
  paidAt: Date,
  now: Date,
  issue: IssueFilingNumber<R>,
): Promise<{ settling: Settling; issued: R }> {
  const filingDate = filingDateOf(paidAt, bill.issuedAt, now)
  const { flowId, flowVersion, lawCode, isOfToday, paidAction } = flowOfKind(bill.applTyp, filingDate)
  const { applicationId, ownerId, submissionNbr } = bill
  if (!isOfToday) await setLawCode(tx, applicationId, lawCode)
  const process = await openProcess(tx, { applicationId, flowId, flowVersion, now })
  const mail = mailOf(bill, filingDate)
  const paid = { role: 'system', actorId: null, actionDate: filingDate, now } as const
  // The mail with the number instead of the action's own; the statement that issues the number writes its text.
  const acted = await actIn(tx, services, process, { ...paid, action: paidAction }, () =>
    services.jobs.enqueueAll(tx, [
      { name: 'make_receipt', payload: { applicationId } },
      ...(rightOf(bill.applTyp).patent ? [{ name: 'read_claims' as const, payload: { applicationId } }] : []),
      { name: 'send_mail', payload: { mailId: mail.mailId } },
    ]),
  )
  for (const action of bill.filedActions)
    await actIn(tx, services, process, { ...paid, action, role: 'applicant', actorId: ownerId })
  const width = numberWidth(bill.fileTyp)
  if (width === undefined) throw new Error(`no number width for file type ${bill.fileTyp}`)
  const issued = await issue(tx, { bill, filingDate, width, now, entry: logEntry(bill, filingDate), mail })
  const { actionNbr, state, addresseeId } = acted
  return {
    settling: { applicationId, ownerId, submissionNbr, process, actionNbr, state, isNotified: addresseeId !== null },
    issued,
  }
}

/** The day (Jakarta) of payment, limited to the time between the filing (`issuedAt`) and the notice (`now`), because clocks may differ. */
export function filingDateOf(paidAt: Date, issuedAt: Date, now: Date): string {
  const instant = Math.min(Math.max(paidAt.getTime(), issuedAt.getTime()), Math.max(now.getTime(), issuedAt.getTime()))
  return legalDateOf(new Date(instant))
}

/** Log entry as canonical JSON (RFC 8785: sorted keys, no blanks), without personal data. */
function logEntry(bill: LockedBill, filingDate: string): string {
  const keyHash = createHash('sha256').update(bill.idempotencyKey).digest('hex')
  return JSON.stringify({
    documents: bill.documents,
    keyHash,
    legalDate: filingDate,
    number: NUMBER_MARK,
    receivedAt: INSTANT_MARK,
    type: bill.fileTyp,
    v: 1,
  })
}

function mailOf(bill: LockedBill, filingDate: string) {
  const values = {
    name: bill.fullName,
    title: bill.title,
    number: NUMBER_MARK,
    submission: bill.submissionNbr,
    date: filingDate,
    amount: formatRupiah(bill.amount),
  }
  return {
    mailId: randomUUID(),
    kind: 'filing_numbered',
    subject: say(bill.locale, 'payments:mail.numbered.subject', values),
    body: say(bill.locale, 'payments:mail.numbered.body', values),
  }
}
