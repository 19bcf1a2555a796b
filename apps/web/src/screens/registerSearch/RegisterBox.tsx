import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useTypedSearch } from '../../cases/useTypedSearch.ts'
import { useOnline } from '../../lib/online.ts'
import { useCall } from '../../lib/queries.ts'
import { SearchField } from '../../searches/SearchField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { QUERY_LENGTH, type CaseRight } from './caseSearch.ts'

interface RegisterBoxProps {
  /** Rights whose titles are offered while typing; all when empty. */
  right: readonly CaseRight[]
  /** The text searched now. */
  q: string
  onSearch: (q: string, options?: { replace?: boolean }) => void
  /** Below the box, in its card. */
  children?: ReactNode
}

const isSearchedWhileTyped = (q: string) => q === '' || q.length > 1

/** One box for words, numbers and names. Searches a moment after the last key, and at once on Enter or Cari. */
export function RegisterBox({ right, q, onSearch, children }: RegisterBoxProps) {
  const { say } = useWords('register')
  const [typed, setTyped] = useTypedSearch(q, (next) => onSearch(next, { replace: true }), isSearchedWhileTyped)
  const suggestions = useSuggestions(q, right)
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
        suggestions={suggestions}
      />
      {children}
    </form>
  )
}

/** Titles and names that begin with the text searched now; none for numbers, fields and phrases. */
function useSuggestions(q: string, right: readonly CaseRight[]): readonly string[] {
  const isOnline = useOnline()
  const query = { q, right: right.join(',') || undefined }
  const enabled = isOnline && /^[^\d:"*]{2,100}$/.test(q)
  const { data } = useCall('suggestRegister', { query }, { enabled, retry: false, placeholderData: keepPreviousData })
  return enabled && data ? [...new Set(data.data.map(({ TEXT }) => TEXT))].filter((text) => text !== q) : []
}
