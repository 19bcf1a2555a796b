import { useTypedSearch } from '../../cases/useTypedSearch.ts'
import { SearchField } from '../../searches/SearchField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isSearchable, isSearchedWhileTyped, NAME_LENGTH } from './markSearch.ts'

interface MarkSearchBoxProps {
  /** The name searched now. */
  name: string
  onSearch: (name: string, options?: { replace?: boolean }) => void
}

/** The name that is sought. Searches a moment after the last key, and at once on Enter or Cari. */
export function MarkSearchBox({ name, onSearch }: MarkSearchBoxProps) {
  const { say } = useWords('search')
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
      <SearchField
        label={say('search:name')}
        hint={say('search:name.hint')}
        typed={typed}
        onType={setTyped}
        error={isTooLong ? say('search:name.tooLong', { most: NAME_LENGTH }) : ''}
      />
    </form>
  )
}
