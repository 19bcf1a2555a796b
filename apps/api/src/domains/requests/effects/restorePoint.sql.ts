import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { ActionKey } from '../../workflow/recordAction.ts'

/** What the effects of a request may change in a case, besides actions, letters and the log. */
export interface CaseStand {
  rowVersion: number
  application: Record<string, unknown>
  parties: Record<string, unknown>[]
  goods: Record<string, unknown>[]
  licences: Record<string, unknown>[]
  /** Number of claims of a patent; null for other rights. */
  claims: number | null
  /** Mandates over this case alone. */
  mandates: { mandate_id: number; revoked_at: string | null; revoked_by: number | null }[]
}

/** What takes back the effects of a request in a case. */
export interface RestorePoint {
  before: CaseStand
  /** Of the application after the effects; another one shows that the register changed since. */
  rowVersion: number
  /** Action of the request that carried them out, and those it took in the case, in their order. */
  actions: ActionKey[]
}

/** The case as it stands. */
export async function standOf(tx: Db, applicationId: number): Promise<CaseStand> {
  const { rows } = await sql<CaseStand>`
    select a.row_version as "rowVersion",
           jsonb_build_object('owner_id', a.owner_id, 'owner_names', a.owner_names, 'corrected', a.corrected, 'title', a.title,
             'reference', a.reference) as application,
           (select p.claims from application_patent p where p.application_id = a.application_id) as claims,
           coalesce((select jsonb_agg(to_jsonb(t) order by t.party_role, t.seq_num) from application_party t where t.application_id = a.application_id), '[]') as parties,
           coalesce((select jsonb_agg(to_jsonb(t) order by t.nice_class_code) from application_nice t where t.application_id = a.application_id), '[]') as goods,
           coalesce((select jsonb_agg(to_jsonb(t) order by t.licence_id) from licence t where t.application_id = a.application_id), '[]') as licences,
           coalesce((select jsonb_agg(jsonb_build_object('mandate_id', t.mandate_id, 'revoked_at', t.revoked_at, 'revoked_by', t.revoked_by) order by t.mandate_id)
                       from mandate t where t.application_id = a.application_id), '[]') as mandates
      from application a where a.application_id = ${applicationId}`.execute(tx)
  const [stand] = rows
  if (!stand) throw new Error(`no application ${applicationId}`)
  return stand
}

/** Stores what takes back the effects carried out in the case. */
export async function keepRestorePoint(
  tx: Db,
  { request, one }: { request: { requestId: number }; one: { applicationId: number } },
  { before, actions }: Pick<RestorePoint, 'before'> & { actions: readonly ActionKey[] },
): Promise<void> {
  const keys = actions.map(({ procTyp, procNbr, actionNbr }) => ({ procTyp, procNbr, actionNbr }))
  await sql`
    update request_case c
       set restore_point = ${JSON.stringify({ before, actions: keys })}::jsonb || jsonb_build_object('rowVersion', a.row_version)
      from application a
     where a.application_id = c.application_id and c.request_id = ${request.requestId} and c.application_id = ${one.applicationId}`.execute(
    tx,
  )
}

/** The restore point of a request in a case, with the row version of the case now; undefined when nothing was carried out. */
export async function findRestorePoint(
  db: Db,
  requestId: number,
  applicationId: number,
): Promise<(RestorePoint & { present: number }) | undefined> {
  const { rows } = await sql<{ point: RestorePoint | null; present: number }>`
    select c.restore_point as point, a.row_version as present
      from request_case c join application a using (application_id)
     where c.request_id = ${requestId} and c.application_id = ${applicationId}`.execute(db)
  const [row] = rows
  return row?.point ? { ...row.point, present: row.present } : undefined
}

/** Forgets the restore point once it was used; `isHeld`: the request waits for an officer again, because its receipt had carried it out. */
export async function dropRestorePoint(
  tx: Db,
  { requestId, applicationId }: { requestId: number; applicationId: number },
  isHeld: boolean,
): Promise<void> {
  await sql`
    update request_case set restore_point = null, state = ${isHeld ? 'held' : 'done'}, held_why = ${isHeld ? 'UNDONE' : ''}
     where request_id = ${requestId} and application_id = ${applicationId}`.execute(tx)
}
