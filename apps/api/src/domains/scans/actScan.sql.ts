import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { ScanState } from '@saki/domain/files/replaceScan'
import { sql } from 'kysely'

import { presentScan } from '../documents/scanReplacement.sql.ts'
import type { ActionKey, ProcessKey } from '../workflow/process.sql.ts'

/** The scan of the paper that an act records. */
export interface ActScan {
  /** Scan that the act names. */
  namedId: string
  /** The same, or the last one that was uploaded in its place. */
  presentId: string
  scanState: ScanState
  flowId: string
  flowVersion: number
  action: string
  /** Day on which the office received the paper. */
  receivedOn: LegalDate
}

/** Locks the process of an act, so that its scan is replaced by one officer at a time; undefined for an act without a scan. */
export async function lockActScan(tx: Db, { procTyp, procNbr, actionNbr }: ActionKey): Promise<ActScan | undefined> {
  await sql`select from process where proc_typ = ${procTyp} and proc_nbr = ${procNbr} for update`.execute(tx)
  const { rows } = await sql<ActScan>`
    select t.detail ->> 'SCAN_ID' as "namedId", f.file_id as "presentId", f.scan_state as "scanState", p.flow_id as "flowId", p.flow_version as "flowVersion",
           t.action, coalesce(t.received_on, t.action_date) as "receivedOn"
      from process_action t join process p using (proc_typ, proc_nbr)
      join stored_file f on f.file_id = ${presentScan(sql`t.detail ->> 'SCAN_ID'`)}
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} and t.action_nbr = ${actionNbr}`.execute(tx)
  return rows[0]
}

/**
 * Processes of requests whose party reads the paper of an act in the case: the party whose paper it is, and opponents on whom a counter-statement was
 * served with it, at one instant.
 */
export async function listReadersOfPaper(db: Db, { procTyp, procNbr, actionNbr }: ActionKey): Promise<ProcessKey[]> {
  const { rows } = await sql<ProcessKey>`
    select c.proc_typ as "procTyp", c.proc_nbr as "procNbr"
      from process_action t join process p using (proc_typ, proc_nbr) join request_case c on c.application_id = p.application_id join request r using (request_id)
     where t.proc_typ = ${procTyp} and t.proc_nbr = ${procNbr} and t.action_nbr = ${actionNbr} and c.proc_nbr is not null
       and (r.recorded_by is not null and t.detail ->> 'SUBMISSION_NBR' = r.submission_nbr
         or exists (select from process_action s where s.proc_typ = c.proc_typ and s.proc_nbr = c.proc_nbr and s.action = 'serve_counter' and s.captured_at = t.captured_at))
     order by c.proc_nbr`.execute(db)
  return rows
}
