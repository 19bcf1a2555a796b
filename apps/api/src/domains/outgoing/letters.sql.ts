import { tables, type Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { statesWithDeadline } from '../../caseState.ts'
import { plainPattern } from '../../plainWords.sql.ts'

export interface OfficeLetterRecord {
  letterId: string
  docNumber: string
  letterTyp: string
  title: string
  procTyp: string
  procNbr: number
  actionNbr: number
  applicationNumber: string
  caseTitle: string
  addressee: string
  issuedAt: Date
  fileTyp: string
  dueDate: LegalDate | null
  sentAt: Date | null
  bouncedAt: Date | null
  bounceReason: string | null
  isByPost: boolean
  /** Day of the first posting. */
  postedOn: LegalDate | null
  firstReadAt: Date | null
  reminders: number
  asks: boolean
  answeredAt: Date | null
  withdrawnAt: Date | null
}

export interface LetterFilter {
  page: number
  size: number
  state: 'ALL' | 'WAITING' | 'UNREAD' | 'BOUNCED'
  q?: string | undefined
}

const ofLetter = (alias: string) =>
  sql.raw(`(${alias}.proc_typ, ${alias}.proc_nbr, ${alias}.action_nbr) = (l.proc_typ, l.proc_nbr, l.action_nbr)`)

const unread = sql`exists (select from inbox_item i where ${ofLetter('i')})
  and not exists (select from inbox_item i where ${ofLetter('i')} and i.first_read_at is not null)`
const bounced = sql`exists (select from mail m where ${ofLetter('m')} and m.bounced_at is not null)`
const waiting = sql`exists (select from process c where c.upper_proc_typ = l.proc_typ and c.upper_proc_nbr = l.proc_nbr
  and c.upper_action_nbr = l.action_nbr and c.flow_id = 'office-letter' and c.state = 'awaiting_answer')`

/** Letters whose number contains the words, and letters of cases that a search finds by them. */
const foundBy = (pattern: RawBuilder<string>) => sql`(lower(l.doc_number) like ${pattern}
  or l.application_id in (select w.application_id from case_words w where w.words like ${pattern}))`

function conditions({ state, q }: LetterFilter): RawBuilder<boolean> {
  return sql.join(
    [
      sql`l.proc_nbr is not null`,
      ...(state === 'WAITING' ? [waiting] : state === 'UNREAD' ? [unread] : state === 'BOUNCED' ? [bounced] : []),
      ...(q === undefined ? [] : [foundBy(plainPattern(q))]),
    ],
    sql` and `,
  )
}

/** One page of the letters issued by actions of cases, newest number first. For officers. */
export async function listLetters(db: Db, filter: LetterFilter): Promise<OfficeLetterRecord[]> {
  const { rows } = await sql<OfficeLetterRecord>`
    select l.letter_id as "letterId", l.doc_number as "docNumber", l.letter_typ as "letterTyp", l.title, l.proc_typ as "procTyp",
           l.proc_nbr as "procNbr", l.action_nbr as "actionNbr", a.application_number as "applicationNumber", a.title as "caseTitle", a.file_typ as "fileTyp", u.full_name as addressee,
           l.issued_at as "issuedAt", l.withdrawn_at as "withdrawnAt", m.sent_at as "sentAt", m.bounced_at as "bouncedAt", m.reason as "bounceReason",
           y.letter_id is not null as "isByPost", y.posted_on as "postedOn",
           (select min(i.first_read_at) from inbox_item i where ${ofLetter('i')}) as "firstReadAt",
           (select count(*) from reminder r where ${ofLetter('r')} and r.sent_at is not null)::int as reminders,
           coalesce(c.state in ('awaiting_answer', 'answered', 'lapsed'), false) as asks,
           case when c.state = 'answered' then c.state_since end as "answeredAt",
           case when c.state = 'awaiting_answer' and p.flow_id || ' ' || p.state = any(${statesWithDeadline()}::text[]) then p.due_date end as "dueDate"
      from letter l
      join application a on a.application_id = l.application_id
      join app_user u on u.user_id = coalesce(l.addressee_id, a.owner_id)
      left join postal_letter y on y.letter_id = l.letter_id
      join process p on p.proc_typ = l.proc_typ and p.proc_nbr = l.proc_nbr
      left join process c on c.upper_proc_typ = l.proc_typ and c.upper_proc_nbr = l.proc_nbr and c.upper_action_nbr = l.action_nbr
        and c.flow_id = 'office-letter'
      left join lateral (select min(m.sent_at) as sent_at, max(m.bounced_at) as bounced_at,
                                (array_agg(m.bounce_reason order by m.bounced_at desc nulls last))[1] as reason
                           from mail m where ${ofLetter('m')}) m on true
     where ${conditions(filter)}
     order by l.offidoc_ori desc, l.offidoc_ser desc, l.offidoc_nbr desc limit ${filter.size} offset ${(filter.page - 1) * filter.size}`.execute(
    db,
  )
  return rows
}

export async function countLettersFound(db: Db, filter: LetterFilter): Promise<number> {
  const { total } = await tables(db)
    .selectFrom('letter as l')
    .innerJoin('application as a', 'a.applicationId', 'l.applicationId')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(conditions(filter))
    .executeTakeFirstOrThrow()
  return total
}
