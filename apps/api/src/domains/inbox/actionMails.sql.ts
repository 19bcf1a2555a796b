import { prepared, type Db } from '@saki/db'
import type { Language } from '@saki/texts'
import { sql } from 'kysely'

import type { AnnouncedAction } from './letterWords.ts'
import { requestKindOf } from './requestOfProcess.sql.ts'

export interface ActionRef {
  procTyp: string
  procNbr: number
  actionNbr: number
}

/** An action with the data its mails show. */
export type MailedAction = AnnouncedAction & { applicationId: number; ground: string }

/** The action by its key; undefined when there is none. */
export async function findMailedAction(tx: Db, key: ActionRef): Promise<MailedAction | undefined> {
  const { rows } = await sql<MailedAction>`${prepared}
    select a.application_id as "applicationId", coalesce(a.application_number, a.submission_nbr) as "applicationNumber", a.title, p.flow_id as "flowId", p.flow_version as "flowVersion",
           pa.action, pa.to_state as "toState", pa.action_date as "actionDate",
           pa.prior_due_date as "priorDueDate", pa.due_date as "dueDate", pa.ground, ${requestKindOf} as "requestKind"
      from process_action pa
      join process p on (p.proc_typ, p.proc_nbr) = (pa.proc_typ, pa.proc_nbr)
      join application a on a.application_id = p.application_id
     where pa.proc_typ = ${key.procTyp} and pa.proc_nbr = ${key.procNbr} and pa.action_nbr = ${key.actionNbr}`.execute(
    tx,
  )
  return rows[0]
}

export interface ActionMailbox {
  userId: number
  address: string
  language: Language
}

/** Mailboxes of active accounts: the account's address and its confirmed further addresses. */
export async function mailboxesOf(tx: Db, userIds: readonly number[]): Promise<ActionMailbox[]> {
  const { rows } = await sql<ActionMailbox>`${prepared}
    select u.user_id as "userId", u.email as address, u.locale as language from app_user u
     where u.user_id = any(${userIds}::int[]) and u.status = 'active'
    union all
    select u.user_id, m.address, u.locale from mail_address m join app_user u using (user_id)
     where u.user_id = any(${userIds}::int[]) and u.status = 'active' and m.confirmed_at is not null
       and lower(m.address) <> lower(u.email)
     order by 1, 2`.execute(tx)
  return rows
}
