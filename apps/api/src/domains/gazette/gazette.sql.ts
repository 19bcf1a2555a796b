import { rightsOfLetter } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { casePicture } from '../../casePicture.sql.ts'
import { actionsOfEffect, numberLetters } from '../../caseState.ts'

export interface GazetteAnnouncement {
  applicationId: number
  procTyp: string
  procNbr: number
  actionNbr: number
  kind: 'PUBLICATION' | 'REGISTRATION'
  actionDate: LegalDate
  applicationNumber: string
  title: string
  filingDate: LegalDate
  registrationNbr: string
  owners: { name: string; city: string; country: string }[]
  /** Nice, Locarno or IPC classes, whichever the case has. */
  classes: string
  imageId: string | null
  /** Whether the action was undone since. */
  undone: boolean
}

const announcedActions = (right: string) =>
  (['announcePublication', 'announceRegistration'] as const).flatMap((effect) =>
    actionsOfEffect(effect, rightsOfLetter(right)),
  )

/** An action with the data printed of its case. Of people only name, city and country are published. */
const announcement = sql`
  a.application_id as "applicationId", x.proc_typ as "procTyp", x.proc_nbr as "procNbr", x.action_nbr as "actionNbr",
  case when x.action = any (${actionsOfEffect('announceRegistration')}::text[]) then 'REGISTRATION' else 'PUBLICATION' end as kind, x.action_date as "actionDate", a.application_number as "applicationNumber",
  a.title, a.filing_date as "filingDate", coalesce(a.registration_nbr, '') as "registrationNbr",
  (select coalesce(json_agg(json_build_object('name', t.person_name, 'city', coalesce(c.city_name, ''), 'country', coalesce(n.name_id, ''))
                            order by t.seq_num), '[]')
     from application_party t left join region_city c on c.city_code = t.person ->> 'CITY_CODE'
     left join country n on n.country_code = t.person ->> 'NATIONALITY_COUNTRY_CODE'
    where t.application_id = a.application_id and t.party_role = 'applicant') as owners,
  coalesce((select string_agg(n.nice_class_code || ': ' || array_to_string(n.terms, '; '), E'\n' order by n.nice_class_code)
              from application_nice n where n.application_id = a.application_id),
           (select string_agg(l.locarno_class_code || case when l.product_title = '' then '' else ' ' || l.product_title end, '; ' order by l.locarno_class_code)
              from application_locarno l where l.application_id = a.application_id),
           (select string_agg(i.ipc_symbol, '; ' order by i.seq_num) from application_ipc i where i.application_id = a.application_id), '') as classes,
  ${casePicture(sql`a.application_id`)} as "imageId",
  exists (select from process_action u where u.proc_typ = x.proc_typ and u.proc_nbr = x.proc_nbr and u.undoes = x.action_nbr) as undone`

const acts = sql`process_action x join process p on p.proc_typ = x.proc_typ and p.proc_nbr = x.proc_nbr
  join application a on a.application_id = p.application_id and a.application_number is not null`

/** Actions of the period that are in no issue, oldest first, without undone ones. */
export async function listCandidates(
  db: Db,
  { right, from, to }: { right: string; from: LegalDate; to: LegalDate },
): Promise<GazetteAnnouncement[]> {
  const { rows } = await sql<GazetteAnnouncement>`
    select * from (
      select ${announcement} from ${acts}
       where x.action = any (${announcedActions(right)}::text[])
         and x.action_date between ${from}::date and ${to}::date and a.file_typ = any (${numberLetters(right)}::text[])
         and not exists (select from gazette_entry e where e.proc_typ = x.proc_typ and e.proc_nbr = x.proc_nbr and e.action_nbr = x.action_nbr)
    ) c where not undone order by "actionDate", "applicationNumber"`.execute(db)
  return rows
}

/** Entries of an open issue with current case data. */
export async function listOpenEntries(db: Db, journalCode: string): Promise<GazetteAnnouncement[]> {
  const { rows } = await sql<GazetteAnnouncement>`
    select ${announcement} from gazette_entry e
      join ${acts} on x.proc_typ = e.proc_typ and x.proc_nbr = e.proc_nbr and x.action_nbr = e.action_nbr
     where e.journal_code = ${journalCode} order by e.position`.execute(db)
  return rows
}

/** Entries of a closed issue as printed. */
export async function listPrinted(db: Db, journalCode: string): Promise<GazetteAnnouncement[]> {
  const rows = await tables(db)
    .selectFrom('gazetteEntry')
    .select('entry')
    .where('journalCode', '=', journalCode)
    .orderBy('position')
    .$narrowType<{ entry: GazetteAnnouncement }>()
    .execute()
  return rows.map(({ entry }) => entry)
}
