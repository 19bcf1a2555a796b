import { rightsOfLetter } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { addDays, type LegalDate } from '@saki/domain/dates/legalDate'
import { sql, type RawBuilder } from 'kysely'

import { actionsOfEffect, numberLetters } from '../../caseState.ts'
import { notUndone } from '../../takenActions.sql.ts'
import type { ProcessKey } from '../workflow/recordAction.ts'

/** What an issue will contain. */
export interface Incoming extends ProcessKey {
  applicationId: number
  applicationNumber: string
  kind: 'PUBLICATION' | 'REGISTRATION' | 'CORRECTION'
  /** Of an act that was announced before; null: the case is published by the issue. */
  actionNbr: number | null
  act: string | null
  actedBy: number | null
  correctionId: number | null
  correction: { journalCode: string; note: string } | null
}

const announced = (right: string) =>
  (['announcePublication', 'announceRegistration'] as const).flatMap((effect) =>
    actionsOfEffect(effect, rightsOfLetter(right)),
  )

/** Queued cases of a right that can still be published: in the state they were queued in and not suspended. */
export const canBePublished: RawBuilder<boolean> = sql`p.state = q.from_state and p.frozen_since is null`

/** Acts that are in no issue, such as registrations, without undone ones. */
const unannounced = (right: string) => sql`
  process_action t join process p on p.proc_typ = t.proc_typ and p.proc_nbr = t.proc_nbr
  join application a on a.application_id = p.application_id and a.application_number is not null
 where t.action = any(${announced(right)}::text[]) and a.file_typ = any(${numberLetters(right)}::text[]) and t.undoes is null and ${notUndone}
   and not exists (select from gazette_entry e where e.proc_typ = t.proc_typ and e.proc_nbr = t.proc_nbr and e.action_nbr = t.action_nbr)`

/** Everything that waits for an issue of a right: publications, then registrations, then corrections, each by number. */
export async function listIncoming(db: Db, right: string, timed: readonly ProcessKey[]): Promise<Incoming[]> {
  const { rows } = await sql<Incoming>`
    select * from (
      select p.proc_typ as "procTyp", p.proc_nbr as "procNbr", a.application_id as "applicationId", a.application_number as "applicationNumber",
             'PUBLICATION' as kind, null::int as "actionNbr", q.act, q.queued_by as "actedBy", null::bigint as "correctionId", null::jsonb as correction
        from gazette_queue q join process p on p.proc_typ = q.proc_typ and p.proc_nbr = q.proc_nbr join application a on a.application_id = q.application_id
       where q.right_code = ${right} and ${canBePublished}
         and not exists (select from gazette_entry e where e.proc_typ = q.proc_typ and e.proc_nbr = q.proc_nbr and e.kind = 'PUBLICATION' and e.action_nbr is null and e.dropped_at is null)
      union all
      select p.proc_typ, p.proc_nbr, a.application_id, a.application_number, 'PUBLICATION', null, null, null, null, null
        from jsonb_to_recordset(${JSON.stringify(timed)}::jsonb) as d ("procTyp" text, "procNbr" int)
        join process p on p.proc_typ = d."procTyp" and p.proc_nbr = d."procNbr" join application a on a.application_id = p.application_id
       where not exists (select from gazette_queue q where q.proc_typ = p.proc_typ and q.proc_nbr = p.proc_nbr and q.right_code = ${right} and ${canBePublished})
         and not exists (select from gazette_entry e where e.proc_typ = p.proc_typ and e.proc_nbr = p.proc_nbr and e.kind = 'PUBLICATION' and e.action_nbr is null and e.dropped_at is null)
      union all
      select t.proc_typ, t.proc_nbr, a.application_id, a.application_number,
             case when t.action = any(${actionsOfEffect('announceRegistration')}::text[]) then 'REGISTRATION' else 'PUBLICATION' end, t.action_nbr, t.action, null, null, null
        from ${unannounced(right)}
      union all
      select a.proc_typ, a.proc_nbr, a.application_id, a.application_number, 'CORRECTION', null, null, c.made_by, c.correction_id,
             jsonb_build_object('journalCode', c.journal_code, 'note', c.note)
        from gazette_correction c join application a on a.application_id = c.application_id
       where c.printed_in is null and a.file_typ = any(${numberLetters(right)}::text[])) i
     order by array_position(array['PUBLICATION', 'REGISTRATION', 'CORRECTION'], kind), "applicationNumber", "actionNbr"`.execute(
    db,
  )
  return rows
}

/** Takes the queue of a right off, also cases that cannot be published any more. */
export async function takeFromQueue(tx: Db, right: string): Promise<void> {
  await tables(tx).deleteFrom('gazetteQueue').where('rightCode', '=', right).execute()
}

/** First day of the period of an issue: the day after the issue before it, at the latest its own day. */
export async function periodStart(tx: Db, right: string, day: LegalDate): Promise<LegalDate> {
  const last = await tables(tx)
    .selectFrom('gazetteIssue')
    .select((eb) => eb.fn.max('publicationDate').as('day'))
    .where('rightCode', '=', right)
    .where('kind', '<>', 'special')
    .executeTakeFirst()
  return last?.day && last.day < day ? addDays(last.day, 1) : day
}

/** Inserts the entries of a new issue in their order, and marks the corrections as printed in it. */
export async function insertEntries(tx: Db, journalCode: string, incoming: readonly Incoming[]): Promise<void> {
  const rows = incoming.map((row, at) => ({ ...row, position: at + 1 }))
  await sql`
    insert into gazette_entry (journal_code, position, application_id, proc_typ, proc_nbr, action_nbr, kind, act, acted_by, entry)
    select ${journalCode}, r.position, r."applicationId", r."procTyp", r."procNbr", r."actionNbr", r.kind, r.act, r."actedBy",
           case when r.correction is null then null else jsonb_build_object('correction', r.correction) end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as r (position int, "applicationId" bigint, "procTyp" text, "procNbr" int, "actionNbr" int, kind text, act text, "actedBy" int, correction jsonb)`.execute(
    tx,
  )
  const corrections = incoming.flatMap(({ correctionId }) => correctionId ?? [])
  if (corrections.length === 0) return
  await tables(tx)
    .updateTable('gazetteCorrection')
    .set({ printedIn: journalCode })
    .where('correctionId', 'in', corrections)
    .execute()
}

/** Registrations and corrections that wait for an issue of a right. */
export async function countOthers(db: Db, right: string): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select ((select count(*) from ${unannounced(right)})
      + (select count(*) from gazette_correction c join application a on a.application_id = c.application_id
          where c.printed_in is null and a.file_typ = any(${numberLetters(right)}::text[])))::int as others`.execute(db)
  return rows[0]?.others ?? 0
}
