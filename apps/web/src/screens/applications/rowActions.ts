import type { CaseRow } from '@saki/contracts/caseRow'
import type { TextKey } from '@saki/texts'

import type { SearchOf } from '../../lib/pageSearch.ts'
import type { IconName } from '../../ui/icons/Icon.tsx'

export interface RowAction {
  action: CaseRow['ACTIONS'][number]
  text: TextKey
  icon: IconName
  to?:
    | '/customer-screen/payments/$patentId'
    | '/table-list/patents/$patentId'
    | '/table-list/patents/workflow/$patentId'
  search?: SearchOf<'/customer-screen/payments/$patentId'>
}

const entries: readonly RowAction[] = [
  { action: 'PAY', text: 'core:pay', icon: 'card', to: '/customer-screen/payments/$patentId' },
  { action: 'REISSUE', text: 'applications:do.reissue', icon: 'renew', to: '/customer-screen/payments/$patentId' },
  { action: 'VIEW', text: 'core:view', icon: 'eye', to: '/table-list/patents/$patentId' },
  { action: 'WORKFLOW', text: 'applications:do.workflow', icon: 'route', to: '/table-list/patents/workflow/$patentId' },
  { action: 'RECEIPT', text: 'applications:do.receipt', icon: 'download' },
  {
    action: 'REOPEN',
    text: 'applications:do.reopen',
    icon: 'pencil',
    to: '/customer-screen/payments/$patentId',
    search: { ask: 'reopen' },
  },
]

/** Menu entries for the actions the server allows. */
export function entriesOf(actions: CaseRow['ACTIONS']): readonly RowAction[] {
  return entries.filter(({ action }) => actions.includes(action))
}
