import type { AnswerForm, AnswerPoint } from '@saki/contracts/answers'
import type { Dispute } from '@saki/contracts/disputes'
import { pointListOf } from '@saki/domain/requests/opposition'
import { useQueries } from '@tanstack/react-query'

import { ask } from '../../lib/ask.ts'
import { queryKeyOf, useCall } from '../../lib/queries.ts'

/** Most oppositions that one letter answers. */
const MOST = 50
/** Points of the nth further opposition in one letter are raised by n × 1000. */
const RAISED = 1000

/** The number of a letter's point in its own opposition. */
export const pointOfDispute = ({ OPTION_NBR }: Pick<AnswerPoint, 'OPTION_NBR'>) => OPTION_NBR % RAISED

/** The oppositions that a letter notifies of, by the LIST_CODE of their points; empty for other letters and those recorded on paper. */
export function useDisputesOf(form: AnswerForm): ReadonlyMap<string, Dispute> {
  const lists = new Set(form.POINTS.map(({ LIST_CODE }) => LIST_CODE))
  const { data } = useCall(
    'disputesAgainst',
    { query: { patentId: form.PATENT_ID, size: MOST } },
    { enabled: form.KIND === 'objection', staleTime: 60_000 },
  )
  const rows = (data?.data ?? []).filter(({ SUBMISSION_NBR }) => lists.has(pointListOf(SUBMISSION_NBR)))
  const found = useQueries({
    queries: rows.map(({ PROC_TYP, PROC_NBR }) => {
      const query = { PROC_TYP, PROC_NBR }
      return { queryKey: queryKeyOf('dispute', { query }), queryFn: () => ask('dispute', { query }), staleTime: 60_000 }
    }),
  })
  return new Map(found.flatMap(({ data: one }) => (one ? [[pointListOf(one.SUBMISSION_NBR), one] as const] : [])))
}
