import { clsx } from 'clsx'
import type { Client } from '@saki/contracts/shapes'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { useEffect, useState } from 'react'

import { ClientFilter } from '../../cases/ClientFilter.tsx'
import { PickBox } from '../../cases/PickBox.tsx'
import { officeNow } from '../../ui/clock.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { textDirection } from '../../ui/TextField.tsx'
import { sorts, type DocumentSearch, type DocumentKind } from './documentSearch.ts'
import styles from './documents.module.css'

const PAUSE = 350
const kinds: readonly DocumentKind[] = ['all', 'out', 'in', 'unread', 'receipts']

interface DocumentToolsProps {
  search: DocumentSearch
  setSearch: (change: Partial<DocumentSearch>, options?: { replace?: boolean }) => void
  clients: readonly Client[]
}

/** Receipts begin with those of this year. */
function periodOf(kind: DocumentKind): { from: string | undefined; to: string | undefined } {
  const today = legalDateOf(new Date(officeNow()))
  return kind === 'receipts' ? { from: `${yearOf(today)}-01-01`, to: today } : { from: undefined, to: undefined }
}

/** Search, filters and order above the list. Searches 350 ms after the last key. */
export function DocumentTools({ search, setSearch, clients }: DocumentToolsProps) {
  const { say } = useWords('viewer')
  const [typed, setTyped] = useState(search.q)
  const [asked, setAsked] = useState(search.q)
  if (search.q !== asked) {
    setAsked(search.q)
    if (search.q !== typed) setTyped(search.q)
  }
  useEffect(() => {
    if (typed === asked) return
    const timer = setTimeout(() => setSearch({ q: typed }, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  })
  return (
    <search className={clsx(styles.tools, 'row wrap gap-12 row-gap-8 inset-12 hairline-below')}>
      <label className={clsx('searchbox', styles.find)}>
        <Icon name="search" size={18} />
        <input
          type="search"
          dir={textDirection(typed)}
          value={typed}
          maxLength={100}
          aria-label={say('viewer:list.search')}
          placeholder={say('viewer:list.search')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <div className="segmented" role="group" aria-label={say('viewer:list.filter')}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={search.kind === kind}
            onClick={() => setSearch({ kind, ...periodOf(kind) })}
          >
            <Label k={`viewer:list.${kind}`} />
          </button>
        ))}
      </div>
      <ClientFilter clients={clients} value={search.client} onChoose={(client) => setSearch({ client })} />
      <PickBox
        name={say('viewer:list.sort')}
        value={search.sort}
        onChoose={(chosen) => setSearch({ sort: sorts.find((sort) => sort === chosen) ?? 'letters' })}
        options={sorts.map((sort) => ({ value: sort, label: say(`viewer:list.sort.${sort}`) }))}
      />
    </search>
  )
}
