import { lookOf } from '@saki/catalogue/rights/looks'

import type { ReaderOfCase } from './caseAccess.ts'

export const tabIds = [
  'summary',
  'filing',
  'owners',
  'makers',
  'reprs',
  'classes',
  'priorities',
  'pictures',
  'claims',
  'register',
  'annuities',
  'title',
  'licences',
  'related',
  'refs',
  'similar',
  'documents',
  'payments',
  'events',
] as const
export type TabId = (typeof tabIds)[number]

const ofParties: readonly TabId[] = ['documents', 'events', 'refs']

/** The tabs of a case, in order: those of its right, and those that the reader may see. Bills are the parties' own. */
export function tabsOf(right: string, reader: ReaderOfCase): TabId[] {
  const { maker, classes } = lookOf(right)
  return tabIds.filter((id) => {
    if (ofParties.includes(id) && reader === 'stranger') return false
    if (id === 'payments') return reader === 'party'
    if (id === 'makers') return maker !== undefined
    if (id === 'claims' || id === 'annuities' || id === 'refs') return classes === 'ipc'
    return true
  })
}
