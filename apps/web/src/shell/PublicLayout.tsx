import { Outlet } from '@tanstack/react-router'

import { KawungPattern } from '../ui/icons/Kawung.tsx'
import { useWords } from '../ui/useWords.ts'
import { Announcements } from './Announcements.tsx'
import { Brand } from './Brand.tsx'
import { Copyright } from './Copyright.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** Two columns: the form, and the office's announcements. */
export function PublicLayout() {
  const { say } = useWords('account')
  return (
    <div className="pub">
      <div className="form">
        <header className="tl">
          <Brand />
          <LanguageSwitch />
        </header>
        <main id="main" className="in">
          <Outlet />
        </main>
        <footer className="pubfoot hint">
          <Copyright />
          <ThemeSwitch />
        </footer>
      </div>
      <aside className="pan">
        <div className="pt">
          <KawungPattern />
        </div>
        <h2>{say('account:promise')}</h2>
        <p className="lead">{say('account:promise.how')}</p>
        <Announcements />
      </aside>
    </div>
  )
}
