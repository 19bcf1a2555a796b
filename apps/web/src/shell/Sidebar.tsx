import { clsx } from 'clsx'
import type { TextKey } from '@saki/texts'
import { Suspense, useState, type ReactNode } from 'react'

import { useOpenPath } from '../lib/pageAddress.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useUser } from '../lib/session.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { BrandMark, KawungPattern } from '../ui/icons/Kawung.tsx'
import { Label } from '../ui/Label.tsx'
import { useTerm, useWords } from '../ui/useWords.ts'
import { useModal } from '../ui/useModal.ts'
import { latePart } from '../ui/latePart.tsx'
import { lookups, navigation, type MenuEntry, type MenuGroup } from './navigation.ts'
import { SideFoot } from './SideFoot.tsx'
import { useUnreads } from './unreads.ts'
import type { SidebarState } from './useSidebar.ts'
import styles from './shell.module.css'

const OfficeNav = latePart(async () => (await import('./OfficeNav.tsx')).OfficeNav)
const CommissionNav = latePart(async () => (await import('./CommissionNav.tsx')).CommissionNav)

/** 'SAKI 21', the menu entries, the kawung pattern at the foot. Below 1024 px a drawer with language and log-out. */
export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  if (!sidebar.isDrawer)
    return (
      <aside className="side noprint stack gap-0" aria-label="SAKI 21">
        <Inside mini={sidebar.mini} widen={sidebar.toggle} />
      </aside>
    )
  if (!sidebar.isOpen) return null
  return (
    <DrawerFrame onClose={sidebar.close}>
      <Inside mini={false} onClose={sidebar.close} />
      <SideFoot />
    </DrawerFrame>
  )
}

/** `widen`: shows the names again when there are icons only. */
function Inside({ mini, widen, onClose }: { mini: boolean; widen?: () => void; onClose?: () => void }) {
  const { say } = useWords('shell')
  const role = useUser()?.ROLE ?? 'applicant'
  return (
    <>
      <div className="brand row gap-12 fixed large strong">
        <BrandMark size={32} ground="#123756" />
        <span>
          SAKI 21
          <small className="block caption-size regular" lang="id">
            {role === 'applicant' ? say('core:office.short') : <DeskBrand k={brands[role]} />}
          </small>
        </span>
        {onClose && (
          <button
            type="button"
            className="icon-button push"
            data-first
            aria-label={say('core:close')}
            onClick={onClose}
          >
            <Icon name="close" size={22} />
          </button>
        )}
      </div>
      <nav className="stack gap-4 grow relative" aria-label={say('shell:menu')}>
        <Suspense fallback={null}>
          {role === 'office' && <OfficeNav widen={mini ? widen : undefined} />}
          {role === 'commission' && <CommissionNav />}
        </Suspense>
        {role === 'applicant' && <ApplicantNav />}
      </nav>
      <div className="pattern">
        <KawungPattern unit={56} />
      </div>
    </>
  )
}

const brands = { office: 'officeNav:brand', commission: 'appeals:brand' } as const

/** The name of a desk under the product's name. */
function DeskBrand({ k }: { k: TextKey }) {
  return useTerm()(k).term
}

function ApplicantNav() {
  const unread = useUnreads()
  return (
    <>
      {navigation.map((entry) =>
        'entries' in entry ? (
          <NavGroup key={entry.label} group={entry} />
        ) : (
          <NavEntry key={entry.label} entry={entry} fresh={entry.icon === 'plus'} />
        ),
      )}
      <PageLink className="nav" to="/inbox">
        <Icon name="inbox" />
        <Label k={unread > 0 ? 'shell:nav.inbox.count' : 'shell:nav.inbox'} values={{ n: unread }} stacked />
      </PageLink>
      {lookups.map((entry) => (
        <NavEntry key={entry.to} entry={entry} />
      ))}
    </>
  )
}

function NavEntry({ entry, fresh = false }: { entry: MenuEntry; fresh?: boolean }) {
  const pathname = useOpenPath()
  return (
    <PageLink
      className={`nav ${fresh ? 'new' : ''}`}
      to={entry.to}
      {...(entry.also === pathname && { 'aria-current': 'true' as const })}
    >
      {entry.icon && <Icon name={entry.icon} />}
      <Label k={entry.label} stacked />
    </PageLink>
  )
}

function NavGroup({ group }: { group: MenuGroup }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" className="nav" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={group.icon} />
        <Label k={group.label} stacked />
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} className="end" />
      </button>
      {open && (
        <div className="kids stack gap-2">
          {group.entries.map((entry) => (
            <NavEntry key={entry.to} entry={entry} />
          ))}
        </div>
      )}
    </>
  )
}

/** The sidebar as a modal layer from the start edge: the rest is inert, Escape or a press beside it closes it, and the focus returns to its opener. */
function DrawerFrame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const box = useModal(onClose)
  return (
    <dialog ref={box} className={clsx(styles.drawer, 'side noprint stack gap-0')} aria-label="SAKI 21">
      {children}
    </dialog>
  )
}
