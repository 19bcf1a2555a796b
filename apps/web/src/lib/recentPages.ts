const KEPT = 'saki-recent'
const MOST = 4

export interface RecentPage {
  path: string
  /** Title as shown, without the product's name. */
  title: string
  /** Milliseconds since 1970. */
  at: number
}

/** Adds a page to this tab's recent pages, for the 404 page; deleted at log-out and when the tab closes. */
export function rememberPage(path: string, title: string, at: number): void {
  const name = title.replace(/ — SAKI 21$/, '').replace(/^\(\d+\) /, '')
  if (!name || name.startsWith('404')) return
  sessionStorage.setItem(
    KEPT,
    JSON.stringify([{ path, title: name, at }, ...recentPages().filter((page) => page.path !== path)].slice(0, MOST)),
  )
}

/** The last pages of this tab, newest first; empty if storage is unreadable. */
export function recentPages(): RecentPage[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as RecentPage[]
  } catch {
    return []
  }
}
