import type { ReactNode } from 'react'

import { useTypedSearch } from '../../cases/useTypedSearch.ts'
import { SearchField } from '../../searches/SearchField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { QUERY_LENGTH } from './caseSearch.ts'

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
      <SearchField
        label={say('register:box')}
        hint={say('register:box.hint')}
        typed={typed}
        onType={setTyped}
        maxLength={QUERY_LENGTH}
      />
      {children}
    </form>
  )
}
