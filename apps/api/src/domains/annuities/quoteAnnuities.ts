import type { AnnuityFault, AnnuityYearRow, QuotedPatent } from '@saki/contracts/annuities'
import { annuityBill } from '@saki/domain/annuities/bill'
import type { AccountYear, AnnuityAccount } from '@saki/domain/annuities/account'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { AnnuityTariff } from '@saki/domain/fees/annuity'
import { formatApplicationNumber, parseApplicationNumber } from '@saki/domain/ids/applicationNumber'

import { accountOf } from '../upkeep/accounts.ts'
import type { GrantedCase } from '../upkeep/grantedPatents.sql.ts'

/** A patent to quote, up to a year; without one, to the least that can be paid. */
export interface WantedPatent {
  PATENT_ID: string
  TO_YEAR: number | null
}

export interface QuoteSources {
  /** Granted patents by application number. */
  patents: ReadonlyMap<string, GrantedCase>
  tariffs: readonly AnnuityTariff[]
  /** Application ids the asker may read. */
  own: ReadonlySet<number>
  today: LegalDate
}

const statusCodes = { paid: 'PAID', future: 'NOT_DUE', due: 'DUE', late: 'GRACE', over: 'LAPSED' } as const
const closedFaults = { review: 'REVIEW', ended: 'ENDED', all_paid: 'ALL_PAID' } as const

/** The stored spelling of an application number as typed; undefined for anything else. */
export function applicationNumberOf(text: string): string | undefined {
  const parsed = parseApplicationNumber(text)
  return parsed && formatApplicationNumber(parsed)
}

/** Quotes each patent asked for; a number that cannot be paid for has its fault and costs nothing. */
export function quotePatents(wanted: readonly WantedPatent[], sources: QuoteSources): QuotedPatent[] {
  const seen = new Set<string>()
  return wanted.map((one) => {
    const number = applicationNumberOf(one.PATENT_ID)
    const patent = number === undefined ? undefined : sources.patents.get(number)
    if (number === undefined || !patent) return unquoted(one.PATENT_ID, 'UNKNOWN')
    if (seen.has(number)) return unquoted(one.PATENT_ID, 'REPEATED')
    seen.add(number)
    return quotePatent(patent, one, sources)
  })
}

function unquoted(PATENT_ID: string, FAULT: AnnuityFault): QuotedPatent {
  const unknown = { TITLE: null, IND_OWN: 'N', CLAIMS: null, PAID_TO: null, LEAST_YEAR: null, LAST_YEAR: null } as const
  return { PATENT_ID, ...unknown, TO_YEAR: null, IND_REDUCED: 'N', YEARS: [], AMOUNT: 0, FAULT }
}

function quotePatent(
  patent: GrantedCase,
  { TO_YEAR }: WantedPatent,
  { tariffs, own, today }: QuoteSources,
): QuotedPatent {
  const account = accountOf(patent, today)
  const toYear = TO_YEAR ?? account.leastTo ?? account.lastYear
  const bill = annuityBill(account, toYear, patent, tariffs, today)
  const faults = {
    year: 'YEAR',
    tariff: 'TARIFF',
    closed: account.closed ? closedFaults[account.closed] : 'ALL_PAID',
  } as const
  const years = yearRows(patent, account, tariffs, today)
  return {
    PATENT_ID: patent.applicationNumber,
    TITLE: patent.title,
    IND_OWN: own.has(patent.applicationId) ? 'Y' : 'N',
    CLAIMS: patent.claims,
    PAID_TO: account.paidTo,
    LEAST_YEAR: account.leastTo ?? null,
    LAST_YEAR: account.lastYear,
    TO_YEAR: bill.ok ? toYear : null,
    IND_REDUCED: bill.ok && bill.years.some(({ reduced }) => reduced) ? 'Y' : 'N',
    YEARS: years,
    AMOUNT: bill.ok ? bill.total : 0,
    FAULT: bill.ok ? null : faults[bill.why],
  }
}

/** Every year of protection with its fee if paid today; paid years cost nothing. */
export function yearRows(
  patent: GrantedCase,
  account: AnnuityAccount,
  tariffs: readonly AnnuityTariff[],
  today: LegalDate,
): AnnuityYearRow[] {
  const whole = annuityBill(openAccount(account), account.lastYear, patent, tariffs, today)
  const fees = new Map(whole.ok ? whole.years.map((fee) => [fee.year, fee]) : [])
  return account.years.map((year) => {
    const fee = fees.get(year.year)
    const claims = fee ? fee.perClaim * patent.claims : 0
    return {
      ...datesOf(year),
      BASE_AMOUNT: fee?.base ?? 0,
      CLAIM_AMOUNT: claims,
      PENALTY_AMOUNT: fee?.surcharge ?? 0,
      AMOUNT: fee?.amount ?? 0,
    }
  })
}

const openAccount = ({ closed: _closed, ...account }: AnnuityAccount): AnnuityAccount => account

function datesOf({ year, from, to, due, grace, status }: AccountYear) {
  return { YEAR: year, YEAR_FROM: from, YEAR_TO: to, DUE_DATE: due, GRACE_DATE: grace, STATUS: statusCodes[status] }
}
