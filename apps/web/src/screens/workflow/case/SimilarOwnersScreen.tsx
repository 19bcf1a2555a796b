import '../../../cases/cases.module.css'

import { clsx } from 'clsx'
import { useState } from 'react'

import { usePageSearch, useSetSearch } from '../../../lib/pageAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from './case.module.css'
import { SimilarOwners } from './SimilarOwners.tsx'

/** Shortest name that is looked for. */
const LEAST = 3

/** /table-list/similarOwner: owners of published cases likely the same as a name, or as the owners of a case. */
export function SimilarOwnersScreen() {
  const { say } = useWords('casePage')
  const search = usePageSearch('/table-list/similarOwner')
  const setSearch = useSetSearch('/table-list/similarOwner')
  const [name, number] = [String(search.name ?? ''), String(search.number ?? '').toUpperCase()]
  const query = number ? { PATENT_ID: number } : { name }
  return (
    <Page title="shell:page.similarOwners" lead={say('casePage:similar.page')}>
      <section className="card" aria-label={say('shell:page.similarOwners')}>
        <Asked key={`${name} ${number}`} name={name} number={number} onAsk={setSearch} />
        {number === '' && name.length < LEAST ? (
          <EmptyState>{say('casePage:similar.start')}</EmptyState>
        ) : (
          <SimilarOwners key={`${name} ${number}`} query={query} />
        )}
      </section>
    </Page>
  )
}

interface AskedProps {
  name: string
  number: string
  onAsk: (search: { name: string; number: string }) => void
}

/** A name, or the number of a case; the field typed in last is the one that is used. */
function Asked({ name, number, onAsk }: AskedProps) {
  const { say } = useWords('casePage')
  const [typed, setTyped] = useState({ name, number })
  const isShort = typed.number === '' && typed.name.trim().length < LEAST
  const [tried, setTried] = useState(false)
  return (
    <form
      className={clsx(styles.asked, 'flush-fields grid one-column-on-tablets gap-16 inset-16 hairline-below')}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isShort) onAsk({ name: typed.name.trim(), number: typed.number.trim().toUpperCase() })
      }}
    >
      <TextField
        id="owner-name"
        label={<Label k="casePage:similar.name" />}
        value={typed.name}
        error={tried && isShort ? say('casePage:similar.short') : undefined}
        onChange={(next) => setTyped({ name: next, number: '' })}
      />
      <TextField
        id="owner-number"
        code
        label={<Label k="casePage:similar.number" />}
        value={typed.number}
        onChange={(next) => setTyped({ name: '', number: next })}
      />
      <Button type="submit" icon="search">
        <Label k="casePage:similar.find" />
      </Button>
    </form>
  )
}
