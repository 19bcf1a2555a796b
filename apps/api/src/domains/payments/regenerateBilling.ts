import type { Db } from '@saki/db'
import { billStatus, validUntil } from '@saki/domain/billing/validity'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { rowsOf, fieldText, type DraftData, type FormFile } from '@saki/domain/forms/form'

import { AppError, ConflictError, NotFound } from '../../errors.ts'
import { paidInParts } from './decide.sql.ts'
import { restLine } from './restLine.ts'
import { drawCodes, listTariffs, quoteFiling } from './fees.ts'
import { findFreeCode, findOpenBill, lockFiling, replaceBill, type OpenBill } from './payments.sql.ts'

export interface Billing {
  bill: Omit<OpenBill, 'billId'>
  isNew: boolean
}

/**
 * The valid open code of a filing, else a new one by today's tariff less partial payments. Throws NotFound for other people's
 * filings, BILL_NOT_OPEN when nothing is left to pay, BUSY when no free code was drawn.
 */
export async function regenerateBilling(tx: Db, ownerId: number, submissionNbr: string, now: Date): Promise<Billing> {
  const filing = await lockFiling(tx, ownerId, submissionNbr)
  if (!filing) throw new NotFound('filing', submissionNbr)
  const open = await findOpenBill(tx, filing.applicationId)
  if (filing.numbered || filing.reopened || !open) throw new ConflictError('BILL_NOT_OPEN', submissionNbr)
  if (billStatus({ status: 'open', validUntil: open.validUntil }, now) === 'open') return { bill: open, isNew: false }

  const quote = quoteFiling(
    filing.formTyp,
    filing.data,
    filedFiles(filing.data),
    await listTariffs(tx),
    legalDateOf(now),
  )
  if (!quote.ok) throw new Error(`no fee for ${submissionNbr}: ${quote.why} ${quote.code}`)
  const billingCode = await findFreeCode(tx, drawCodes(now))
  if (!billingCode) throw new AppError('BUSY', 'no unused billing code found', { retryAfter: 1 })
  // Rupiah already paid in parts.
  const held = await paidInParts(tx, filing.applicationId)
  const amount = Math.max(0, quote.total - held)
  const bill = { billingCode, amount, validUntil: validUntil(now) }
  await replaceBill(tx, open.billId, {
    ...bill,
    applicationId: filing.applicationId,
    lines: held > 0 ? [restLine(amount)] : quote.lines,
    issuedAt: now,
  })
  return { bill, isNew: true }
}

/** Files of a filing, from its snapshot. */
function filedFiles(snapshot: DraftData): FormFile[] {
  return rowsOf(snapshot, 'FILES').map((file) => ({
    slot: fieldText(file, 'SPECDOC_TYP'),
    pages: typeof file['PAGES'] === 'number' ? file['PAGES'] : null,
  }))
}
