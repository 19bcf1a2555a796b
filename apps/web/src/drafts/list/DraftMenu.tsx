import type { TextKey } from '@saki/texts'

import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { MenuItem } from '../../ui/menu/menuParts.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { DraftLine } from './useDraftRows.ts'

export type Doing = 'submit' | 'copy' | 'saki' | 'share' | 'delete'

const entries: readonly { what: Doing; icon: IconName; text: TextKey; atServer: boolean }[] = [
  { what: 'submit', icon: 'check', text: 'drafts:list.submit', atServer: true },
  { what: 'copy', icon: 'copy', text: 'core:copy', atServer: true },
  { what: 'share', icon: 'eye', text: 'drafts:list.share', atServer: true },
  { what: 'saki', icon: 'download', text: 'drafts:saki.download', atServer: false },
  { what: 'delete', icon: 'trash', text: 'core:delete', atServer: false },
]

/** Further actions of a draft. Those that need the server are left out for drafts only on this device. */
export function DraftMenu({ line, name, onDo }: { line: DraftLine; name: string; onDo: (what: Doing) => void }) {
  const { say } = useWords('drafts')
  return (
    <Menu
      width={260}
      button={{ className: 'icon-button', 'aria-label': say('drafts:list.more', { title: name }) }}
      face={<Icon name="more" />}
    >
      {entries
        .filter(({ atServer }) => !atServer || line.tempId !== undefined)
        .map(({ what, icon, text }) => (
          <MenuItem key={what} icon={<Icon name={icon} />} onClick={() => onDo(what)}>
            <Label k={text} />
          </MenuItem>
        ))}
    </Menu>
  )
}
