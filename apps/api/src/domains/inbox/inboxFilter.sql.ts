import type { LegalDate } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'

import { lettersWithin, type Asker } from '../../access.ts'
import { endedStates, statesAsking, statesHolding, statesWithDeadline } from '../../caseState.ts'
import type { ActionRef } from './actionMails.sql.ts'

export interface InboxFilter {
  reader: Asker
  page: number
  size: number
  now: Date
  /** The day in Jakarta. */
  today: LegalDate
  unread?: boolean | undefined
  /** Items that still ask their reader for something, or the others. */
  isWaiting?: boolean | undefined
  patentId?: string | undefined
  actions?: string[] | undefined
  dueBefore?: LegalDate | undefined
  /** What somebody looks for, and the actions whose own words contain it, as `flow_id action`. */
  words?: { text: string; subjects: string[] } | undefined
  item?: ActionRef | undefined
}

export const joined = sql`inbox_item i
  join process_action pa on (pa.proc_typ, pa.proc_nbr, pa.action_nbr) = (i.proc_typ, i.proc_nbr, i.action_nbr)
  join process p on (p.proc_typ, p.proc_nbr) = (i.proc_typ, i.proc_nbr)
  join application a on a.application_id = p.application_id`

/** The last thing the reader was told about the state the process stands in: only that one speaks for the state. */
const latest = sql`(p.state = pa.to_state and not exists (
  select from inbox_item l join process_action la on (la.proc_typ, la.proc_nbr, la.action_nbr) = (l.proc_typ, l.proc_nbr, l.action_nbr)
   where l.user_id = i.user_id and l.proc_typ = i.proc_typ and l.proc_nbr = i.proc_nbr and l.action_nbr > i.action_nbr
     and la.to_state = p.state))`

/** An answer of the applicant lies with the office. */
const answered = sql`exists (select from process c where c.upper_proc_typ = p.proc_typ and c.upper_proc_nbr = p.proc_nbr
  and c.flow_id || ' ' || c.state = any(${statesHolding()}::text[]))`

const asking = sql`p.flow_id || ' ' || p.state = any(${statesAsking()}::text[])`

/**
 * What still asks its reader for something: it stays so until an answer is received or the case moves, whoever reads it. A case that is
 * over and whose last day for contesting that has passed asks for nothing more.
 */
export const isWaitingNow = {
  latest,
  answered,
  all: ({
    today,
  }: Pick<InboxFilter, 'today'>) => sql`(p.due_date is not null and ${asking} and ${latest} and not ${answered}
    and not (p.due_date < ${today}::date and p.flow_id || ' ' || p.state = any(${endedStates()}::text[])))`,
}

/** What the list is narrowed to, over `joined`. */
export function conditions(filter: InboxFilter) {
  const { reader, unread, isWaiting, patentId, actions, dueBefore, words, item } = filter
  return sql.join(
    [
      lettersWithin(reader),
      ...(unread === undefined ? [] : [unread ? sql`i.unread` : sql`not i.unread`]),
      ...(isWaiting === undefined ? [] : [isWaiting ? isWaitingNow.all(filter) : sql`not ${isWaitingNow.all(filter)}`]),
      ...(patentId === undefined ? [] : [sql`a.patent_id = ${patentId}`]),
      ...(actions === undefined ? [] : [sql`pa.action = any(${actions}::text[])`]),
      ...(dueBefore === undefined
        ? []
        : [
            sql`p.due_date <= ${dueBefore}::date and ${latest}
              and p.flow_id || ' ' || p.state = any(${statesWithDeadline()}::text[])`,
          ]),
      ...(words === undefined ? [] : [hasWords(words)]),
      ...(item === undefined
        ? []
        : [
            sql`i.proc_typ = ${item.procTyp} and i.proc_nbr = ${item.procNbr}::int and i.action_nbr = ${item.actionNbr}::int`,
          ]),
    ],
    sql` and `,
  )
}

function hasWords({ text, subjects }: { text: string; subjects: string[] }) {
  const like = `%${text.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`
  return sql`(a.title ilike ${like} or a.patent_id ilike ${like} or a.reference ilike ${like} or pa.notes ilike ${like}
    or p.flow_id || ' ' || pa.action = any(${subjects}::text[]))`
}
