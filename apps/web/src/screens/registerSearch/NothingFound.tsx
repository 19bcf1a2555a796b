import type { SearchTry } from '@saki/contracts/registerRow'

import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { facets, noChoice, type CaseSearch } from './caseSearch.ts'
import { inFullText, withBeginnings } from './wideSearch.ts'

interface NothingFoundProps {
  search: CaseSearch
  /** Texts that find something. */
  tries: readonly SearchTry[]
  onChange: (change: Partial<CaseSearch>) => void
}

/** Nothing was found: other spellings and shorter texts that find something, and ways to search for more. */
export function NothingFound({ search, tries, onChange }: NothingFoundProps) {
  const { say } = useWords('register')
  const isNarrowed = facets.some((facet) => search.chosen[facet].length > 0)
  const [begun, inText] = [withBeginnings(search.q), inFullText(search.q)]
  return (
    <div className="card">
      <EmptyState
        action={
          <>
            {tries.length > 0 && <FoundTries tries={tries} onTry={(q) => onChange({ q })} />}
            <p>{say('register:none.hint')}</p>
            <div className="row wrap gap-8">
              {isNarrowed && (
                <Button onClick={() => onChange({ chosen: noChoice })}>
                  <Label k="register:none.filters" />
                </Button>
              )}
              {search.q.includes('"') && (
                <Button onClick={() => onChange({ q: search.q.replaceAll('"', ' ').trim() })}>
                  <Label k="register:none.parts" />
                </Button>
              )}
              {inText !== undefined && (
                <Button onClick={() => onChange({ q: inText })}>
                  <Label k="register:try.text" />
                </Button>
              )}
              {begun !== undefined && (
                <Button onClick={() => onChange({ q: begun })}>
                  <Label k="register:none.prefix" />
                </Button>
              )}
            </div>
          </>
        }
      >
        {say('register:none')}
      </EmptyState>
    </div>
  )
}

function FoundTries({ tries, onTry }: { tries: readonly SearchTry[]; onTry: (q: string) => void }) {
  const { say } = useWords('register')
  return (
    <>
      <p>{say(`register:none.${tries[0]?.WHY ?? 'spelling'}`)}</p>
      <ul className="row wrap gap-8">
        {tries.map(({ Q, TOTAL, TOTAL_CAPPED }) => (
          <li key={Q}>
            <Button onClick={() => onTry(Q)}>
              <bdi>{Q}</bdi>{' '}
              <span className="muted">
                {say(TOTAL_CAPPED === 'Y' ? 'register:found.more' : 'register:found', { count: TOTAL })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
