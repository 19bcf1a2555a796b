import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { QUERY_LENGTH } from './caseSearch.ts'

/** The address has a text that is too long to be searched; the field of the page holds its beginning. */
export function TooLong({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { say } = useWords('register')
  return (
    <div className="above-16">
      <Note tone="bad" role="alert">
        <p>{say('register:tooLong', { count: q.length })}</p>
        <p>{say('register:tooLong.means', { most: QUERY_LENGTH })}</p>
        <div className="row wrap gap-8 above-8">
          <Button icon="search" onClick={() => onSearch(q.slice(0, QUERY_LENGTH).trim())}>
            <Label k="register:tooLong.beginning" />
          </Button>
          <Button onClick={() => onSearch('')}>
            <Label k="register:tooLong.clear" />
          </Button>
        </div>
      </Note>
    </div>
  )
}
