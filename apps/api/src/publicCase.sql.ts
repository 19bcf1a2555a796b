import { sql, type RawBuilder } from 'kysely'

import { actionsOfEffect } from './caseState.ts'
import { notUndone } from './takenActions.sql.ts'

/** Condition on `application` under the alias a: published or registered, so that anybody may know of it. */
export const isPublicCase =
  (): RawBuilder<boolean> => sql`(a.publication_date is not null or a.registration_date is not null or exists (
  select from process_action t where t.proc_typ = a.proc_typ and t.proc_nbr = a.proc_nbr and t.undoes is null
     and t.action = any(${actionsOfEffect('announcePublication')}::text[]) and ${notUndone}))`
