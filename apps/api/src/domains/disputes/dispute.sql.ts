import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { casesWithin, requestsWithin, type Reach } from '../../access.ts'
import { notUndone } from '../../takenActions.sql.ts'
import { presentScan } from '../documents/scanReplacement.sql.ts'
import type { FrozenPoint } from '../answers/answers.sql.ts'
import type { ServedDetail } from '../requests/servedPaper.ts'

/** An opposition that was served, with the sent answer to it. */
export interface ServedOpposition {
  submissionNbr: string
  kind: string
  /** The opponent, and the owner of the opposed case. */
  opponentId: number
  ownerId: number
  procTyp: string
  procNbr: number
  flowId: string
  flowVersion: number
  state: string
  applicationId: number
  applicationNumber: string
  fileTyp: string
  applTyp: string
  title: string
  /** The case's own process, and its action that served the opposition. */
  caseProcTyp: string
  caseProcNbr: number
  servedNbr: number
  servedOn: LegalDate
  detail: ServedDetail
  isOpponent: boolean
  answeredAt: Date | null
  answeredBy: string | null
  answerPoints: FrozenPoint[] | null
  /** Scan of a counter-statement that came on paper; null for one through the portal. */
  answerScan: string | null
}

/** A reader of oppositions; officers read all. */
export interface DisputeReader extends Reach {
  isOffice: boolean
}

const opponentWithin = (reader: Reach) => requestsWithin(reader, sql`r.owner_id`)

const served: RawBuilder<unknown> = sql`
    from process p join request_case c on c.proc_typ = p.proc_typ and c.proc_nbr = p.proc_nbr join request r using (request_id)
    join application a on a.application_id = p.application_id
    join process_action t on t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr and t.undoes is null and ${notUndone}
     and t.detail ->> 'SUBMISSION_NBR' = r.submission_nbr and t.detail ? 'EXHIBITS'
    left join lateral (
      select l.sent_at, l.points, u.full_name from letter_answer l left join app_user u on u.user_id = l.sent_by
       where l.proc_typ = a.proc_typ and l.proc_nbr = a.proc_nbr and l.sent_at is not null
         and l.points @> jsonb_build_array(jsonb_build_object('LIST_CODE', replace(r.submission_nbr, '-', '')))
       order by l.sent_at desc limit 1) s on true
    left join lateral (
      select q.captured_at, ${presentScan(sql`q.detail ->> 'SCAN_ID'`)} as scan, a.owner_names from process_action v
        join process_action q on q.proc_typ = a.proc_typ and q.proc_nbr = a.proc_nbr and q.captured_at = v.captured_at and q.detail ? 'SCAN_ID'
       where v.proc_typ = p.proc_typ and v.proc_nbr = p.proc_nbr and v.action = 'serve_counter' and not exists (
         select from process_action u where u.proc_typ = v.proc_typ and u.proc_nbr = v.proc_nbr and u.undoes = v.action_nbr)
       order by v.action_nbr desc limit 1) w on s.sent_at is null
   where p.flow_id = 'request-opposition'`

const columns = (reader: Reach): RawBuilder<unknown> => sql`
    select r.submission_nbr as "submissionNbr", r.kind, r.owner_id as "opponentId", a.owner_id as "ownerId", p.proc_typ as "procTyp", p.proc_nbr as "procNbr",
           p.flow_id as "flowId", p.flow_version as "flowVersion", p.state, a.application_id as "applicationId", a.application_number as "applicationNumber",
           a.file_typ as "fileTyp", a.appl_typ as "applTyp", a.title, a.proc_typ as "caseProcTyp", a.proc_nbr as "caseProcNbr", t.action_nbr as "servedNbr",
           t.action_date as "servedOn", t.detail, ${opponentWithin(reader)} as "isOpponent",
           coalesce(s.sent_at, w.captured_at) as "answeredAt", coalesce(s.full_name, w.owner_names) as "answeredBy", s.points as "answerPoints", w.scan as "answerScan"`

/** A served opposition by its process, for its opponent, the owner of the case, their representatives and officers. */
export async function findServed(
  db: Db,
  reader: DisputeReader,
  { procTyp, procNbr }: { procTyp: string; procNbr: number },
): Promise<ServedOpposition | undefined> {
  const within = reader.isOffice ? sql`true` : sql`(${opponentWithin(reader)} or ${casesWithin(reader)})`
  const { rows } = await sql<ServedOpposition>`${columns(reader)} ${served}
     and p.proc_typ = ${procTyp} and p.proc_nbr = ${procNbr} and ${within}`.execute(db)
  return rows[0]
}

/** Oppositions served in the reader's cases, newest first, with their number. */
export async function listServedAgainst(
  db: Db,
  reader: Reach,
  { number, limit, offset }: { number: string | undefined; limit: number; offset: number },
): Promise<{ rows: ServedOpposition[]; total: number }> {
  const wanted = sql`${casesWithin(reader)} and (${number ?? null}::text is null or a.application_number = ${number ?? null})`
  const { rows } = await sql<ServedOpposition>`${columns(reader)} ${served} and ${wanted}
     order by t.action_date desc, p.proc_nbr desc limit ${limit} offset ${offset}`.execute(db)
  const count = await sql<{ total: number }>`select count(*)::int as total ${served} and ${wanted}`.execute(db)
  return { rows, total: count.rows[0]?.total ?? 0 }
}
