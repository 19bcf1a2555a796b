import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { issueRequested, type RequestedDocument } from '../domains/documents/issueRequested.ts'
import type { TestPortal } from './portal.ts'

export type OrderedDocument = Pick<RequestedDocument, 'letter' | 'applicationId' | 'requestedBy'> &
  Partial<RequestedDocument>

/** Adds a request process with one action to a case, and the order of a document that this action issues. */
export async function newOrder(portal: TestPortal, ordered: OrderedDocument): Promise<RequestedDocument> {
  const now = portal.services.clock()
  const { rows } = await sql<{ procNbr: number }>`
    insert into process (proc_typ, proc_nbr, application_id, flow_id, flow_version, state, state_since)
    select '15', coalesce(max(proc_nbr), 0) + 1, ${ordered.applicationId}, 'request-instant', 1, 'granted', ${now} from process where proc_typ = '15'
    returning proc_nbr as "procNbr"`.execute(portal.db)
  const procNbr = rows[0]?.procNbr ?? 0
  await sql`insert into process_action (proc_typ, proc_nbr, action_nbr, action, from_state, to_state, actor_role, action_date, captured_at)
    values ('15', ${procNbr}, 1, 'grant', 'awaiting_payment', 'granted', 'system', ${legalDateOf(now)}, ${now})`.execute(
    portal.db,
  )
  return {
    procTyp: '15',
    procNbr,
    actionNbr: 1,
    reference: 'TRX-2026-000777',
    as: 'owner',
    about: '',
    actionDate: legalDateOf(now),
    now,
    ...ordered,
  }
}

/** Issues an ordered document as the request's action does. */
export function issueOrder(portal: TestPortal, order: RequestedDocument) {
  return transact(portal.db, (tx) => issueRequested(tx, portal.services, order))
}
