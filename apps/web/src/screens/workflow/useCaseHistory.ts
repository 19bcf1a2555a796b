import type { WorkflowRow } from '@saki/contracts/workflow'
import { stateByCode, type Workflow } from '@saki/domain/workflow/definition'

import { useEvent } from '../../lib/events.ts'
import { queryKeyOf, queryClient, useCall } from '../../lib/queries.ts'
import type { FileKey } from './fileKey.ts'
import type { Move } from '../../flow/flowMap.ts'

const REFRESH_EVERY = 60_000

/** Head line, standing and history of a case, kept fresh by the pushed events. */
export function useCaseHistory(file: FileKey) {
  const input = { params: file }
  const every = { refetchInterval: REFRESH_EVERY }
  useEvent('workflow', () => {
    for (const name of [
      'getTitleWorkflowCust',
      'getStatusWorkflow',
      'getListWorkflowCust',
      'getListDokumen',
    ] as const) {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf(name) })
    }
  })
  const title = useCall('getTitleWorkflowCust', input, every)
  const status = useCall('getStatusWorkflow', input, every)
  const rows = useCall('getListWorkflowCust', input, every)
  return { title, status, rows }
}

/** The moves of a history; what was taken back is none, a code nobody knows any more is left out. */
export function movesOf(flow: Workflow, rows: readonly WorkflowRow[]): Move[] {
  return rows.flatMap((row) => {
    if (row.IND_UNDONE === 'Y' || row.UNDOES !== null) return []
    const from = stateByCode(flow, row.PRIOR_STATUS_CODE)
    const to = stateByCode(flow, row.NEW_STATUS_CODE)
    return from && to && from !== to ? [{ from, to }] : []
  })
}
