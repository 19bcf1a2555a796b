import type { InboxItem } from '@saki/contracts/inbox'

import type { SearchOf } from '../../lib/pageSearch.ts'

export const tabs = ['action', 'unread', 'all'] as const
export type InboxTab = (typeof tabs)[number]

/** Search parameters of the inbox. */
export interface InboxSearch {
  /** 'all' unless the address names another tab. */
  tab: InboxTab
  /** PROC_TYP-PROC_NBR-ACTION_NBR of the open item. */
  item: string | undefined
  /** Application number to filter by. */
  file: string | undefined
  /** ACTION_TYP to filter by. */
  kind: string | undefined
  /** Words to search for. */
  q: string | undefined
  /** Whether items are grouped by case. */
  byCase: boolean
  page: number
}

/** Reads the search parameters; invalid values are ignored. `action=Y`, used by links elsewhere, selects the action tab. */
export function readInboxSearch(asked: SearchOf<'/inbox'>): InboxSearch {
  const text = (name: 'item' | 'file' | 'kind' | 'q') => String(asked[name] ?? '')
  const fitting = (name: 'item' | 'file' | 'kind', form: RegExp) => (form.test(text(name)) ? text(name) : undefined)
  return {
    tab: asked.tab ?? (asked.action === 'Y' ? 'action' : 'all'),
    item: fitting('item', /^[A-Za-z0-9]{1,4}-\d{1,10}-\d{1,10}$/),
    file: fitting('file', /^[A-Z][A-Z0-9]{2}\d{9,11}$/),
    kind: fitting('kind', /^\w{1,40}$/),
    q: text('q').trim().slice(0, 100) || undefined,
    byCase: asked.group === 'case',
    page: asked.page ?? 1,
  }
}

export function writeInboxSearch(search: InboxSearch): SearchOf<'/inbox'> {
  const { tab, item, file, kind, q, byCase, page } = search
  return {
    tab: tab === 'all' ? undefined : tab,
    file,
    kind,
    q,
    group: byCase ? 'case' : undefined,
    page: page === 1 ? undefined : page,
    item,
  }
}

/** The filters besides the tab, as parameters of the call. */
export function narrowingOf({ file, kind, q }: Pick<InboxSearch, 'file' | 'kind' | 'q'>) {
  return {
    ...(file === undefined ? {} : { file }),
    ...(kind === undefined ? {} : { action_typ: kind }),
    ...(q === undefined ? {} : { q }),
  }
}

export interface InboxGroup {
  id: 'action' | 'unread' | 'rest'
  items: readonly InboxItem[]
}

/**
 * Groups a page of items: those that need action, nearest deadline first; unread ones, whatever their age; all others. Keeps the server's
 * order within a group and for pages that are not grouped.
 */
export function groupInboxItems(items: readonly InboxItem[]): InboxGroup[] {
  const waiting = items.filter((item) => item.TODO_TEXT !== '')
  const others = items.filter((item) => item.TODO_TEXT === '')
  const groups: InboxGroup[] = [
    { id: 'action', items: waiting.toSorted((a, b) => (a.DUE_DATE ?? '9999').localeCompare(b.DUE_DATE ?? '9999')) },
    { id: 'unread', items: others.filter((item) => item.STATUS === 'N') },
    { id: 'rest', items: others.filter((item) => item.STATUS === 'Y') },
  ]
  return groups.filter((group) => group.items.length > 0)
}

/** The item shown when the address names none: the first of the list, so one that needs action if there is any. */
export function firstListed(groups: readonly InboxGroup[]): InboxItem | undefined {
  return groups[0]?.items[0]
}

/** Items of a group by case, in the order of each case's first item. */
export function casesOf(items: readonly InboxItem[]): { patentId: string; title: string; items: InboxItem[] }[] {
  const cases = new Map<string, { patentId: string; title: string; items: InboxItem[] }>()
  for (const item of items) {
    const known = cases.get(item.PATENT_ID)
    if (known) known.items.push(item)
    else cases.set(item.PATENT_ID, { patentId: item.PATENT_ID, title: item.TITLE, items: [item] })
  }
  return [...cases.values()]
}
