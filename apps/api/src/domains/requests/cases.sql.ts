import { prepared, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { CasePart } from '@saki/domain/requests/caseParts'
import type { PastAction } from '@saki/domain/workflow/nextState'
import { sql, type RawBuilder } from 'kysely'

import { actionsOfEffect, endedStates, statesHolding, statesRegistered } from '../../caseState.ts'
import { notUndone } from '../../takenActions.sql.ts'

/** A numbered case with what decides which requests may be made in it. */
export interface RequestableCase {
  applicationId: number
  ownerId: number
  applicationNumber: string
  title: string
  applTyp: string
  applSubtyp: string
  fileTyp: string
  lawCode: string
  payerCategory: string
  ownerNames: string
  filingDate: LegalDate
  priority: LegalDate | null
  international: LegalDate | null
  grant: LegalDate | null
  /** Date of the gazette issue, else of the act that publishes. */
  published: LegalDate | null
  registered: LegalDate | null
  expires: LegalDate | null
  isRepresented: boolean
  /** Classes of a mark; 0 for other rights. */
  classes: number
  /** Classes of a mark with their first goods, or products of a design. */
  parts: CasePart[]
  isLicensed: boolean
  /** Pages of the files of the case. */
  pages: number
  procTyp: string
  procNbr: number
  flowId: string
  flowVersion: number
  state: string
  dueDate: LegalDate | null
  firesOn: LegalDate | null
  frozenSince: LegalDate | null
  isHeld: boolean
  history: PastAction[]
  /** Kinds of undecided requests in the case. */
  pending: string[]
  /** Number of the last action of the process. */
  lastActionNbr: number
}

/** Characters of the words that describe a part. */
const PART_TEXT_MAX = 160

/** Cases by their application numbers or ids. `except`: a request that does not count as pending, the one that is judged. */
export interface WantedCases {
  numbers?: readonly string[]
  ids?: readonly number[]
  except?: number
}

/** Numbered cases with a process, ordered by id, the order in which cases are locked. */
export async function listRequestable(db: Db, { numbers, ids, except }: WantedCases): Promise<RequestableCase[]> {
  const wanted: RawBuilder<boolean> = numbers
    ? sql`a.application_number = any(${numbers}::text[])`
    : sql`a.application_id = any(${ids ?? []}::bigint[])`
  const { rows } = await sql<RequestableCase>`${prepared}
    select a.application_id as "applicationId", a.owner_id as "ownerId", a.application_number as "applicationNumber", a.title,
           a.appl_typ as "applTyp", a.appl_subtyp as "applSubtyp", a.file_typ as "fileTyp", a.law_code as "lawCode",
           a.payer_category as "payerCategory", a.owner_names as "ownerNames", a.filing_date as "filingDate",
           (select min(priority_date) from application_priority r where r.application_id = a.application_id) as "priority",
           (select pct_appl_date from application_patent r where r.application_id = a.application_id) as "international",
           h."grant", coalesce(a.publication_date, h.announced) as "published", a.registration_date as "registered", a.expiration_date as "expires",
           exists (select from application_party r where r.application_id = a.application_id and r.party_role = 'representative') as "isRepresented",
           (select count(*)::int from application_nice r where r.application_id = a.application_id) as "classes",
           (select coalesce(json_agg(json_build_object('CODE', r.code, 'TEXT', r.text) order by r.place), '[]') from (
             select n.nice_class_code::text as code, left(array_to_string(n.terms[1:12], '; '), ${PART_TEXT_MAX}) as text, lpad(n.nice_class_code::text, 2, '0') as place
               from application_nice n where n.application_id = a.application_id
             union all
             select d.locarno_class_code, left(d.product_title, ${PART_TEXT_MAX}), d.locarno_class_code
               from application_locarno d where d.application_id = a.application_id) r) as "parts",
           exists (select from licence r where r.application_id = a.application_id and r.ended_on is null) as "isLicensed",
           (select coalesce(sum(r.pages), 0)::int from stored_file r where r.application_id = a.application_id and r.deleted_at is null) as "pages",
           p.proc_typ as "procTyp", p.proc_nbr as "procNbr", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           p.due_date as "dueDate", p.fires_on as "firesOn", p.frozen_since as "frozenSince",
           exists (select from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
                      and c.flow_id || ' ' || c.state = any(${statesHolding()}::text[])) as "isHeld",
           h.history, h."lastActionNbr",
           array(select r.kind from request_case c join request r using (request_id) join process rp on rp.proc_typ = c.proc_typ and rp.proc_nbr = c.proc_nbr
                  where c.application_id = a.application_id and c.request_id <> ${except ?? 0}
                    and rp.flow_id || ' ' || rp.state <> all(${endedStates()}::text[])) as "pending"
      from application a
      join process p on p.proc_typ = a.proc_typ and p.proc_nbr = a.proc_nbr
      join lateral (
        select min(t.action_date) filter (where t.to_state = any(${statesRegistered()}::text[])) as "grant",
               min(t.action_date) filter (where t.action = any(${actionsOfEffect('announcePublication')}::text[])) as announced,
               coalesce(json_agg(json_build_object('action', t.action, 'day', t.action_date) order by t.action_nbr), '[]') as history,
               max(t.action_nbr) as "lastActionNbr"
          from process_action t
         where t.proc_typ = p.proc_typ and t.proc_nbr = p.proc_nbr and t.undoes is null and ${notUndone}) h on true
     where ${wanted} and a.application_number is not null and a.reopened_at is null
     order by a.application_id`.execute(db)
  return rows
}
