import { workflowOf } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { withActionRules } from '@saki/domain/workflow/periods'

import { holidaysFor, rulesOn } from './calendar.sql.ts'
import type { Recorded } from './recordAction.ts'

/**
 * Last day shown on a letter: the deadline its action set or, when the case's deadline is unchanged, the end of the time to answer the
 * letter. Null when there is neither, or the day is only a target of the office.
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
