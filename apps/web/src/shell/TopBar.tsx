import { openPopUp } from '../lib/popUp.ts'
import { useUser } from '../lib/session.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import { Bell } from './Bell.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SessionClock } from './SessionClock.tsx'
import { UserMenu } from './UserMenu.tsx'

interface TopBarProps {
  menuOpen: boolean
  onMenu: () => void
  onSearch: () => void
}

/** Menu button, palette, language, manual, bell, user. */
export function TopBar({ menuOpen, onMenu, onSearch }: TopBarProps) {
  const { say } = useWords('shell')
  const isOfficer = useUser()?.ROLE === 'office'
  return (
    <header className="top">
      <button
        type="button"
        className="icobtn"
        aria-label={say('shell:menu.toggle')}
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon name="menu" size={22} />
      </button>
      <button type="button" className="palette" aria-keyshortcuts="Control+K" onClick={onSearch}>
        <Icon name="search" size={18} />
        <span>{say(isOfficer ? 'desk:nav.palette' : 'shell:palette')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <span className="grow" />
      <SessionClock />
      <LanguageSwitch />
      <button
        type="button"
        className="topbtn manual"
        onClick={() => openPopUp(`/viewer/user-manual?dari=${encodeURIComponent(location.pathname)}`)}
      >
        <Icon name="book" />
        <Label k="shell:manual" />
      </button>
      <Bell />
      <UserMenu />
    </header>
  )
}
