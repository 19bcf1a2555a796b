import { sql, type RawBuilder } from 'kysely'

import { unreadReplies } from './workKind.ts'

/** Condition on `process` under the alias r: an answer that no officer has examined. The states are literals so that the planner estimates their small number. */
export const isOpenReply: RawBuilder<boolean> = sql`(${sql.join(
  unreadReplies.map(({ flowId, state }) => sql`(r.flow_id = ${sql.lit(flowId)} and r.state = ${sql.lit(state)})`),
  sql` or `,
)})`

/** Ids of the applications with such an answer. */
export const openReplies: RawBuilder<unknown> = sql`(select r.application_id from process r where ${isOpenReply})`
