import { Menu } from '@mantine/core'
import type { Page } from '@saki/contracts/pages'
import type { CaseRow } from '@saki/contracts/patents'
import type { TextKey } from '@saki/texts'
import { useNavigate } from '@tanstack/react-router'

import { useReceipt } from '../../cases/useReceipt.ts'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

interface Entry {
  action: CaseRow['ACTIONS'][number]
  text: TextKey
  icon: IconName
  to?: Page
  search?: Record<string, string>
}

const entries: readonly Entry[] = [
  { action: 'PAY', text: 'core:pay', icon: 'card', to: '/customer-screen/payments/$patentId' },
  { action: 'REISSUE', text: 'applications:do.reissue', icon: 'renew', to: '/customer-screen/payments/$patentId' },
  { action: 'VIEW', text: 'core:view', icon: 'eye', to: '/table-list/patents/workflow/$patentId' },
  { action: 'WORKFLOW', text: 'applications:do.workflow', icon: 'route', to: '/table-list/patents/workflow/$patentId' },
  { action: 'RECEIPT', text: 'applications:do.receipt', icon: 'download' },
  { action: 'REOPEN', text: 'applications:do.reopen', icon: 'pencil', to: '/customer-screen/payments/$patentId', search: { ask: 'reopen' } },
]

/** What can be done with a case now, as the server says, and nothing else. A case that has its course needs no second "view". */
export function entriesOf(actions: CaseRow['ACTIONS']): readonly Entry[] {
  return entries.filter(({ action }) => actions.includes(action) && !(action === 'VIEW' && actions.includes('WORKFLOW')))
}

export function RowMenu({ row }: { row: CaseRow }) {
  const { say } = useWords('applications')
  const navigate = useNavigate()
  const { fetchReceipt } = useReceipt()
  const patentId = row.PATENT_ID ?? row.SUBMISSION_NBR
  const go = ({ to, search }: Entry) => {
    if (to) void navigate({ to, params: { patentId }, search } as unknown as { to: string })
    else fetchReceipt(patentId)
  }
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <button type="button" className="icobtn" aria-label={say('applications:menu', { title: row.TITLE })}><Icon name="more" /></button>
      </Menu.Target>
      <Menu.Dropdown>
        {entriesOf(row.ACTIONS).map((entry) => (
          <Menu.Item key={entry.action} leftSection={<Icon name={entry.icon} />} onClick={() => go(entry)}><Label k={entry.text} /></Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
