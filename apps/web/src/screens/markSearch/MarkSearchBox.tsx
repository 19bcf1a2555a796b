import { clsx } from 'clsx'
import { useId } from 'react'

import { useTypedSearch } from '../../cases/useTypedSearch.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { textDirection } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isSearchable, isSearchedWhileTyped, NAME_LENGTH } from './markSearch.ts'
import styles from './markSearch.module.css'

interface MarkSearchBoxProps {
  /** The name searched now. */
  name: string
  onSearch: (name: string, options?: { replace?: boolean }) => void
}

/** The name that is sought. Searches a moment after the last key, and at once on Enter or Cari. */
export function MarkSearchBox({ name, onSearch }: MarkSearchBoxProps) {
  const { say } = useWords('search')
  const id = useId()
  const [typed, setTyped] = useTypedSearch(name, (next) => onSearch(next, { replace: true }), isSearchedWhileTyped)
  const wanted = typed.trim()
  const isTooLong = wanted.length > NAME_LENGTH
  return (
    <form
      role="search"
      className="grid one-column gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSearchable(wanted) && wanted !== name) onSearch(wanted)
      }}
    >
      <div className="flex gap-8">
        <div className={clsx(styles.box, 'searchbox grow')}>
          <Icon name="search" />
          <label htmlFor={id} className="sr">
            {say('search:name')}
          </label>
          <input
            id={id}
            type="search"
            dir={textDirection(typed)}
            autoComplete="off"
            value={typed}
            placeholder={say('search:name.hint')}
            aria-invalid={isTooLong ? true : undefined}
            aria-describedby={isTooLong ? `${id}-error` : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button look="primary" type="submit" className={styles.send ?? ''}>
          <Label k="core:search" />
        </Button>
      </div>
      <p id={`${id}-error`} className="text-danger sm" role="alert">
        {isTooLong && say('search:name.tooLong', { most: NAME_LENGTH })}
      </p>
    </form>
  )
}
