import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import type { TextKey } from '@saki/texts'
import { lazy, Suspense, useState } from 'react'

import { PageLink } from '../../../lib/PageLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { AnnuityDialog } from './AnnuityDialog.tsx'
import { AssignDialog } from './AssignDialog.tsx'
import { ReasonDialog, type Tool } from './ReasonDialog.tsx'
import styles from '../desk.module.css'

const ClassifyDialog = lazy(async () => ({ default: (await import('./ClassifyDialog.tsx')).ClassifyDialog }))

interface ToolEntry {
  id: Tool | 'assign' | 'annuity' | 'classify'
  icon: IconName
  label: TextKey
  shown: boolean
}

/** Officers' tools outside the workflow. Each needs a reason and is recorded in the history. */
export function CaseTools({ found }: { found: OfficeCase }) {
  const [open, setOpen] = useState<ToolEntry['id'] | undefined>()
  const close = () => setOpen(undefined)
  const tools: ToolEntry[] = [
    { id: 'undo', icon: 'undo', label: 'desk:tool.undo', shown: found.UNDO !== null },
    { id: 'freeze', icon: 'lock', label: 'desk:tool.freeze', shown: found.CAN.FREEZE === 'Y' },
    { id: 'resume', icon: 'renew', label: 'desk:tool.resume', shown: found.CAN.RESUME === 'Y' },
    { id: 'setDue', icon: 'clock', label: 'desk:tool.setDue', shown: found.CAN.SET_DUE === 'Y' },
    { id: 'annuity', icon: 'money', label: 'desk:tool.annuity', shown: found.CAN.RECORD_ANNUITY === 'Y' },
    { id: 'classify', icon: 'list', label: 'desk:tool.classify', shown: true },
    { id: 'assign', icon: 'transfer', label: 'desk:tool.assign', shown: true },
  ]
  return (
    <div className={clsx(styles.tools, 'pad-8-16 flex wrap gap-12 row-gap-4')}>
      {tools.map(
        (tool) =>
          tool.shown && (
            <Button key={tool.id} look="act" icon={tool.icon} onClick={() => setOpen(tool.id)}>
              <Label k={tool.label} />
            </Button>
          ),
      )}
      <PageLink
        to="/petugas/berkas/$patentId"
        params={{ patentId: found.PATENT_ID }}
        search={{ tab: 'history' }}
        className="act"
      >
        <Icon name="lock" size={18} />
        <Label k="desk:tool.notes" />
      </PageLink>
      <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: found.PATENT_ID }} className="act">
        <Icon name="route" size={18} />
        <Label k="desk:case.workflow" />
      </PageLink>
      <PageLink to="/table-list/patents/$patentId/edit" params={{ patentId: found.PATENT_ID }} className="act">
        <Icon name="pencil" size={18} />
        <Label k="desk:case.edit" />
      </PageLink>
      <PageLink to="/table-list/changeLog" search={{ number: found.PATENT_ID }} className="act">
        <Icon name="history" size={18} />
        <Label k="shell:page.changeLog" />
      </PageLink>
      {open === 'assign' && <AssignDialog found={found} onClose={close} />}
      <Suspense>{open === 'annuity' && <AnnuityDialog found={found} onClose={close} />}</Suspense>
      <Suspense>{open === 'classify' && <ClassifyDialog found={found} onClose={close} />}</Suspense>
      {open && open !== 'assign' && open !== 'annuity' && open !== 'classify' && (
        <ReasonDialog tool={open} found={found} onClose={close} />
      )}
    </div>
  )
}
