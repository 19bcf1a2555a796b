import { clsx } from 'clsx'
import { useId } from 'react'

import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { textDirection } from '../ui/TextField.tsx'
import styles from './searches.module.css'

interface SearchFieldProps {
  /** Accessible name. */
  label: string
  hint: string
  typed: string
  onType: (typed: string) => void
  maxLength?: number
  /** Texts offered while typing. */
  suggestions?: readonly string[] | undefined
  /** Shown below; empty for none. */
  error?: string
}

/** The large field of a search page with Cari beside it. Stands in a form, which searches. */
export function SearchField({ label, hint, typed, onType, maxLength, suggestions, error = '' }: SearchFieldProps) {
  const id = useId()
  return (
    <>
      <div className="flex gap-8">
        <div className={clsx(styles.box, 'searchbox grow')}>
          <Icon name="search" />
          <label htmlFor={id} className="sr">
            {label}
          </label>
          <input
            id={id}
            type="search"
            dir={textDirection(typed)}
            autoComplete="off"
            value={typed}
            maxLength={maxLength}
            placeholder={hint}
            list={suggestions && `${id}-texts`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => onType(event.target.value)}
          />
          {suggestions && (
            <datalist id={`${id}-texts`}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </div>
        <Button look="primary" type="submit" className={styles.send ?? ''}>
          <Label k="core:search" />
        </Button>
      </div>
      <p id={`${id}-error`} className={clsx(!error && 'sr', 'text-danger sm')} role="alert">
        {error}
      </p>
    </>
  )
}
