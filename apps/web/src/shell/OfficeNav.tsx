import type { TextKey } from '@saki/texts'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState, type MouseEvent } from 'react'

import { readSearch } from '../lib/pageSearch.ts'
import { type PlainPage } from '../lib/pageAddress.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { Icon, type IconName } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'

const EVERY = 30_000

/** Views of the queue. They are one page; the search parameter `view` selects one. */
const views = [
  { label: 'officeNav:queue', icon: 'inbox', view: undefined, count: 'QUEUE' },
  { label: 'officeNav:mine', icon: 'user-check', view: 'mine', count: 'MINE' },
  { label: 'officeNav:late', icon: 'flag', view: 'late', count: 'LATE' },
  { label: 'officeNav:terms', icon: 'clock-alert', view: 'terms', count: 'TERMS' },
  { label: 'officeNav:requests', icon: 'file-add', view: 'requests', count: undefined },
  { label: 'officeNav:proposals', icon: 'user-check', view: 'proposals', count: undefined },
] as const satisfies readonly { label: TextKey; icon: IconName; view: string | undefined; count: string | undefined }[]

const pages: readonly { label: TextKey; icon: IconName; to: PlainPage }[] = [
  { label: 'officeNav:workload', icon: 'scales', to: '/petugas/beban-kerja' },
  { label: 'officeNav:payments', icon: 'money', to: '/petugas/pembayaran' },
  { label: 'officeNav:letters', icon: 'mail', to: '/petugas/surat' },
  { label: 'officeNav:gazette', icon: 'news', to: '/petugas/berita-resmi' },
  { label: 'officeNav:announcements', icon: 'bell', to: '/petugas/pengumuman' },
  { label: 'officeNav:reports', icon: 'flag', to: '/petugas/laporan-masalah' },
  { label: 'shell:page.markSearch', icon: 'search', to: '/trademarks/search' },
  { label: 'shell:page.workflowMap', icon: 'graph', to: '/wf-mapping/wfmapping' },
  { label: 'shell:page.changeLog', icon: 'history', to: '/table-list/changeLog' },
]

const tables: readonly { label: TextKey; to: PlainPage }[] = [
  { label: 'officeNav:staff', to: '/petugas/pegawai' },
  { label: 'officeNav:tariffs', to: '/petugas/tarif' },
  { label: 'officeNav:holidays', to: '/petugas/hari-libur' },
  { label: 'officeNav:periods', to: '/petugas/tenggat' },
  { label: 'officeNav:consultants', to: '/petugas/konsultan' },
]

/** The officers' sidebar, in a chunk that only officers load. */
export function OfficeNav() {
  const counts = useCall('officeQueue', { query: { view: 'MINE', size: 1 } }, { refetchInterval: EVERY }).data?.COUNTS
  return (
    <>
      {views.map((view) => (
        <ViewLink key={view.label} {...view} total={view.count && counts?.[view.count]} />
      ))}
      {pages.map(({ label, icon, to }) => (
        <PageLink key={to} className="nav" to={to}>
          <Icon name={icon} />
          <Label k={label} stacked />
        </PageLink>
      ))}
      <Tables />
    </>
  )
}

interface ViewLinkProps {
  label: TextKey
  icon: IconName
  view: string | undefined
  total: number | undefined
}

function ViewLink({ label, icon, view, total }: ViewLinkProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const href = view ? `/petugas?view=${view}` : '/petugas'
  const isHere = pathname === '/petugas' && readSearch('/petugas', search).view === view
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate({ href })
  }
  return (
    <a className="nav" href={href} aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      <Icon name={icon} />
      <Label k={label} stacked />
      {total !== undefined && total > 0 && <span className="end mono">{total}</span>}
    </a>
  )
}

function Tables() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" className="nav" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="sliders" />
        <Label k="officeNav:tables" stacked />
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} className="end" />
      </button>
      {open && (
        <div className="kids stack gap-2">
          {tables.map(({ label, to }) => (
            <PageLink key={to} className="nav" to={to}>
              <Label k={label} stacked />
            </PageLink>
          ))}
        </div>
      )}
    </>
  )
}
