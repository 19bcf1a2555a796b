const KEPT = 'saki-recent'
const MOST = 4

export interface RecentPage {
  path: string
  /** Title as shown, without the product's name. */
  title: string
  /** Milliseconds since 1970. */
  at: number
}

/** Adds a page to this tab's recent pages, for the 404 page; deleted at log-out and when the tab closes. `title`: as ui/pageTitle.ts makes it. */
export function rememberPage(path: string, title: string, at: number): void {
  const name = title.replace(/ — SAKI 21$/, '').replace(/^(?:\(\d+\) )?(?:\(✓\) )?(?:Error: )?/, '')
  if (!name || name.startsWith('404')) return
  sessionStorage.setItem(
    KEPT,
    JSON.stringify([{ path, title: name, at }, ...recentPages().filter((page) => page.path !== path)].slice(0, MOST)),
  )
}

/** The last pages of this tab, newest first; empty if storage is unreadable. */
export function recentPages(): RecentPage[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? (kept as RecentPage[]) : []
  } catch {
    return []
  }
}
