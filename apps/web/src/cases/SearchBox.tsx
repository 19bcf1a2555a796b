import { useId } from 'react'

import { Icon } from '../ui/icons/Icon.tsx'
import { textDirection } from '../ui/TextField.tsx'
import { useWords } from '../ui/useWords.ts'
import { useTypedSearch } from './useTypedSearch.ts'

interface SearchBoxProps {
  /** The words searched now, from the address. */
  text: string
  /** What they are searched in: "number, title". */
  what: string
  onSearch: (text: string) => void
}

/** Words above a list. Searches a moment after the last key. */
export function SearchBox({ text, what, onSearch }: SearchBoxProps) {
  const { say } = useWords('applications')
  const id = useId()
  const [typed, setTyped] = useTypedSearch(text, onSearch)
  return (
    <div className="searchbox">
      <Icon name="search" size={18} />
      <label htmlFor={id}>{say('applications:contains')}</label>
      <input
        id={id}
        type="search"
        dir={textDirection(typed)}
        maxLength={100}
        value={typed}
        placeholder={what}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
