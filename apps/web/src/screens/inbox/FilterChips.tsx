import { Icon } from '../../ui/icons/Icon.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { InboxSearch } from './inboxSearch.ts'
import type { useInbox } from './useInbox.ts'

interface FilterChipsProps {
  search: InboxSearch
  setSearch: (change: Partial<InboxSearch>) => void
  inbox: ReturnType<typeof useInbox>
  kindName: string | undefined
}

/** Active filters of the list, and the number of letters they hide. */
export function FilterChips({ search, setSearch, inbox, kindName }: FilterChipsProps) {
  const { say } = useWords('inbox', 'core')
  const { tab } = search
  const { hidden, hiddenUnread } = inbox
  const chips = [
    ...(tab === 'all' ? [] : [{ id: 'tab', words: say(`inbox:screen.tab.${tab}`), clear: { tab: 'all' as const } }]),
    ...(search.file ? [{ id: 'file', words: search.file, clear: { file: undefined } }] : []),
    ...(search.kind ? [{ id: 'kind', words: kindName ?? search.kind, clear: { kind: undefined } }] : []),
    ...(search.q ? [{ id: 'q', words: `“${search.q}”`, clear: { q: undefined } }] : []),
  ]
  if (chips.length === 0 || (hidden === 0 && chips.every((chip) => chip.id === 'tab'))) return null
  return (
    <div className="ibchips" role="status">
      {chips.map(({ id, words, clear }) => (
        <button key={id} type="button" className="filechip" onClick={() => setSearch({ ...clear, page: 1 })}>
          <bdi>{words}</bdi>
          <Icon name="close" size={16} />
          <span className="sr">{say('inbox:screen.filter.clear')}</span>
        </button>
      ))}
      {hidden > 0 && (
        <span>
          {say('inbox:screen.hidden', { count: hidden })}
          {hiddenUnread > 0 && say('core:comma') + say('inbox:screen.hidden.unread', { count: hiddenUnread })}
        </span>
      )}
    </div>
  )
}
