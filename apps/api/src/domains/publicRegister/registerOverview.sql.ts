import { numberLetters, actionsOfEffect } from '../../caseState.ts'
import { casePicture } from '../../casePicture.sql.ts'
import { isPublicCase } from '../../publicCase.sql.ts'
import { notUndone } from '../../takenActions.sql.ts'
import { rightLetters } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import type { GazetteContent } from '@saki/domain/gazette/content'
import { sql } from 'kysely'

/** A closed issue with the last days for objections of what it publishes; null when it publishes nothing that can be objected to. */
export interface PublicIssue {
  journalCode: string
  name: string
  letter: string
  publishedOn: LegalDate
  entries: number
  firstLastDay: LegalDate | null
  lastLastDay: LegalDate | null
}

const issueColumns = sql`
  i.journal_code as "journalCode", i.name, i.right_code as letter, coalesce(i.publication_date, i.period_to) as "publishedOn",
  e.entries, e.first_last_day as "firstLastDay", e.last_last_day as "lastLastDay"
  from gazette_issue i cross join lateral (
    select (count(*) filter (where e.dropped_at is null))::int as entries, min(t.due_date) filter (where e.kind = 'PUBLICATION') as first_last_day,
           max(t.due_date) filter (where e.kind = 'PUBLICATION') as last_last_day
      from gazette_entry e left join process_action t on t.proc_typ = e.proc_typ and t.proc_nbr = e.proc_nbr and t.action_nbr = e.action_nbr
     where e.journal_code = i.journal_code) e`

/** The newest closed issue of each right. */
export async function listNewestIssues(db: Db): Promise<PublicIssue[]> {
  const { rows } = await sql<PublicIssue>`
    select ${issueColumns} where i.journal_code in (
      select distinct on (n.right_code) n.journal_code from gazette_issue n where n.closed_at is not null
       order by n.right_code, n.issue_year desc, n.issue_nbr desc)
     order by i.publication_date desc, i.journal_code`.execute(db)
  return rows
}

/** Closed issues, newest first; `after` skips that many. */
export async function listPublicIssues(db: Db, most: number, after: number): Promise<PublicIssue[]> {
  const { rows } = await sql<PublicIssue>`
    select ${issueColumns} where i.closed_at is not null
     order by i.publication_date desc, i.journal_code desc limit ${most} offset ${after}`.execute(db)
  return rows
}

export async function findPublicIssue(db: Db, journalCode: string): Promise<PublicIssue | undefined> {
  const { rows } = await sql<PublicIssue>`
    select ${issueColumns} where i.closed_at is not null and i.journal_code = ${journalCode}`.execute(db)
  return rows[0]
}

/** A case as lists of the public register show it. */
export interface PublicListed {
  applicationNumber: string
  title: string
  fileTyp: string
  classes: string
  on: LegalDate
  hasPicture: boolean
}

const listedColumns = sql`
  a.application_number as "applicationNumber", coalesce((select nullif(m.mark_name, '') from application_mark m where m.application_id = a.application_id), a.title) as title,
  a.file_typ as "fileTyp",
  coalesce((select string_agg(n.nice_class_code::text, ', ' order by n.nice_class_code) from application_nice n where n.application_id = a.application_id),
           (select string_agg(l.locarno_class_code, ', ' order by l.locarno_class_code) from application_locarno l where l.application_id = a.application_id),
           (select i.ipc_symbol from application_ipc i where i.application_id = a.application_id order by i.seq_num limit 1), '') as classes,
  t.action_date as "on", ${casePicture(sql`a.application_id`)} is not null as "hasPicture"`

/** Cases published since a day, newest first. Reads the index of announced actions. */
export async function listNewlyPublished(db: Db, since: LegalDate, most: number): Promise<PublicListed[]> {
  const { rows } = await sql<PublicListed>`
    select ${listedColumns}
      from process_action t join application a on a.proc_typ = t.proc_typ and a.proc_nbr = t.proc_nbr
     where t.action = any(${actionsOfEffect('announcePublication')}::text[]) and t.action_date >= ${since}::date and t.undoes is null and ${notUndone}
     order by t.action_date desc, a.application_id desc limit ${most}`.execute(db)
  return rows
}

/** An entry of a closed issue as printed. */
export interface IssueEntry {
  fileTyp: string
  page: number | null
  entry: Partial<GazetteContent>
}

/** Entries of a closed issue, one page of them, without those left out. The case may have changed since; it is still public. */
export async function listIssueEntries(
  db: Db,
  journalCode: string,
  { most, after }: { most: number; after: number },
): Promise<IssueEntry[]> {
  const { rows } = await sql<IssueEntry>`
    select a.file_typ as "fileTyp", e.page, coalesce(e.entry, '{}') as entry
      from gazette_entry e join gazette_issue i on i.journal_code = e.journal_code and i.closed_at is not null
      join application a on a.application_id = e.application_id
     where e.journal_code = ${journalCode} and e.dropped_at is null and ${isPublicCase()}
     order by e.position limit ${most} offset ${after}`.execute(db)
  return rows
}

/** Public cases of a right by their stage. */
export interface RegisterCount {
  letter: string
  all: number
  registered: number
  running: number
}

/** Public cases by right. Reads the whole index `register_public_kinds`; callers keep the result. */
export async function countPublicCases(db: Db): Promise<RegisterCount[]> {
  const { rows } = await sql<{ fileTyp: string; stage: string; cases: number }>`
    select file_typ as "fileTyp", stage, count(*)::int as cases from register_entry where is_public group by file_typ, stage`.execute(
    db,
  )
  return rightLetters.map((letter) => {
    const own = rows.filter(({ fileTyp }) => numberLetters(letter).includes(fileTyp))
    const sumOf = (stage?: string) =>
      own.reduce((sum, row) => sum + (stage === undefined || row.stage === stage ? row.cases : 0), 0)
    return { letter, all: sumOf(), registered: sumOf('registered'), running: sumOf('running') }
  })
}

/** Months of filing with public cases, and how many; for the list of sitemaps. Reads the public half of the index `register_by_filing`. */
export async function listRegisterMonths(db: Db): Promise<{ month: string; cases: number }[]> {
  const { rows } = await sql<{ month: string; cases: number }>`
    select to_char(filing_date, 'YYYY-MM') as month, count(*)::int as cases
      from register_entry where is_public group by 1 order by 1 desc`.execute(db)
  return rows
}

/** Numbers of the public cases filed in a month, by the day. */
export async function listMonthNumbers(
  db: Db,
  month: string,
  { most, after }: { most: number; after: number },
): Promise<{ applicationNumber: string; fileTyp: string }[]> {
  const { rows } = await sql<{ applicationNumber: string; fileTyp: string }>`
    select application_number as "applicationNumber", file_typ as "fileTyp" from register_entry
     where is_public and filing_date >= ${`${month}-01`}::date and filing_date < ${`${month}-01`}::date + interval '1 month'
     order by filing_date, application_id limit ${most} offset ${after}`.execute(db)
  return rows
}
