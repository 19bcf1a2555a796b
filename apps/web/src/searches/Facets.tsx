import type { TextKey } from '@saki/texts'
import { thousandsParted } from '@saki/texts/phrase'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { Check } from '../ui/Choice.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import styles from './searches.module.css'

interface FacetsProps {
  title: TextKey
  /** Behind the button on wide screens too, where the results need the whole width. */
  folded?: boolean
  children: ReactNode
}

/** Choices beside the results of a search that narrow them. On phones behind a button. */
export function Facets({ title, folded = false, children }: FacetsProps) {
  const { say } = useWords()
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button
      small
      icon="filter"
      className={folded ? '' : 'onlyphone'}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <Label k={title} />
    </Button>
  )
  return (
    <aside className={clsx(styles.filters, 'grid one-column gap-12 content-start')} aria-label={say(title)}>
      {folded ? <div>{button}</div> : button}
      {(isOpen || !folded) && <div className={clsx(!isOpen && 'nophone', 'grid one-column gap-20')}>{children}</div>}
    </aside>
  )
}

/** The choices of one kind under their name. */
export function FacetGroup({ title, children }: { title: TextKey; children: ReactNode }) {
  return (
    <fieldset className={clsx(styles.facet, 'flush-fields bare grid one-column gap-10')}>
      <legend className="small strong below-8">
        <Label k={title} />
      </legend>
      {children}
    </fieldset>
  )
}

interface FacetCheckProps {
  id: string
  isOn: boolean
  /** Results with this value; undefined until it is known. */
  total: number | undefined
  /** The total is the least: more results were found than are counted. */
  isLeast?: boolean
  onToggle: (isOn: boolean) => void
  children: ReactNode
}

/** One choice, with how many results it has. */
export function FacetCheck({ id, isOn, total, isLeast = false, onToggle, children }: FacetCheckProps) {
  return (
    <div className="flex gap-8 align-start">
      <div className="grow">
        <Check id={id} checked={isOn} onChange={onToggle}>
          {children}
        </Check>
      </div>
      <FacetTotal total={total} isLeast={isLeast} />
    </div>
  )
}

/** How many results a choice has; nothing until it is known. */
export function FacetTotal({ total, isLeast }: { total: number | undefined; isLeast: boolean }) {
  const { say, language } = useWords('register')
  if (total === undefined) return null
  const number = thousandsParted(language, total)
  return (
    <span className="muted small">
      {isLeast ? (
        <>
          <bdi dir="ltr" aria-hidden="true">
            ≥ {number}
          </bdi>
          <span className="sr">{say('register:facet.least', { count: total })}</span>
        </>
      ) : (
        number
      )}
    </span>
  )
}
