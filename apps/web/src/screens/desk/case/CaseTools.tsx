import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { useGoTo } from '../../../lib/pageAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { MenuDivider, MenuItem } from '../../../ui/menu/menuParts.tsx'
import { useRoom } from '../useRoom.ts'
import { ReasonDialog, type Tool } from './ReasonDialog.tsx'
import styles from '../desk.module.css'
import { lateDialog } from '../../../ui/Late.tsx'

const AnnuityDialog = lateDialog(async () => (await import('./AnnuityDialog.tsx')).AnnuityDialog)
const AssignDialog = lateDialog(async () => (await import('./AssignDialog.tsx')).AssignDialog)
const ClassifyDialog = lateDialog(async () => (await import('./ClassifyDialog.tsx')).ClassifyDialog)

interface ToolEntry {
  id: Tool | 'assign' | 'annuity' | 'classify' | 'notes' | 'workflow' | 'edit' | 'changeLog'
  icon: IconName
  label: TextKey
  shown: boolean
}

/** Width in pixels at which four tools stand beside the menu; below it two. */
const ROOM_FOR_ALL = 700

/** Officers' tools outside the workflow, in one row: the frequent ones, the others in a menu. Each that changes something needs a reason and is recorded in the history. */
export function CaseTools({ found }: { found: OfficeCase }) {
  const [open, setOpen] = useState<ToolEntry['id'] | undefined>()
  const [row, hasRoom] = useRoom<HTMLDivElement>(ROOM_FOR_ALL)
  const goTo = useGoTo()
  const patentId = found.PATENT_ID
  const close = () => setOpen(undefined)
  const tools: ToolEntry[] = [
    { id: 'assign', icon: 'transfer', label: 'desk:tool.assign', shown: true },
    { id: 'notes', icon: 'lock', label: 'desk:tool.notes', shown: true },
    { id: 'resume', icon: 'renew', label: 'desk:tool.resume', shown: found.CAN.RESUME === 'Y' },
    { id: 'setDue', icon: 'clock', label: 'desk:tool.setDue', shown: found.CAN.SET_DUE === 'Y' },
    { id: 'annuity', icon: 'money', label: 'deskCase:tool.annuity', shown: found.CAN.RECORD_ANNUITY === 'Y' },
    { id: 'classify', icon: 'list', label: 'desk:tool.classify', shown: true },
    { id: 'undo', icon: 'undo', label: 'desk:tool.undo', shown: found.UNDO !== null },
    { id: 'freeze', icon: 'lock', label: 'desk:tool.freeze', shown: found.CAN.FREEZE === 'Y' },
  ]
  const pages: ToolEntry[] = [
    { id: 'workflow', icon: 'route', label: 'deskCase:case.workflow', shown: true },
    { id: 'edit', icon: 'pencil', label: 'deskCase:case.edit', shown: true },
    { id: 'changeLog', icon: 'history', label: 'shell:page.changeLog', shown: true },
  ]
  const press = (id: ToolEntry['id']) => {
    const params = { patentId }
    if (id === 'notes') void goTo({ to: '/petugas/berkas/$patentId', params, search: { tab: 'history' } })
    else if (id === 'workflow') void goTo({ to: '/table-list/patents/workflow/$patentId', params })
    else if (id === 'edit') void goTo({ to: '/table-list/patents/$patentId/edit', params })
    else if (id === 'changeLog') void goTo({ to: '/table-list/changeLog', search: { number: patentId } })
    else setOpen(id)
  }
  const shown = tools.filter((tool) => tool.shown)
  const beside = hasRoom ? 4 : 2
  return (
    <div ref={row} className={clsx(styles.tools, 'pad-8-16 flex gap-4')}>
      {shown.slice(0, beside).map((tool) => (
        <Button key={tool.id} look="act" icon={tool.icon} onClick={() => press(tool.id)}>
          <Label k={tool.label} stacked />
        </Button>
      ))}
      <Menu
        width={280}
        button={{ className: 'text-button push' }}
        face={
          <>
            <Icon name="more" size={18} />
            <Label k="officeNav:more" stacked />
          </>
        }
      >
        {shown.slice(beside).map((tool) => (
          <Entry key={tool.id} entry={tool} onPress={press} />
        ))}
        <MenuDivider />
        {pages.map((entry) => (
          <Entry key={entry.id} entry={entry} onPress={press} />
        ))}
      </Menu>
      {open === 'assign' && <AssignDialog found={found} onClose={close} />}
      {open === 'annuity' && <AnnuityDialog found={found} onClose={close} />}
      {open === 'classify' && <ClassifyDialog found={found} onClose={close} />}
      {isReasoned(open) && <ReasonDialog tool={open} found={found} onClose={close} />}
    </div>
  )
}

const reasoned: readonly (ToolEntry['id'] | undefined)[] = ['undo', 'freeze', 'resume', 'setDue'] satisfies Tool[]
const isReasoned = (id: ToolEntry['id'] | undefined): id is Tool => reasoned.includes(id)

function Entry({ entry, onPress }: { entry: ToolEntry; onPress: (id: ToolEntry['id']) => void }) {
  return (
    <MenuItem icon={<Icon name={entry.icon} />} onClick={() => onPress(entry.id)}>
      <Label k={entry.label} />
    </MenuItem>
  )
}
