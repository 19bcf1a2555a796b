import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { withActionRules } from '@saki/domain/workflow/periods'

import { holidaysFor, rulesOn } from './calendar.sql.ts'
import type { Recorded } from './recordAction.ts'

/**
 * Last day a letter names to its addressee: the deadline its action began or, where the deadline of the case goes on unchanged, the end of
 * the time in which the letter can be answered. Null where there is neither; a day the office sets itself is nobody's deadline.
 */
export async function letterDue(
  tx: Db,
  { defined, action, dueDate: due, flowId, procTyp, procNbr }: Recorded,
  actionDate: LegalDate,
): Promise<LegalDate | null> {
  if (defined.due) return defined.due.target ? null : due
  if (!defined.asks) return null
  const { flow_version: version } = await tx
    .selectFrom('process')
    .select('flow_version')
    .where('proc_typ', '=', procTyp)
    .where('proc_nbr', '=', procNbr)
    .executeTakeFirstOrThrow()
  const [key, answer] =
    Object.entries(workflowOf(flowId, version)?.actions ?? {}).find(
      ([, { answers, until }]) => answers && until && [until.since].flat().includes(action),
    ) ?? []
  if (!key || !answer) return null
  const { until } = withActionRules(key, answer, await rulesOn(tx, flowId, version, actionDate))
  return until ? (dueDate(until, { action: actionDate }, await holidaysFor(tx, until)) ?? null) : null
}
