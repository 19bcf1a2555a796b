import type { InboxItem } from '@saki/contracts/inbox'

export const tabs = ['action', 'unread', 'all'] as const
export type InboxTab = (typeof tabs)[number]

/** What the inbox shows; all of it stands in the address. */
export interface InboxSearch {
  tab: InboxTab
  /** PROC_TYP-PROC_NBR-ACTION_NBR of the open item. */
  item: string | undefined
  /** Application number the list is narrowed to. */
  file: string | undefined
  page: number
}

/** Reads an address typed by anyone. `action=Y`, as links elsewhere write it, means the first tab. */
export function readInboxSearch(raw: Record<string, unknown>): InboxSearch {
  const page = Number(raw['page'])
  const file = String(raw['file'] ?? '')
  const item = String(raw['item'] ?? '')
  return {
    tab: tabs.find((tab) => tab === raw['tab']) ?? (raw['action'] === 'Y' ? 'action' : 'all'),
    item: /^[A-Za-z0-9]{1,4}-\d{1,10}-\d{1,10}$/.test(item) ? item : undefined,
    file: /^[A-Z][A-Z0-9]{2}\d{9,11}$/.test(file) ? file : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function writeInboxSearch({ tab, item, file, page }: InboxSearch): Record<string, string | number | undefined> {
  return { tab: tab === 'all' ? undefined : tab, file, page: page === 1 ? undefined : page, item }
}

export interface Grouped {
  waiting: readonly InboxItem[]
  rest: readonly InboxItem[]
}

/** What waits for the reader first, nearest deadline on top; everything else as it came, newest first. No item stands twice. */
export function grouped(waiting: readonly InboxItem[], items: readonly InboxItem[]): Grouped {
  const ids = new Set(waiting.map((item) => item.INBOX_ID))
  const byDeadline = [...waiting].sort((a, b) => (a.DUE_DATE ?? '9999').localeCompare(b.DUE_DATE ?? '9999'))
  return { waiting: byDeadline, rest: items.filter((item) => !ids.has(item.INBOX_ID)) }
}
