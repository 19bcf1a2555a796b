import { clsx } from 'clsx'
import { useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { Check } from '../../ui/Choice.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { searchedRights, allStages, facets, type Facet, type CaseSearch } from './caseSearch.ts'
import type { RegisterFound } from './useRegister.ts'
import styles from './registerSearch.module.css'

/** Most values listed beside those chosen. */
const MOST = 8
const fixed: Partial<Record<Facet, readonly string[]>> = { right: searchedRights, stage: allStages }
const titles = {
  right: 'register:rights',
  stage: 'register:stage',
  class: 'register:class',
  year: 'register:year',
  country: 'register:country',
} as const

interface FacetFiltersProps {
  search: CaseSearch
  counts: RegisterFound['counts']
  onChoose: (facet: Facet, values: readonly string[]) => void
}

/** Choices that narrow the results, each with how many cases it has. On phones behind a button. */
export function FacetFilters({ search, counts, onChoose }: FacetFiltersProps) {
  const { say } = useWords('register')
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="grid one-column gap-12 content-start" aria-label={say('register:filters')}>
      <Button
        small
        icon="filter"
        className={styles.opener ?? ''}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Label k="register:filters" />
      </Button>
      <div className={clsx(!isOpen && 'nophone', 'grid one-column gap-20')}>
        {facets.map((facet) => (
          <FacetChoice
            key={facet}
            facet={facet}
            chosen={search.chosen[facet]}
            counts={counts?.[facet]}
            onChoose={(values) => onChoose(facet, values)}
          />
        ))}
      </div>
    </aside>
  )
}

interface FacetChoiceProps {
  facet: Facet
  chosen: readonly string[]
  counts: { VALUE: string; TOTAL: number }[] | undefined
  onChoose: (values: readonly string[]) => void
}

function FacetChoice({ facet, chosen, counts, onChoose }: FacetChoiceProps) {
  const { say, language } = useWords('register')
  const totals = new Map(counts?.map(({ VALUE, TOTAL }) => [VALUE, TOTAL]))
  const others = [...totals.keys()].filter((value) => !chosen.includes(value)).slice(0, MOST)
  const values = fixed[facet] ?? [...chosen, ...(facet === 'year' ? others.toSorted().toReversed() : others)]
  if (values.length === 0) return null
  const nameOf = (value: string): string => {
    if (facet === 'right') return say(`register:right.${value as 'P'}`)
    if (facet === 'stage') return say(`register:stage.${value as 'running'}`)
    if (facet !== 'country') return value
    return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(value) ?? value
  }
  return (
    <fieldset className={clsx(styles.facet, 'bare grid one-column gap-10')}>
      <legend className="small strong below-8">
        <Label k={titles[facet]} />
      </legend>
      {values.map((value) => (
        <div key={value} className="flex gap-8 align-start">
          <div className="grow">
            <Check
              id={`${facet}-${value}`}
              checked={chosen.includes(value)}
              onChange={(isOn) => onChoose(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))}
            >
              <bdi>{nameOf(value)}</bdi>
            </Check>
          </div>
          <span className="muted small">{counts && (totals.get(value) ?? 0)}</span>
        </div>
      ))}
    </fieldset>
  )
}
