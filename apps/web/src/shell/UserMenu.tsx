import { Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'

import { useUser } from '../lib/session.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { initials } from './initials.ts'
import { LogOutDialog } from './LogOutDialog.tsx'

const ProfileDialog = lazy(async () => ({
  default: (await import('../screens/profile/ProfileDialog.tsx')).ProfileDialog,
}))

/** My Profile, Change Password, Log out. */
export function UserMenu() {
  const { say } = useWords('shell')
  const user = useUser()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'profile' | 'logout' | undefined>()
  const name = user?.USER_NAME ?? ''
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal>
        <Menu.Target>
          <button type="button" className="user" aria-label={`${name}, ${say('shell:user.menu')}`}>
            <span className="avatar">{initials(name)}</span>
            <span className="nm" dir="auto">
              {name}
            </span>
            <Icon name="chevron-down" size={16} />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="user" />} onClick={() => setOpen('profile')}>
            <Label k="shell:user.profile" />
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="key" />} onClick={() => void navigate({ to: '/change-password' })}>
            <Label k="shell:user.password" />
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="logout" />} onClick={() => setOpen('logout')}>
            <Label k="shell:user.logout" />
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'logout' && <LogOutDialog onClose={() => setOpen(undefined)} />}
      <Suspense>{open === 'profile' && <ProfileDialog onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}
