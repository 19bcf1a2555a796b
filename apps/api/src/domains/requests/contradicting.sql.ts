import { findRequest, requestKinds } from '@saki/catalogue/requests/registry'
import type { CatalogueRequest } from '@saki/catalogue/requests/defineRequest'
import { prepared, type Db } from '@saki/db'
import type { DraftData } from '@saki/domain/forms/form'
import { contradict, mayDispose } from '@saki/domain/requests/contradictions'
import { sql } from 'kysely'

import { endedStates } from '../../caseState.ts'

/** An undecided request in a case, also an unpaid one. */
export interface UndecidedRequest {
  applicationId: number
  requestId: number
  kind: string
  submissionNbr: string
  ownerId: number
  isReceived: boolean
  snapshot: DraftData
}

const disposing = requestKinds.filter(mayDispose).map(({ id }) => id)

/** Undecided requests in these cases that dispose of the right, in the order they were received; `also`: one that may be decided. */
export async function listUndecided(db: Db, applicationIds: readonly number[], also = 0): Promise<UndecidedRequest[]> {
  const { rows } = await sql<UndecidedRequest>`${prepared}
    select c.application_id as "applicationId", r.request_id as "requestId", r.kind, r.submission_nbr as "submissionNbr", r.owner_id as "ownerId",
           r.received_on is not null as "isReceived", r.snapshot
      from request_case c
      join request r using (request_id)
      join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
     where c.application_id = any(${applicationIds}::bigint[]) and r.kind = any(${disposing}::text[])
       and (r.request_id = ${also} or p.flow_id || ' ' || p.state <> all(${endedStates()}::text[]))
     order by r.received_at, r.request_id`.execute(db)
  return rows
}

/** Those of `undecided` that contradict a request. */
export function contradicting<R extends Pick<UndecidedRequest, 'kind' | 'snapshot'>>(
  kind: CatalogueRequest,
  answers: DraftData,
  undecided: readonly R[],
): R[] {
  return undecided.filter((other) => {
    const its = findRequest(other.kind)
    return its !== undefined && contradict({ kind, answers }, { kind: its, answers: other.snapshot })
  })
}

/** Requests received before this one, and still undecided, that contradict it in a case. */
export async function receivedBefore(
  db: Db,
  { requestId, snapshot }: { requestId: number; snapshot: DraftData },
  kind: CatalogueRequest,
  applicationId: number,
): Promise<UndecidedRequest[]> {
  const undecided = await listUndecided(db, [applicationId], requestId)
  const own = undecided.findIndex((one) => one.requestId === requestId)
  // A kind that disposes of nothing is not listed.
  if (own === -1) return []
  const earlier = undecided.slice(0, own).filter(({ isReceived }) => isReceived)
  return contradicting(kind, snapshot, earlier)
}
