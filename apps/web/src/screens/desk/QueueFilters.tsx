import { lawName } from '@saki/domain/law/ground'
import { clsx } from 'clsx'
import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import type { TextKey } from '@saki/texts'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import { SelectBox } from '../../ui/SelectBox.tsx'
import { textDirection } from '../../ui/TextField.tsx'
import { dues, filterCount, type QueueSearch } from './queueSearch.ts'
import styles from './desk.module.css'

const TYPING = 350

interface FiltersProps {
  search: QueueSearch
  laws: readonly string[]
  setSearch: (change: Partial<QueueSearch>, options?: { replace?: boolean }) => void
  /** Whether several cases can be chosen. */
  many: { isMany: boolean; setMany: (isMany: boolean) => void }
}

/** Search box, and behind a button filters by right, officer, due date and law. All are kept in the address. */
export function QueueFilters({ search, laws, setSearch, many }: FiltersProps) {
  const { say } = useWords('desk', 'workload')
  const set = filterCount({ ...search, q: '' })
  const [open, setOpen] = useState(set > 0)
  return (
    <div className="pad-12-16 grid gap-8 hairline-below" role="search">
      <div className="row wrap gap-8">
        <Words key={search.view} search={search} setSearch={setSearch} />
        <Button small icon="filter" aria-expanded={open} onClick={() => setOpen(!open)}>
          {set > 0 ? say('desk:filter.shown', { n: set }) : say('desk:filter.show')}
        </Button>
        <Button small icon="checklist" aria-pressed={many.isMany} onClick={() => many.setMany(!many.isMany)}>
          {say(many.isMany ? 'workload:many.end' : 'workload:many.start')}
        </Button>
      </div>
      {open && <Narrow search={search} laws={laws} setSearch={setSearch} />}
    </div>
  )
}

function Words({ search, setSearch }: Pick<FiltersProps, 'search' | 'setSearch'>) {
  const { say } = useWords('desk')
  const [typed, setTyped] = useState(search.q)
  const [known, setKnown] = useState(search.q)
  const [chosenBefore, setChosenBefore] = useState(search.chosen)
  if (known !== search.q) {
    // The search changed elsewhere (palette, reset, browser's back): the box follows, but keeps what is being typed.
    setKnown(search.q)
    if (search.q !== typed.trim()) setTyped(search.q)
  }
  useEffect(() => {
    if (typed.trim() === search.q) return
    // A case that was chosen while the search waited stays open with what is written there; otherwise the first found one is shown.
    const chosen = search.chosen === chosenBefore ? undefined : search.chosen
    const timer = setTimeout(() => setSearch({ q: typed.trim(), page: 1, chosen }, { replace: true }), TYPING)
    return () => clearTimeout(timer)
  }, [typed, search.q, search.chosen, chosenBefore, setSearch])
  return (
    <div className="input-frame lead grow full-width-on-phones">
      <Icon name="search" size={18} />
      <input
        className="input compact"
        type="search"
        dir={textDirection(typed)}
        aria-label={say('desk:filter.q')}
        placeholder={say('desk:filter.q')}
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosenBefore(search.chosen)
        }}
      />
    </div>
  )
}

function Narrow({ search, laws, setSearch }: Omit<FiltersProps, 'many'>) {
  const { say } = useWords('desk', 'applications')
  const officers = useCall('officeOfficers', {}, { staleTime: 300_000 }).data ?? []
  const first = { page: 1, chosen: undefined }
  return (
    <div className={clsx(styles.narrow, 'grid gap-8')}>
      <Pick
        label="desk:filter.right"
        value={search.right ?? ''}
        onPick={(right) => setSearch({ ...first, right: (right || undefined) as QueueSearch['right'] })}
        options={[
          ['', say('desk:filter.right.all')],
          ...lookLetters.map((right) => [right, say(lookOf(right).names.short)] as const),
        ]}
      />
      {search.view !== 'MINE' && (
        <Pick
          label="desk:filter.officer"
          value={String(search.officer ?? '')}
          onPick={(officer) =>
            setSearch({
              ...first,
              officer: officer === 'none' || officer === 'absent' ? officer : Number(officer) || undefined,
            })
          }
          options={[
            ['', say('desk:filter.officer.all')],
            ['none', say('desk:filter.officer.none')],
            ['absent', say('workload:late.tab.absent')],
            ...officers.map(({ USER_ID, USER_NAME }) => [String(USER_ID), USER_NAME] as const),
          ]}
        />
      )}
      <Pick
        label="desk:filter.due"
        value={search.due ?? ''}
        onPick={(due) => setSearch({ ...first, due: (due || undefined) as QueueSearch['due'] })}
        options={[
          ['', say('desk:filter.due.all')],
          ...dues.map((due) => [due, say(`desk:filter.due.${due}`)] as const),
        ]}
      />
      <Pick
        label="desk:filter.law"
        value={search.law ?? ''}
        onPick={(law) => setSearch({ ...first, law: law || undefined })}
        options={[['', say('desk:filter.law.all')], ...laws.map((law) => [law, lawName(law)] as const)]}
      />
    </div>
  )
}

function Pick({
  label,
  value,
  options,
  onPick,
}: {
  label: TextKey
  value: string
  options: readonly (readonly [string, string])[]
  onPick: (value: string) => void
}) {
  const { say } = useWords('desk')
  return (
    <SelectBox small aria-label={say(label)} value={value} onChange={(event) => onPick(event.target.value)}>
      {options.map(([id, words]) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </SelectBox>
  )
}
