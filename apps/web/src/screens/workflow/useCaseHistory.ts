import type { WorkflowRow } from '@saki/contracts/workflow'
import { stateByCode, type Workflow } from '@saki/domain/workflow/definition'

import { useEvent } from '../../lib/events.ts'
import { queryKeyOf, queryClient, useCall } from '../../lib/queries.ts'
import type { FileKey } from './fileKey.ts'
import type { Move } from '../../flow/flowMap.ts'

const REFRESH_EVERY = 60_000

/** Title, status and history of a case, refreshed by pushed events. */
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

/** Transitions of a history; leaves out events that were taken back and states unknown to the workflow. */
export function movesOf(flow: Workflow, rows: readonly WorkflowRow[]): Move[] {
  return rows.flatMap((row) => {
    if (row.IND_UNDONE === 'Y' || row.UNDOES !== null) return []
    const from = stateByCode(flow, row.PRIOR_STATUS_CODE)
    const to = stateByCode(flow, row.NEW_STATUS_CODE)
    return from && to && from !== to ? [{ from, to }] : []
  })
}
