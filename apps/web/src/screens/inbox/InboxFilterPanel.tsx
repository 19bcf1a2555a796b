import { clsx } from 'clsx'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { InboxSearch } from './inboxSearch.ts'
import styles from './inbox.module.css'

interface InboxFilterProps {
  search: InboxSearch
  setSearch: (change: Partial<InboxSearch>, options?: { replace?: boolean }) => void
}

const PAUSE = 300
/** Value for all kinds; no ACTION_TYP contains this sign. */
const ANY = '*'

/** Kinds of letters with the office's names, without duplicates, sorted by name. */
export function useKinds(): { value: string; label: string }[] {
  const { data } = useCall('getMasterActionType', {}, { staleTime: Infinity })
  const names = new Map(data?.map(({ ACTION_TYP, ACTION_TYPE_NAME }) => [ACTION_TYP, ACTION_TYPE_NAME]))
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label, 'id'))
}

/** Search box beside the title, and the button that opens the other filters. */
export function InboxFilterPanel({ search, setSearch }: InboxFilterProps) {
  const { say } = useWords('inbox')
  const [isOpen, setOpen] = useState(search.kind !== undefined || search.byCase)
  const [words, setWords] = useState(search.q ?? '')
  const kinds = useKinds()
  const [known, setKnown] = useState(search.q)
  if (known !== search.q) {
    // The search changed elsewhere (chip closed, browser's back): the box follows, but keeps what is being typed.
    setKnown(search.q)
    if (search.q !== (words.trim() || undefined)) setWords(search.q ?? '')
  }
  useEffect(() => {
    const q = words.trim() || undefined
    if (q === search.q) return
    const timer = setTimeout(() => setSearch({ q, page: 1 }, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [words, search.q, setSearch])
  return (
    <div className={clsx(styles.filter, 'flush-fields flex wrap align-end justify-end gap-8')}>
      <TextField
        id="inbox-words"
        label={<span className="sr">{say('inbox:screen.search')}</span>}
        placeholder={say('inbox:screen.search')}
        lead="search"
        value={words}
        onChange={setWords}
      />
      <Button icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Label k="inbox:screen.filter" />
      </Button>
      {isOpen && (
        <div className={clsx(styles.more, 'flex wrap align-end justify-end gap-20 row-gap-8 whole-line')}>
          <Select
            id="inbox-kind"
            label={<Label k="inbox:screen.filter.kind" />}
            options={[{ value: ANY, label: say('inbox:screen.filter.anyKind') }, ...kinds]}
            value={search.kind ?? ANY}
            onChange={(kind) => setSearch({ kind: kind === ANY ? undefined : kind, page: 1 })}
          />
          <Check id="inbox-group" checked={search.byCase} onChange={(byCase) => setSearch({ byCase })}>
            {say('inbox:screen.filter.group')}
          </Check>
        </div>
      )}
    </div>
  )
}
