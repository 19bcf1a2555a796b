import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { actionsOfEffect } from '../../caseState.ts'
import { formerScans, presentScan, type ReplacedScan } from '../documents/scanReplacement.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

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
