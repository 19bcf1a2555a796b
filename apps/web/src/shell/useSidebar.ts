import { startTransition, useState, useSyncExternalStore } from 'react'

import { useOpenPath } from '../lib/pageAddress.ts'

const narrow = matchMedia('(max-width: 1023px)')

export interface SidebarState {
  /** Below 1024 px: a drawer over the page. */
  isDrawer: boolean
  isOpen: boolean
  /** Icons only (wide screens). */
  mini: boolean
  toggle: () => void
  close: () => void
}

/** Open state of the sidebar, shared by all buttons that toggle it. Navigation closes the drawer. */
export function useSidebar(): SidebarState {
  const isDrawer = useSyncExternalStore(
    (listener) => (narrow.addEventListener('change', listener), () => narrow.removeEventListener('change', listener)),
    () => narrow.matches,
  )
  const [openOn, setOpenOn] = useState<string | undefined>()
  const [mini, setMini] = useState(false)
  const pathname = useOpenPath()
  const drawerOpen = openOn === pathname
  return {
    isDrawer,
    isOpen: isDrawer ? drawerOpen : !mini,
    mini: mini && !isDrawer,
    // A transition, so that the press is painted before the drawer is drawn.
    toggle: () => startTransition(() => (isDrawer ? setOpenOn(drawerOpen ? undefined : pathname) : setMini(!mini))),
    close: () => setOpenOn(undefined),
  }
}
