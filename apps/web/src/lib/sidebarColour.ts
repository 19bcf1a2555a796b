export const sidebarColours = ['blue', 'green', 'plum'] as const
export type SidebarColour = (typeof sidebarColours)[number]

const STORED = 'saki-sidebar-colour'

/** The colour stored in this browser. */
export function storedSidebarColour(): SidebarColour {
  try {
    const stored = localStorage.getItem(STORED)
    return sidebarColours.find((colour) => colour === stored) ?? 'blue'
  } catch {
    return 'blue'
  }
}

/** Colours the sidebar and stores the choice in this browser. Blue is the colour of the tokens. */
export function setSidebarColour(colour: SidebarColour): void {
  const { style } = document.documentElement
  if (colour === 'blue') style.removeProperty('--nav')
  else style.setProperty('--nav', `var(--nav-${colour})`)
  try {
    localStorage.setItem(STORED, colour)
  } catch {
    // Storage refused: the choice lasts until the page is closed.
  }
}
