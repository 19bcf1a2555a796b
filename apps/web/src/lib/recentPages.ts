const KEPT = 'saki-recent'
const MOST = 4

export interface RecentPage {
  path: string
  /** Title as the reader saw it, without the product's name. */
  title: string
  /** Milliseconds. */
  at: number
}

/** Remembers a page of this tab for the 404 page; gone at log-out and when the tab closes. */
export function rememberPage(path: string, title: string, at: number): void {
  const name = title.replace(/ — SAKI 21$/, '').replace(/^\(\d+\) /, '')
  if (!name || name.startsWith('404')) return
  sessionStorage.setItem(
    KEPT,
    JSON.stringify([{ path, title: name, at }, ...recentPages().filter((page) => page.path !== path)].slice(0, MOST)),
  )
}

export function recentPages(): RecentPage[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as RecentPage[]
  } catch {
    return []
  }
}
