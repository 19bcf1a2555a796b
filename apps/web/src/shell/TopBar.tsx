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
  /** Opens the list of keys. */
  onKeys: () => void
}

/** Menu button, palette, language, manual, bell, user. */
export function TopBar({ menuOpen, onMenu, onSearch, onKeys }: TopBarProps) {
  const { say } = useWords('shell')
  const isOfficer = useUser()?.ROLE === 'office'
  return (
    <header className="top noprint row gap-8 fixed hairline-below surface">
      <button
        type="button"
        className="icon-button"
        aria-label={say('shell:menu.toggle')}
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <Icon name="menu" size={22} />
      </button>
      <button
        type="button"
        className="palette row text-start gap-8 rounded muted small nowrap"
        aria-keyshortcuts="Control+K"
        onClick={onSearch}
      >
        <Icon name="search" size={18} />
        <span className="shrinks truncated notablet">{say(isOfficer ? 'officeNav:palette' : 'shell:palette')}</span>
        <kbd className="push surface">Ctrl K</kbd>
      </button>
      <span className="grow" />
      <SessionClock />
      <LanguageSwitch />
      <button
        type="button"
        className="top-button nophone inline-row gap-8 bare rounded text-plain small"
        onClick={() => openPopUp(`/viewer/user-manual?dari=${encodeURIComponent(location.pathname)}`)}
      >
        <Icon name="book" className="muted" />
        <Label k="shell:manual" />
      </button>
      <Bell />
      <UserMenu onKeys={onKeys} />
    </header>
  )
}
