import type { InboxGroup, InboxSearch } from './inboxSearch.ts'

export interface Counted {
  tab: InboxSearch['tab']
  /** Whether a filter besides the tab is set. */
  isNarrowed: boolean
  groups: readonly InboxGroup[]
  /** Items of the tab; undefined if the server stopped counting. */
  total: number | undefined
  /** Items that need action under the filters: all, and the unread of them if each of them is known. */
  waiting: { total: number; unread: number | undefined } | undefined
  /** Unread items and all items of the inbox, without filters. */
  unread: number | undefined
  all: number | undefined
}

/** How many items each group has on all pages; undefined where that is not known without asking. */
export function groupCounts(counted: Counted): Partial<Record<InboxGroup['id'], number | undefined>> {
  const { tab, isNarrowed, groups, total, waiting, unread, all } = counted
  const listed = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (total === listed) return Object.fromEntries(groups.map(({ id, items }) => [id, items.length]))
  if (tab === 'action') return { action: total }
  const action = tab === 'all' ? waiting?.total : isNarrowed ? undefined : waiting?.unread
  if (isNarrowed || unread === undefined || waiting?.unread === undefined) return { action }
  const others = unread - waiting.unread
  return { action, unread: others, rest: all === undefined ? undefined : all - waiting.total - others }
}
