import { caseRoles, deciderRoles, holdsRole, type OfficeRole } from '@saki/domain/office/officeRoles'
import type { TextKey } from '@saki/texts'

import type { PlainPage } from '../lib/pageAddress.ts'
import type { IconName } from '../ui/icons/Icon.tsx'

/** Views of the queue with a total of their own. */
export type ViewCount = 'QUEUE' | 'MINE' | 'LATE' | 'TERMS' | 'PROPOSALS'

interface OfficeEntry {
  label: TextKey
  icon: IconName
  to: PlainPage
  /** A view of the queue, which is one page; its search parameter `view` selects it. `undefined`: the queue itself. */
  view?: string | undefined
  count?: ViewCount
  /** What the count says to screen readers; without it they read the number. */
  says?: TextKey
  /** Roles that work with it: for the others it stands behind the fold. */
  roles: readonly OfficeRole[] | 'all'
}

const entries: readonly OfficeEntry[] = [
  { label: 'officeNav:queue', icon: 'inbox', to: '/petugas', count: 'QUEUE', roles: 'all' },
  { label: 'officeNav:mine', icon: 'user-check', to: '/petugas', view: 'mine', count: 'MINE', roles: caseRoles },
  { label: 'officeNav:late', icon: 'flag', to: '/petugas', view: 'late', count: 'LATE', roles: caseRoles },
  { label: 'officeNav:terms', icon: 'clock-alert', to: '/petugas', view: 'terms', count: 'TERMS', roles: caseRoles },
  { label: 'officeNav:requests', icon: 'file-add', to: '/petugas', view: 'requests', roles: caseRoles },
  {
    label: 'officeNav:proposals',
    icon: 'sign',
    to: '/petugas',
    view: 'proposals',
    count: 'PROPOSALS',
    says: 'officeNav:proposals.wait',
    roles: deciderRoles,
  },
  { label: 'officeNav:workload', icon: 'scales', to: '/petugas/beban-kerja', roles: ['head'] },
  { label: 'officeNav:payments', icon: 'money', to: '/petugas/pembayaran', roles: ['finance'] },
  { label: 'officeNav:letters', icon: 'mail', to: '/petugas/surat', roles: caseRoles },
  { label: 'officeNav:gazette', icon: 'news', to: '/petugas/berita-resmi', roles: ['formality', 'register', 'head'] },
  { label: 'officeNav:staff', icon: 'user', to: '/petugas/pegawai', roles: ['administrator'] },
  { label: 'officeNav:announcements', icon: 'bell', to: '/petugas/pengumuman', roles: ['administrator'] },
  { label: 'officeNav:reports', icon: 'flag', to: '/petugas/laporan-masalah', roles: ['administrator'] },
  { label: 'shell:page.markSearch', icon: 'search', to: '/trademarks/search', roles: ['examinerMark'] },
  { label: 'shell:page.workflowMap', icon: 'graph', to: '/wf-mapping/wfmapping', roles: [] },
  { label: 'shell:page.changeLog', icon: 'history', to: '/table-list/changeLog', roles: [] },
]

/** Tables of the office, always behind their own fold. */
export const officeTables: readonly OfficeEntry[] = [
  { label: 'officeNav:tariffs', icon: 'sliders', to: '/petugas/tarif', roles: ['administrator'] },
  { label: 'officeNav:holidays', icon: 'sliders', to: '/petugas/hari-libur', roles: ['administrator'] },
  { label: 'officeNav:periods', icon: 'sliders', to: '/petugas/tenggat', roles: ['administrator'] },
  { label: 'officeNav:consultants', icon: 'sliders', to: '/petugas/konsultan', roles: ['register'] },
]

/** Most entries outside the folds: what fits on a screen 768 px high. */
const MOST = 11

/**
 * What the officer's roles work with, and the rest. Whoever holds more roles than fit on a screen sees the first of the list; nothing is in
 * neither.
 */
export function entriesFor(roles: readonly OfficeRole[]): {
  own: readonly OfficeEntry[]
  rest: readonly OfficeEntry[]
} {
  const own = entries.filter((entry) => entry.roles === 'all' || holdsRole(roles, entry.roles)).slice(0, MOST)
  return { own, rest: entries.filter((entry) => !own.includes(entry)) }
}

/** Whether the tables are open until the officer folds them: for those who keep them. */
export const keepsTables = (roles: readonly OfficeRole[]): boolean =>
  roles.includes('administrator') && !holdsRole(roles, caseRoles)

export type { OfficeEntry }
