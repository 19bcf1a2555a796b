import '../ui/icons/allIcons.ts'

import { clsx } from 'clsx'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'

import { useEventStream } from '../lib/events.ts'
import { useOpenPath } from '../lib/pageAddress.ts'
import { rememberPage } from '../lib/recentPages.ts'
import { rememberResults } from '../lib/resultsBefore.ts'
import { officeNow } from '../ui/clock.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { RegisterLink } from '../ui/RegisterLink.tsx'
import { ReportLink } from '../ui/ReportLink.tsx'
import { useWords } from '../ui/useWords.ts'
import { AnnouncementBanner } from './AnnouncementBanner.tsx'
import { AttentionStrip } from './AttentionStrip.tsx'
import { Copyright } from './Copyright.tsx'
import { OfflineStrip } from './OfflineStrip.tsx'
import { Palette } from './Palette.tsx'
import { SessionPanel } from './SessionPanel.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { Sidebar } from './Sidebar.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { TopBar } from './TopBar.tsx'
import { useAnnouncedUnreads } from './unreads.ts'
import { useSidebar } from './useSidebar.ts'
import styles from './shell.module.css'

/** Layout of all pages behind the log-in: sidebar, top bar, strip, page, footer. */
export function MainLayout({ children }: { children?: ReactNode }) {
  const { say } = useWords('shell')
  const pathname = useOpenPath()
  const sidebar = useSidebar()
  const scrolled = useScrolled(50)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const [keysOpen, setKeysOpen] = useState(false)
  useEventStream()
  useRememberedPages()
  useResultsBefore()
  useAnnouncedUnreads()
  return (
    <>
      <div className={clsx('app', styles.app, sidebar.mini ? clsx('mini', styles.mini) : '')}>
        <Sidebar sidebar={sidebar} />
        <div className="body stack gap-0 shrinks">
          <TopBar
            onMenu={sidebar.toggle}
            menuOpen={sidebar.isOpen}
            onSearch={() => setPaletteOpen(true)}
            onKeys={() => setKeysOpen(true)}
          />
          <OfflineStrip />
          <AttentionStrip />
          <AnnouncementBanner />
          <main id="main" tabIndex={-1}>
            {children ?? <Outlet />}
          </main>
          <footer className="foot noprint row gap-24 hairline-above muted caption-size">
            <Copyright />
            <span className="grow" />
            <Shortcuts isOpen={keysOpen} onOpen={setKeysOpen} />
            <RegisterLink />
            <ReportLink page={pathname} />
            <ThemeSwitch />
          </footer>
        </div>
        {scrolled && (
          <button
            type="button"
            className="sidebar-toggle centered round noprint"
            aria-label={say('shell:menu.toggle')}
            aria-expanded={sidebar.isOpen}
            onClick={sidebar.toggle}
          >
            <Icon name="menu" size={22} />
          </button>
        )}
      </div>
      <Palette open={paletteOpen} onOpen={setPaletteOpen} />
      <SessionPanel />
    </>
  )
}

/** Remembers the results that are left for a case. */
function useResultsBefore(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) rememberResults(fromLocation.pathname, fromLocation.search)
      }),
    [router],
  )
}

/** Adds each page to the recent pages shortly after it opened, when its title is set. */
function useRememberedPages(): void {
  const pathname = useOpenPath()
  const isPage = useMatches({ select: (matches) => matches.length > 2 })
  useEffect(() => {
    const timer = setTimeout(() => (isPage ? rememberPage(pathname, document.title, officeNow()) : undefined), 1000)
    return () => clearTimeout(timer)
  }, [pathname, isPage])
}

function useScrolled(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const onScroll = () => setScrolled(scrollY > pixels)
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [pixels])
  return scrolled
}
