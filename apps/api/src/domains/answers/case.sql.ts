import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { DraftData } from '@saki/domain/forms/form'
import type { CaseRef } from '@saki/domain/ids/caseRef'
import { sql, type RawBuilder } from 'kysely'

import { casesReadable, casesWithin, requestsWithin, type Asker } from '../../access.ts'
import type { Session } from '../../session.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

/** A numbered case with its process and the snapshot of its filing. */
export interface AnswerableCase extends ProcessKey {
  applicationId: number
  /** Whose letters these are: the owner of the case or, of a request of somebody else, that person. */
  ownerId: number
  /** A request of somebody who does not own the case: only public data of the case and the request's own files are shown. */
  isOutside: boolean
  applicationNumber: string
  fileTyp: string
  title: string
  formTyp: string
  formVersion: number
  snapshot: DraftData
  filingDate: LegalDate
  flowId: string
  flowVersion: number
  state: string
  dueDate: LegalDate | null
  frozenSince: LegalDate | null
  rowVersion: number
}

/** The case's own process. */
const own: RawBuilder<boolean> = sql`p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr`
/** The process of a request that somebody made in the case. */
const requested: RawBuilder<boolean> = sql`p.application_id = a.application_id and p.party_id is not null`
/** One of both. */
const ownOrRequested: RawBuilder<boolean> = sql`p.application_id = a.application_id
  and (p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr or p.party_id is not null)`
const addressee: RawBuilder<number> = sql`coalesce(p.party_id, a.owner_id)`
const isOutside: RawBuilder<boolean> = sql`${addressee} <> a.owner_id`

/** Numbered cases with their processes. */
const numberedCases = (db: Db, which: RawBuilder<boolean> = own) =>
  tables(db)
    .selectFrom('application as a')
    .innerJoin('process as p', (join) => join.on(which))
    .select(['a.applicationId', 'a.applicationNumber', 'a.fileTyp', 'a.title', 'a.formTyp', 'a.formVersion'])
    .select([
      'a.snapshot',
      'a.filingDate',
      'p.procTyp',
      'p.procNbr',
      'p.flowId',
      'p.flowVersion',
      'p.state',
      'p.dueDate',
    ])
    .select(['p.frozenSince', 'p.rowVersion'])
    .select([addressee.as('ownerId'), isOutside.as('isOutside')])
    .where('a.applicationNumber', 'is not', null)
    .$narrowType<{ applicationNumber: string; filingDate: LegalDate; snapshot: DraftData }>()

function find(db: Db, where: RawBuilder<boolean>, which?: RawBuilder<boolean>): Promise<AnswerableCase | undefined> {
  return numberedCases(db, which).where(where).executeTakeFirst()
}

/** A case by number, if the asker may read it. */
export function findCaseByRef(db: Db, asker: Session, ref: CaseRef): Promise<AnswerableCase | undefined> {
  const named =
    ref.kind === 'number'
      ? sql`a.application_number = ${ref.applicationNumber}`
      : sql`a.submission_nbr = ${ref.submissionNbr}`
  return find(db, sql`${named} and ${casesReadable(asker)}`)
}

/** A case by its own process or by that of a request in it, if the letters of that process are for the asker or a client. */
export function findCaseOfKey(db: Db, asker: Session, key: ProcessKey): Promise<AnswerableCase | undefined> {
  return find(
    db,
    sql`p.proc_typ = ${key.procTyp} and p.proc_nbr = ${key.procNbr} and ${asker.role === 'applicant' ? requestsWithin(asker, addressee) : casesReadable(asker)}`,
    ownOrRequested,
  )
}

/** The same by the addressee, without a check of the asker. */
export function findCaseOfOwner(db: Db, ownerId: number, key: ProcessKey): Promise<AnswerableCase | undefined> {
  return find(
    db,
    sql`p.proc_typ = ${key.procTyp} and p.proc_nbr = ${key.procNbr} and ${addressee} = ${ownerId}`,
    ownOrRequested,
  )
}

/**
 * Cases of the asker and clients that are in one of the `waiting` states (`flow state`) or have one of the `asking` actions
 * (`flow action`), which can be answered without stopping the case. Nearest deadline first, at most 200.
 */
export function listCasesAt(
  db: Db,
  asker: Asker,
  { waiting, asking }: { waiting: readonly string[]; asking: readonly string[] },
): Promise<AnswerableCase[]> {
  const isWaiting: RawBuilder<boolean> = sql`(p.flow_id || ' ' || p.state = any(${waiting}::text[])
         or exists (select from process_action t where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr
                     and p.flow_id || ' ' || t.action = any(${asking}::text[])))`
  return numberedCases(db)
    .where(casesWithin(asker))
    .where(isWaiting)
    .orderBy('p.dueDate', (order) => order.asc().nullsLast())
    .orderBy('a.applicationId')
    .limit(200)
    .execute()
}

/** Requests of the asker and clients, in own cases and those of others, that are in one of the `waiting` states. Nearest deadline first, at most 200. */
export function listRequestsAt(db: Db, asker: Asker, waiting: readonly string[]): Promise<AnswerableCase[]> {
  const isWaiting: RawBuilder<boolean> = sql`p.flow_id || ' ' || p.state = any(${waiting}::text[])`
  return numberedCases(db, requested)
    .where(requestsWithin(asker, sql`p.party_id`))
    .where(isWaiting)
    .orderBy('p.dueDate', (order) => order.asc().nullsLast())
    .orderBy('p.procNbr')
    .limit(200)
    .execute()
}

/** Cases with an answer not examined yet, newest answer first, at most 200. */
export function listCasesAnswered(db: Db, asker: Asker): Promise<(AnswerableCase & { letterNbr: number })[]> {
  return numberedCases(db, ownOrRequested)
    .innerJoin('letterAnswer as l', (join) =>
      join.onRef('l.procTyp', '=', 'p.procTyp').onRef('l.procNbr', '=', 'p.procNbr'),
    )
    .innerJoin('process as answer', (join) =>
      join.onRef('answer.procTyp', '=', 'l.answerProcTyp').onRef('answer.procNbr', '=', 'l.answerProcNbr'),
    )
    .select('l.letterNbr')
    .where(requestsWithin(asker, addressee))
    .where('answer.state', '=', 'received')
    .orderBy('l.sentAt', 'desc')
    .limit(200)
    .execute()
}
