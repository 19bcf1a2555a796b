import { casePicture } from '../../casePicture.sql.ts'
import { pictureSlots } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { GazetteContent } from '@saki/domain/gazette/content'
import { sql, type RawBuilder } from 'kysely'

import type { Incoming } from './collect.sql.ts'

/** What an entry of a case lacks. */
export type EntryLack = 'picture' | 'classes' | 'owner'

/** What the entry of application `a` lacks: a picture of a design or of a mark that is not a word or a sound, classes, applicant. */
export const entryLacks: RawBuilder<EntryLack[]> = sql`array_remove(array[
  case when a.appl_typ in ('MARK', 'DESIGN') and ${casePicture(sql`a.application_id`)} is null
        and not exists (select from application_mark w where w.application_id = a.application_id and w.sign_wcode in ('WORD', 'SOUND')) then 'picture' end,
  case when not exists (select from application_nice n where n.application_id = a.application_id)
        and not exists (select from application_locarno l where l.application_id = a.application_id)
        and not exists (select from application_ipc i where i.application_id = a.application_id) then 'classes' end,
  case when not exists (select from application_party o where o.application_id = a.application_id and o.party_role = 'applicant') then 'owner' end], null)`

/** Case data of an entry, with what its day and last day are counted from. */
export interface EntryFacts extends Omit<GazetteContent, 'on' | 'lastDay' | 'hasObjections'> {
  position: number
  page: number | null
  /** Day and deadline of the act; null while the case waits to be published. */
  actionDate: LegalDate | null
  dueDate: LegalDate | null
  /** The officer's act that will publish the case; null: the automatic one. */
  act: string | null
  flowId: string
  flowVersion: number
  state: string
  lacks: EntryLack[]
}

/** Facts of the entries of an issue after a position, in order. Of persons only name, city and country. */
export const listStoredFacts = (db: Db, journalCode: string, after: number, most: number): Promise<EntryFacts[]> =>
  listFacts(db, storedEntries(journalCode, after), most)

/** Facts of the entries that an issue would have. The first of them has the position after `after`. */
export const listPlannedFacts = (db: Db, incoming: readonly Incoming[], after: number): Promise<EntryFacts[]> =>
  listFacts(db, plannedEntries(incoming, after), incoming.length)

const storedEntries = (journalCode: string, after: number): RawBuilder<unknown> => sql`(
  select * from gazette_entry where journal_code = ${journalCode} and position > ${after})`

function plannedEntries(incoming: readonly Incoming[], after: number): RawBuilder<unknown> {
  const rows = incoming.map((row, at) => ({ ...row, position: after + at + 1 }))
  return sql`(
    select r.position, null::int as page, r.kind, r.act, null::timestamptz as dropped_at, r."applicationId" as application_id,
           r."procTyp" as proc_typ, r."procNbr" as proc_nbr, r."actionNbr" as action_nbr,
           case when r.correction is null then null else jsonb_build_object('correction', r.correction) end as entry
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as r (position int, "applicationId" bigint, "procTyp" text, "procNbr" int, "actionNbr" int, kind text, act text, correction jsonb))`
}

async function listFacts(db: Db, entries: RawBuilder<unknown>, most: number): Promise<EntryFacts[]> {
  const { rows } = await sql<EntryFacts>`
    select e.position, e.page, e.kind, e.act, e.dropped_at is not null as "isDropped", p.flow_id as "flowId", p.flow_version as "flowVersion", p.state,
           x.action_date as "actionDate", x.due_date as "dueDate", ${caseFacts},
           case when e.kind = 'PUBLICATION' then ${entryLacks} else '{}' end as lacks,
           case when e.kind = 'CORRECTION' then e.entry -> 'correction' end as correction
      from ${entries} e
      join application a on a.application_id = e.application_id
      join process p on p.proc_typ = e.proc_typ and p.proc_nbr = e.proc_nbr
      left join process_action x on x.proc_typ = e.proc_typ and x.proc_nbr = e.proc_nbr and x.action_nbr = e.action_nbr
      left join application_mark m on m.application_id = a.application_id
      left join application_patent t on t.application_id = a.application_id
     order by e.position limit ${most}`.execute(db)
  return rows
}

const persons = (roles: readonly string[]) => sql`
  (select coalesce(json_agg(json_build_object('name', y.person_name, 'city', coalesce(c.city_name, ''), 'country', coalesce(n.name_id, ''))
                            order by y.seq_num), '[]')
     from application_party y left join region_city c on c.city_code = y.person ->> 'CITY_CODE'
     left join country n on n.country_code = y.person ->> 'NATIONALITY_COUNTRY_CODE'
    where y.application_id = a.application_id and y.party_role = any(${roles}::text[]))`

const caseFacts = sql`
  a.application_number as "applicationNumber", a.appl_typ as "right", coalesce(nullif(m.mark_name, ''), a.title) as title,
  coalesce(t.english_title, '') as "englishTitle", a.filing_date as "filingDate", coalesce(a.registration_nbr, '') as "registrationNumber",
  coalesce(t.pct_appl_id, '') as "internationalNumber", t.claims,
  ${persons(['applicant'])} as owners, ${persons(['designer', 'inventor'])} as makers,
  (select coalesce(json_agg(json_build_object('name', y.person_name, 'number', coalesce(y.person ->> 'AGENT_NOTES', '')) order by y.seq_num), '[]')
     from application_party y where y.application_id = a.application_id and y.party_role = 'representative') as representatives,
  (select coalesce(json_agg(json_build_object('country', c.name_id, 'number', y.priority_appl_id, 'on', y.priority_date) order by y.seq_num), '[]')
     from application_priority y join country c using (country_code) where y.application_id = a.application_id) as priorities,
  case when m.application_id is null then null else
    json_build_object('sign', m.sign_wcode, 'translation', m.translation, 'transliteration', m.transliteration, 'description', m.description,
                      'disclaimer', m.disclaimer, 'colours', m.colours) end as mark,
  (select coalesce(json_agg(json_build_object('classCode', y.nice_class_code, 'terms', y.terms) order by y.nice_class_code), '[]')
     from application_nice y where y.application_id = a.application_id) as goods,
  (select coalesce(json_agg(json_build_object('code', y.locarno_class_code, 'name', k.name_id, 'product', y.product_title) order by y.locarno_class_code), '[]')
     from application_locarno y join locarno_class k using (locarno_class_code) where y.application_id = a.application_id) as locarno,
  coalesce((a.snapshot || coalesce(a.corrected, '{}')) -> 'TECHNICAL' ->> 'DESIGN_DESCRIPTION', '') as description,
  (select coalesce(json_agg(y.ipc_symbol order by y.seq_num), '[]') from application_ipc y where y.application_id = a.application_id) as ipc,
  coalesce((select string_agg(y.body, ' ' order by y.place) from text_passage y where y.application_id = a.application_id and y.part = 'abstract'), '') as abstract,
  (select coalesce(json_agg(json_build_object('fileId', f.file_id, 'view', f.view_typ) order by f.view_typ, f.seq_num), '[]')
     from stored_file f where f.application_id = a.application_id and f.specdoc_typ = any(${pictureSlots}::text[]) and f.deleted_at is null
      and f.scan_state in ('clean', 'not_scanned')) as pictures`
