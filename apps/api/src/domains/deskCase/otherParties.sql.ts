import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { FormRow } from '@saki/domain/forms/form'
import { sql } from 'kysely'

export interface FiledAgainst {
  submissionNbr: string
  kind: string
  receivedOn: LegalDate
  procTyp: string
  procNbr: number
  flowId: string
  flowVersion: number
  state: string
  /** Known from a paper alone, so that letters go by post. */
  isByPost: boolean
  persons: FormRow[]
  /** Consultant who submitted it through the portal; null when its party did, or for a paper. */
  actorName: string | null
  actorNumber: string | null
}

/** Received requests in a case whose forms name opponents, the oldest first. */
export async function listFiledAgainst(db: Db, applicationId: number): Promise<FiledAgainst[]> {
  return (await filedAgainstQuery(applicationId).execute(db)).rows
}

export const filedAgainstQuery = (applicationId: number) => sql<FiledAgainst>`
    select r.submission_nbr as "submissionNbr", r.kind, r.received_on as "receivedOn", p.proc_typ as "procTyp", p.proc_nbr as "procNbr",
           p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           exists (select from paper_party y where y.user_id = r.owner_id) as "isByPost",
           r.snapshot -> 'OPPONENTS' as persons, u.full_name as "actorName", g.consultant_nbr as "actorNumber"
      from request_case c join request r using (request_id) join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
      left join app_user u on u.user_id = r.acted_by left join agent g on g.agent_code = u.agent_code
     where c.application_id = ${applicationId} and r.received_on is not null and jsonb_typeof(r.snapshot -> 'OPPONENTS') = 'array'
     order by r.received_on, r.request_id`
