import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { useState } from 'react'

import { useGoTo } from '../lib/pageAddress.ts'
import { useUser } from '../lib/session.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { Menu } from '../ui/menu/Menu.tsx'
import { MenuItem } from '../ui/menu/menuParts.tsx'
import { showMessage } from '../ui/messages.ts'
import { reportAddress } from '../ui/reportAddress.ts'
import { useWords } from '../ui/useWords.ts'
import { initials } from './initials.ts'
import { LogOutDialog } from './LogOutDialog.tsx'
import { lateDialog } from '../ui/Late.tsx'

const ConsultantDialog = lateDialog(
  async () => (await import('../screens/agents/ConsultantDialog.tsx')).ConsultantDialog,
)

const ProfileDialog = lateDialog(async () => (await import('../screens/profile/ProfileDialog.tsx')).ProfileDialog)

/** My Profile, consultant's data, mandates, Change Password, Log out; keys and report of a problem, because some pages hide the footer. */
export function UserMenu({ onKeys }: { onKeys: () => void }) {
  const { say } = useWords('shell')
  const user = useUser()
  const goTo = useGoTo()
  const [opened, setOpened] = useState<'profile' | 'consultant' | 'logout' | undefined>()
  const name = user?.USER_NAME ?? ''
  /** Opens the consultant's data for USER_TYP consultant; other users get a message. */
  const checkConsultant = () => {
    if (user?.USER_TYP === CONSULTANT_TYPE) return setOpened('consultant')
    showMessage({ title: 'shell:user.consultant', body: 'shell:user.noRole', tone: 'error' })
  }
  const report = () => open(reportAddress({ page: location.pathname }), '_blank', 'noopener')
  return (
    <>
      <Menu
        width={240}
        button={{
          className: 'user row gap-10 bare rounded small',
          'aria-label': name + say('core:comma') + say('shell:user.menu'),
        }}
        face={
          <>
            <span className="avatar centered fixed">{initials(name)}</span>
            <span className="nm truncated nophone" dir="auto">
              {name}
            </span>
            <Icon name="chevron-down" size={16} className="nophone" />
          </>
        }
      >
        <MenuItem icon={<Icon name="user" />} onClick={() => setOpened('profile')}>
          <Label k="shell:user.profile" />
        </MenuItem>
        <MenuItem icon={<Icon name="id-card" />} onClick={checkConsultant}>
          <Label k="shell:user.consultant" />
        </MenuItem>
        <MenuItem icon={<Icon name="sign" />} onClick={() => void goTo({ to: '/kuasa' })}>
          <Label k="shell:user.mandates" />
        </MenuItem>
        <MenuItem icon={<Icon name="key" />} onClick={() => void goTo({ to: '/change-password' })}>
          <Label k="shell:user.password" />
        </MenuItem>
        <MenuItem icon={<Icon name="grid" />} onClick={onKeys}>
          <Label k="shell:keys" />
        </MenuItem>
        <MenuItem icon={<Icon name="flag" />} onClick={report}>
          <Label k="core:error.report" />
        </MenuItem>
        <MenuItem icon={<Icon name="logout" />} onClick={() => setOpened('logout')}>
          <Label k="shell:user.logout" />
        </MenuItem>
      </Menu>
      {opened === 'logout' && <LogOutDialog onClose={() => setOpened(undefined)} />}
      {opened === 'consultant' && <ConsultantDialog onClose={() => setOpened(undefined)} />}
      {opened === 'profile' && <ProfileDialog onClose={() => setOpened(undefined)} />}
    </>
  )
}
