import type { Opposable } from '@saki/contracts/disputes'
import { legalDateText } from '@saki/texts/dates'
import { useDeferredValue, useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { RegisterLine } from '../../requests/RegisterLine.tsx'
import { useOfferWords } from '../../requests/useOfferWords.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Fewer letters would find too much. */
const LEAST = 2

/** Finds the published application to oppose, by its number or a part of its name. */
export function FindOpposed() {
  const { say } = useWords('newRequest', 'requests')
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data, error, refetch } = useCall(
    'opposableCases',
    { query: { q } },
    { enabled: q.length >= LEAST, placeholderData: (before) => before, staleTime: 30_000 },
  )
  const isAsked = q.length >= LEAST
  return (
    <div className="stack">
      <TextField
        id="opposed"
        label={<Label k="newRequest:opposition.search" />}
        hint={say('newRequest:opposition.search.hint')}
        lead="search"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      <div aria-live="polite">
        {isAsked && error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {isAsked && data?.length === 0 && <EmptyState>{say('newRequest:opposition.search.none')}</EmptyState>}
        {isAsked && (
          <ul>
            {data?.map((found) => (
              <Found key={found.PATENT_ID} found={found} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Found({ found }: { found: Opposable }) {
  const { say, language } = useWords('newRequest')
  const { when, ground, fee } = useOfferWords()(found.OFFER)
  const isOpen = found.OFFER.IND_OFFERED === 'Y'
  return (
    <RegisterLine
      entry={found}
      act={
        isOpen && (
          <PageLink
            className="button compact"
            to="/customer-screen/oposisi"
            search={{ jenis: found.OFFER.USERDOC_TYP, nomor: found.PATENT_ID }}
          >
            <Label k="newRequest:opposition.oppose" />
            <span className="sr"> {found.PATENT_ID}</span>
          </PageLink>
        )
      }
    >
      <span className={isOpen ? 'block' : 'block text-danger'}>
        {found.PUBLICATION_DATE &&
          `${say('newRequest:opposition.published', { date: legalDateText(found.PUBLICATION_DATE, language) })} `}
        {when} {ground} {isOpen && fee}
      </span>
    </RegisterLine>
  )
}
