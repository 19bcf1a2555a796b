import { viewSlots } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { casePicture } from '../../casePicture.sql.ts'
import { actionsOfEffect } from '../../caseState.ts'
import { formerScans, presentScan, type ReplacedScan } from '../documents/scanReplacement.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

/** Of the process p: 1 while nobody has read its newest letter, plus its bounced mails that are not settled. */
const unread: RawBuilder<number> = sql`
  (select count(*) from inbox_item i where i.proc_typ = p.proc_typ and i.proc_nbr = p.proc_nbr and i.on_behalf_of is null
      and i.first_read_at is null and i.action_nbr = (select max(n.action_nbr) from inbox_item n where n.proc_typ = p.proc_typ and n.proc_nbr = p.proc_nbr))::int
    + (select count(*) from mail m where m.proc_typ = p.proc_typ and m.proc_nbr = p.proc_nbr and m.bounced_at is not null
      and m.bounce_settled_at is null)::int`

/** Case data of the officers' pages. */
export interface OfficeCaseRecord extends ProcessKey {
  applicationId: number
  applicationNumber: string
  submissionNbr: string
  fileTyp: string
  applTyp: string
  lawCode: string
  title: string
  reference: string
  ownerNames: string
  payerCategory: string
  filingDate: LegalDate | null
  registrationNbr: string | null
  registrationDate: LegalDate | null
  expirationDate: LegalDate | null
  publicationDate: LegalDate | null
  flowId: string
  flowVersion: number
  state: string
  stateSince: Date
  dueDate: LegalDate | null
  firesOn: LegalDate | null
  frozenSince: LegalDate | null
  frozenBy: string | null
  rowVersion: number
  officerId: number | null
  officerName: string | null
  imageId: string | null
  replyAt: Date | null
  unread: number
}

/** Cases with one of their processes. */
const records = (db: Db) =>
  tables(db)
    .selectFrom('process as p')
    .innerJoin('application as a', 'a.applicationId', 'p.applicationId')
    .leftJoin('appUser as u', 'u.userId', 'p.assignedTo')
    .select([
      'a.applicationId',
      'a.applicationNumber',
      'a.submissionNbr',
      'a.fileTyp',
      'a.applTyp',
      'a.lawCode',
      'a.title',
    ])
    .select([
      'a.reference',
      'a.ownerNames',
      'a.payerCategory',
      'a.filingDate',
      'a.registrationNbr',
      'a.registrationDate',
    ])
    .select(['a.expirationDate', 'a.publicationDate', 'p.procTyp', 'p.procNbr', 'p.flowId', 'p.flowVersion', 'p.state'])
    .select(['p.stateSince', 'p.dueDate', 'p.firesOn', 'p.frozenSince', 'p.frozenBy', 'p.rowVersion'])
    .select(['p.assignedTo as officerId', 'u.fullName as officerName', unread.as('unread')])
    .select((eb) => [
      casePicture(sql`a.application_id`).as('imageId'),
      eb
        .selectFrom('process as r')
        .select((r) => r.fn.max('r.stateSince').as('at'))
        .whereRef('r.applicationId', '=', 'a.applicationId')
        .where('r.flowId', '=', 'letter-answer')
        .where('r.state', '=', 'received')
        .as('replyAt'),
    ])
    .$narrowType<{ applicationNumber: string }>()

/** The cases of these processes, in no order. */
export async function listRecords(db: Db, keys: readonly ProcessKey[]): Promise<OfficeCaseRecord[]> {
  if (keys.length === 0) return []
  const [types, numbers] = [keys.map(({ procTyp }) => procTyp), keys.map(({ procNbr }) => procNbr)]
  const isAsked: RawBuilder<boolean> = sql`(p.proc_typ, p.proc_nbr) in (select * from unnest(${types}::text[], ${numbers}::int[]))`
  return records(db).where(isAsked).execute()
}

/** The case with this number and its own process. An unpaid filing has no number and is not found. */
export function findRecord(db: Db, applicationNumber: string): Promise<OfficeCaseRecord | undefined> {
  return records(db)
    .where('a.applicationNumber', '=', applicationNumber)
    .whereRef('p.procTyp', '=', 'a.procTyp')
    .whereRef('p.procNbr', '=', 'a.procNbr')
    .executeTakeFirst()
}

export interface HistoryRecord {
  procTyp: string
  procNbr: number
  actionNbr: number
  action: string
  fromState: string
  toState: string
  actorRole: 'applicant' | 'office' | 'commission' | 'system' | 'public'
  officerName: string | null
  actionDate: LegalDate
  receivedOn: LegalDate | null
  capturedAt: Date
  notes: string
  detail: Record<string, unknown>
  /** Scan of the paper that it records, the newest of several. */
  scan: { docId: string; isInfected: boolean; former: ReplacedScan[] } | null
  ground: string
  dueDate: LegalDate | null
  docId: string | null
  docTyp: string | null
  docTitle: string | null
  readAt: Date | null
  notified: boolean
  undoneBy: number | null
}

const namedByAct: RawBuilder<string> = sql`t.detail ->> 'SCAN_ID'`
/** The scan of the act `t` with those that it replaced. */
const scanOfAct: RawBuilder<HistoryRecord['scan']> = sql`(
  select json_build_object('docId', f.file_id, 'isInfected', f.scan_state = 'infected', 'former', ${formerScans(sql`s.scan_id = ${namedByAct}`)})
    from stored_file f where f.file_id = ${presentScan(namedByAct)})`

/** History of a process, oldest first, internal notes included (officers only). */
export function listHistory(db: Db, { procTyp, procNbr }: ProcessKey, applicationId: number): Promise<HistoryRecord[]> {
  const isDocument: RawBuilder<boolean> = sql`((o.proc_typ, o.proc_nbr, o.action_nbr) = (t.proc_typ, t.proc_nbr, t.action_nbr)
    or (o.doc_typ = 'TT' and o.action_nbr is null and t.action = any(${actionsOfEffect('issueReceipt')}::text[])))`
  return tables(db)
    .selectFrom('processAction as t')
    .leftJoin('appUser as u', 'u.userId', 't.actorId')
    .leftJoin('processAction as x', (join) =>
      join
        .onRef('x.procTyp', '=', 't.procTyp')
        .onRef('x.procNbr', '=', 't.procNbr')
        .onRef('x.undoes', '=', 't.actionNbr'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('caseDocument as o')
          .select(['o.docId', 'o.docTyp', 'o.title'])
          .where('o.applicationId', '=', applicationId)
          .where(isDocument)
          .orderBy('o.issuedAt')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('inboxItem as n')
          .select((n) => [
            n.fn.min('n.firstReadAt').as('readAt'),
            n(n.fn.countAll(), '>', 0).$castTo<boolean>().as('notified'),
          ])
          .whereRef('n.procTyp', '=', 't.procTyp')
          .whereRef('n.procNbr', '=', 't.procNbr')
          .whereRef('n.actionNbr', '=', 't.actionNbr')
          .where('n.onBehalfOf', 'is', null)
          .as('i'),
      (join) => join.onTrue(),
    )
    .select([
      't.procTyp',
      't.procNbr',
      't.actionNbr',
      't.action',
      't.fromState',
      't.toState',
      't.actorRole',
      't.actionDate',
      't.receivedOn',
    ])
    .select([
      't.capturedAt',
      't.notes',
      't.detail',
      't.ground',
      't.dueDate',
      'd.docId',
      'd.docTyp',
      'd.title as docTitle',
    ])
    .select(['i.readAt', 'i.notified', 'x.actionNbr as undoneBy', scanOfAct.as('scan')])
    .select((eb) => eb.case().when('u.role', '=', 'office').then(eb.ref('u.fullName')).end().as('officerName'))
    .where('t.procTyp', '=', procTyp)
    .where('t.procNbr', '=', procNbr)
    .orderBy('t.actionNbr')
    .$narrowType<{ detail: Record<string, unknown> }>()
    .execute()
}

export interface ChildRecord extends ProcessKey {
  flowId: string
  flowVersion: number
  state: string
  stateSince: Date
  dueDate: LegalDate | null
  upperActionNbr: number | null
  docTyp: string | null
  title: string | null
  /** Kind of the request after filing whose process it is; null for letters and answers. */
  request: string | null
}

/** Processes below a case: letters, answers and requests after filing. */
export function listChildren(db: Db, { applicationId, procTyp, procNbr }: OfficeCaseRecord): Promise<ChildRecord[]> {
  return tables(db)
    .selectFrom('process as c')
    .select(['c.procTyp', 'c.procNbr', 'c.flowId', 'c.flowVersion', 'c.state', 'c.stateSince', 'c.dueDate'])
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('caseDocument as o')
          .select(['o.docTyp', 'o.title'])
          .whereRef('o.applicationId', '=', 'c.applicationId')
          .whereRef('o.procTyp', '=', 'c.upperProcTyp')
          .whereRef('o.procNbr', '=', 'c.upperProcNbr')
          .whereRef('o.actionNbr', '=', 'c.upperActionNbr')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['c.upperActionNbr', 'd.docTyp', 'd.title'])
    .select((eb) =>
      eb
        .selectFrom('requestCase as q')
        .innerJoin('request as r', 'r.requestId', 'q.requestId')
        .select('r.kind')
        .whereRef('q.applicationId', '=', 'c.applicationId')
        .whereRef('q.procTyp', '=', 'c.procTyp')
        .whereRef('q.procNbr', '=', 'c.procNbr')
        .limit(1)
        .as('request'),
    )
    .where('c.applicationId', '=', applicationId)
    .where((eb) => eb.or([eb('c.procTyp', '<>', procTyp), eb('c.procNbr', '<>', procNbr)]))
    .orderBy('c.procNbr')
    .execute()
}

export interface OfficeCaseFacts {
  amount: number | null
  billStatus: string | null
  paidAt: Date | null
  ntpn: string | null
  place: string | null
  files: number
  views: number
}

/** Fee, town of the first applicant, and number of files. */
export function findFacts(db: Db, applicationId: number): Promise<OfficeCaseFacts | undefined> {
  const cityCode: RawBuilder<string> = sql`t.person ->> 'CITY_CODE'`
  const street: RawBuilder<string | null> = sql`t.person ->> 'ADDR_STREET'`
  return tables(db)
    .selectFrom('application as a')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('bill as b')
          .select(['b.amount', 'b.status', 'b.paidAt', 'b.ntpn'])
          .whereRef('b.applicationId', '=', 'a.applicationId')
          .where('b.status', 'in', ['open', 'paid'])
          .orderBy('b.status', 'desc')
          .limit(1)
          .as('b'),
      (join) => join.onTrue(),
    )
    .leftJoin('applicationParty as t', (join) =>
      join.onRef('t.applicationId', '=', 'a.applicationId').on('t.partyRole', '=', 'applicant').on('t.seqNum', '=', 1),
    )
    .leftJoin('regionCity as i', (join) => join.on('i.cityCode', '=', cityCode))
    .select(['b.amount', 'b.status as billStatus', 'b.paidAt', 'b.ntpn'])
    .select((eb) => {
      const files = eb
        .selectFrom('storedFile as f')
        .select((f) => f.fn.countAll<number>().as('n'))
        .whereRef('f.applicationId', '=', 'a.applicationId')
        .where('f.deletedAt', 'is', null)
      return [
        eb.fn.coalesce('i.cityName', street).as('place'),
        files.as('files'),
        files.where('f.specdocTyp', 'in', viewSlots).as('views'),
      ]
    })
    .where('a.applicationId', '=', applicationId)
    .$narrowType<{ files: number; views: number }>()
    .executeTakeFirst()
}

/** Numbers of the cases of these processes, by type and number. */
export async function numbersOfProcesses(
  db: Db,
  keys: readonly { PROC_TYP: string; PROC_NBR: number }[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await listRecords(
    db,
    keys.map(({ PROC_TYP, PROC_NBR }) => ({ procTyp: PROC_TYP, procNbr: PROC_NBR })),
  )
  return new Map(rows.map(({ procTyp, procNbr, applicationNumber }) => [`${procTyp}-${procNbr}`, applicationNumber]))
}
