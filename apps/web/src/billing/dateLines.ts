import { nextPayment, type PaymentHours } from '@saki/domain/billing/paymentHours'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'

/** One sentence on the filing date; the caller formats instants and the date in the reader's language. */
export interface DateLine {
  key: TextKey
  /** Instants become '22 Nov 2026, 22:00 WIB' or, if all are on one day, '22:00 WIB'. */
  until?: Date
  from?: Date
  date?: LegalDate
  values?: Record<string, string>
}

/** `before`: not filed yet. `open`: a code that can be paid until `validUntil`. `lapsed`: a new code is needed. `free`: nothing to pay. */
export type BillStage = 'before' | 'open' | 'lapsed' | 'free'

interface DateQuestion {
  stage: BillStage
  /** Payment hours of the treasury; undefined while they load: lines that depend on them are left out. */
  hours: PaymentHours | undefined
  now: Date
  /** Last instant of the code; before filing, of a code issued now. */
  validUntil: Date
}

/**
 * Sentences on what sets the filing date and what a late payment means, most important first. The date is the day the treasury was paid
 * (WIB); for filings without a fee the day of filing.
 */
export function dateLines({ stage, hours, now, validUntil }: DateQuestion): DateLine[] {
  if (stage === 'free') return [{ key: 'result:date.free' }]
  return [
    { key: stage === 'lapsed' ? 'result:date.lapsed' : 'result:date.rule' },
    ...(hours ? timeLines(stage, hours, now, validUntil) : []),
    ...(stage === 'lapsed' ? [] : [{ key: 'result:date.lapse' as const }]),
    { key: 'result:date.refund' },
  ]
}

function timeLines(stage: BillStage, hours: PaymentHours, now: Date, validUntil: Date): DateLine[] {
  const { isOpen, from, until, filingDate: date } = nextPayment(hours, now)
  const lines: DateLine[] = []
  if (isOpen) lines.push({ key: 'result:date.today', until, date })
  else if (stage !== 'lapsed' && from > validUntil) lines.push({ key: 'result:date.closedLapses', from, date })
  else lines.push({ key: 'result:date.closed', from, date })
  if (hours.closed) lines.push({ key: 'result:date.hours', values: hours.closed })
  if (hours.counterUntil) lines.push({ key: 'result:date.counter', values: { time: hours.counterUntil } })
  lines.push({ key: 'result:date.ownBank' })
  return lines
}
