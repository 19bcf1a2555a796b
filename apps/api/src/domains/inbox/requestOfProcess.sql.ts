import { sql, type RawBuilder } from 'kysely'

/** Kind of the request whose process is `p`; null for other processes, which have no party of their own and are not looked up. */
export const requestKindOf: RawBuilder<string | null> = sql`case when p.party_id is not null then (
  select r.kind from request_case c join request r using (request_id) where (c.proc_typ, c.proc_nbr) = (p.proc_typ, p.proc_nbr)) end`

/** Its submission number, likewise. */
export const requestNbrOf: RawBuilder<string | null> = sql`case when p.party_id is not null then (
  select r.submission_nbr from request_case c join request r using (request_id) where (c.proc_typ, c.proc_nbr) = (p.proc_typ, p.proc_nbr)) end`
