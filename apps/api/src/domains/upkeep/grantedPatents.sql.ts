import type { Db } from '@saki/db'
import type { AnnuityPaymentKind, AnnuityPosition, PastPayment } from '@saki/domain/annuities/account'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { findRight, rights } from '@saki/catalogue'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, type Reach } from '../../access.ts'
import { statesRegistered } from '../../caseState.ts'
import { notUndone } from '../../takenActions.sql.ts'

/** Actions that pay annuities, of every right. */
const payments = rights.flatMap(({ annuities }) =>
  annuities
    ? Object.entries(annuities.actions).map(([kind, action]) => ({ kind: kind as AnnuityPaymentKind, action }))
    : [],
)
const kindOf = new Map(payments.map(({ kind, action }) => [action, kind]))
/** Rights whose protection needs annuities. */
const withAnnuities = rights.filter(({ annuities }) => annuities).map(({ id }) => id as string)

/** A granted patent with what its annuities depend on. */
export interface GrantedCase {
  applicationId: number
  ownerId: number
  applicationNumber: string
  title: string
  applTyp: string
  fileTyp: string
  lawCode: string
  payerCategory: string
  claims: number
  /** International filing date of a national phase, else the filing date. */
  filingDate: LegalDate
  grantDate: LegalDate
  /** Last year paid when the case was imported. */
  importedPaidTo: number | null
  procTyp: string
  procNbr: number
  state: string
  dueDate: LegalDate | null
  payments: (PastPayment & { day: LegalDate; payer: string | null })[]
}

type GrantedRow = Omit<GrantedCase, 'payments'> & {
  taken: { action: string; paidTo: number | null; day: LegalDate; payer: string | null }[]
}

/** States of the workflows with annuities in which the right is in force, and those of them without an overdue annuity. */
const statesAt = (...positions: AnnuityPosition[]) =>
  rights.flatMap(({ annuities }) =>
    Object.entries(annuities?.positions ?? {}).flatMap(([state, at]) => (positions.includes(at) ? [state] : [])),
  )
const [inForce, kept] = [statesAt('kept', 'grace', 'review'), statesAt('kept')]

const columns = sql`a.application_id as "applicationId", a.owner_id as "ownerId", a.application_number as "applicationNumber", a.title,
  a.appl_typ as "applTyp", a.file_typ as "fileTyp", a.law_code as "lawCode", a.payer_category as "payerCategory", pa.claims,
  coalesce(pa.pct_appl_date, a.filing_date) as "filingDate", h."grantDate", pa.annuities_paid_to as "importedPaidTo",
  p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.state, p.due_date as "dueDate", h.taken`

const granted = sql`application a
  join application_patent pa using (application_id)
  join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
  join lateral (
    select min(t.action_date) filter (where t.to_state = any(${statesRegistered()}::text[])) as "grantDate",
           coalesce(json_agg(json_build_object('action', t.action, 'paidTo', (t.detail ->> 'PAID_YEARS')::int, 'day', t.action_date,
                                               'payer', t.detail ->> 'PAYER_NAME') order by t.action_nbr)
                      filter (where t.action = any(${[...kindOf.keys()]}::text[])), '[]') as taken
      from process_action t
     where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr and t.undoes is null and ${notUndone}) h on h."grantDate" is not null`

/** Cases by their application numbers, or one by its id. */
export type WhichCases = { numbers: readonly string[] } | { applicationId: number }

/** Granted cases of rights with annuities, ordered by id, the order in which cases are locked. */
export async function listGranted(db: Db, which: WhichCases): Promise<GrantedCase[]> {
  const wanted: RawBuilder<boolean> =
    'numbers' in which
      ? sql`a.application_number = any(${which.numbers}::text[])`
      : sql`a.application_id = ${which.applicationId}`
  const { rows } = await sql<GrantedRow>`
    select ${columns} from ${granted}
     where ${wanted} and a.appl_typ = any(${withAnnuities}::text[]) and a.reopened_at is null
     order by a.application_id`.execute(db)
  return rows.map(withPayments)
}

/** Granted cases in force that somebody may read, overdue ones first, then by their deadline; at most `most`. */
export async function listOwnGranted(db: Db, reach: Reach, most: number): Promise<GrantedCase[]> {
  return (await ownGrantedQuery(reach, most).execute(db)).rows.map(withPayments)
}

/** SQL of `listOwnGranted`. */
export const ownGrantedQuery = (reach: Reach, most: number) => sql<GrantedRow>`
    select ${columns} from ${granted}
     where ${casesWithin(reach)} and a.appl_typ = any(${withAnnuities}::text[]) and a.reopened_at is null and p.state = any(${inForce}::text[])
     order by p.state = any(${kept}::text[]), p.due_date, a.application_id limit ${most}`

function withPayments({ taken, ...row }: GrantedRow): GrantedCase {
  const payments = taken.flatMap(({ action, paidTo, day, payer }) => {
    const kind = kindOf.get(action)
    return kind ? [{ kind, paidTo: paidTo ?? undefined, day, payer }] : []
  })
  return { ...row, payments }
}

/** How the annuities of a case are recorded. Throws for a right without them. */
export function annuitiesOf({ applTyp }: Pick<GrantedCase, 'applTyp'>) {
  const annuities = findRight(applTyp)?.annuities
  if (!annuities) throw new Error(`${applTyp} has no annuities`)
  return annuities
}
