import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'

import { useTypedSearch } from '../../cases/useTypedSearch.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { textDirection } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { QUERY_LENGTH } from './caseSearch.ts'
import styles from './registerSearch.module.css'

interface RegisterBoxProps {
  /** The text searched now. */
  q: string
  onSearch: (q: string, options?: { replace?: boolean }) => void
  /** Below the box, in its card. */
  children?: ReactNode
}

const isSearchedWhileTyped = (q: string) => q === '' || q.length > 1

/** One box for words, numbers and names. Searches a moment after the last key, and at once on Enter or Cari. */
export function RegisterBox({ q, onSearch, children }: RegisterBoxProps) {
  const { say } = useWords('register')
  const id = useId()
  const [typed, setTyped] = useTypedSearch(q, (next) => onSearch(next, { replace: true }), isSearchedWhileTyped)
  return (
    <form
      role="search"
      className="card grid one-column gap-12 inset-16"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <div className="flex gap-8">
        <div className={clsx(styles.box, 'searchbox grow')}>
          <Icon name="search" />
          <label htmlFor={id} className="sr">
            {say('register:box')}
          </label>
          <input
            id={id}
            type="search"
            dir={textDirection(typed)}
            autoComplete="off"
            value={typed}
            maxLength={QUERY_LENGTH}
            placeholder={say('register:box.hint')}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button look="primary" type="submit">
          <Label k="core:search" />
        </Button>
      </div>
      {children}
    </form>
  )
}
