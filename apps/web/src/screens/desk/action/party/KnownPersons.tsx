import { useState, type ReactNode } from 'react'

import { useCall } from '../../../../lib/queries.ts'
import { useDelayed } from '../../../../lib/useDelayed.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx'
import { Label } from '../../../../ui/Label.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { useWords } from '../../../../ui/useWords.ts'
import type { PartyChoice } from './partyChoice.ts'

const PAUSE = 250
/** Shorter texts are not searched. */
const LEAST = 3

/** Who filed a paper in this case before, and owners of the public register by name. */
export function KnownPersons({ patentId, onChoose }: PartyChoice) {
  const { say } = useWords('paperParty')
  const [words, setWords] = useState('')
  const q = useDelayed(words.trim(), PAUSE)
  const { data, error, refetch } = useCall('officeKnownPersons', { query: { patentId, q } })
  const isSought = q.length >= LEAST
  return (
    <div className="stack">
      {data && data.EARLIER.length > 0 && (
        <People title={say('paperParty:earlier')}>
          {data.EARLIER.map(({ SUBMISSION_NBR, NAME }) => (
            <Person
              key={SUBMISSION_NBR}
              name={NAME}
              about={<bdi dir="ltr">{SUBMISSION_NBR}</bdi>}
              onChoose={() => onChoose({ party: { AS: 'EARLIER', SUBMISSION_NBR }, name: NAME, isPosted: true })}
            />
          ))}
        </People>
      )}
      <TextField
        id="party-words"
        label={<Label k="paperParty:search" />}
        hint={say('paperParty:search.hint')}
        maxLength={100}
        value={words}
        onChange={setWords}
      />
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {isSought && data && data.FOUND.length === 0 && <p className="muted">{say('paperParty:search.none')}</p>}
      {isSought && data && data.FOUND.length > 0 && (
        <People title={say('paperParty:found')}>
          {data.FOUND.map(({ PATENT_ID, SEQ_NBR, NAME, CITY, COUNTRY }) => (
            <Person
              key={`${PATENT_ID} ${SEQ_NBR}`}
              name={NAME}
              about={
                <>
                  {[CITY, COUNTRY].filter(Boolean).join(', ')} · <bdi dir="ltr">{PATENT_ID}</bdi>
                </>
              }
              onChoose={() => onChoose({ party: { AS: 'REGISTER', PATENT_ID, SEQ_NBR }, name: NAME, isPosted: true })}
            />
          ))}
        </People>
      )}
    </div>
  )
}

function People({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="normal-size">{title}</h3>
      <ul className="bare hairlines">{children}</ul>
    </section>
  )
}

function Person({ name, about, onChoose }: { name: string; about: ReactNode; onChoose: () => void }) {
  const { say } = useWords('paperParty')
  return (
    <li className="row wrap gap-8 inset-8">
      <span className="grow shrinks">
        <bdi className="strong break-anywhere">{name}</bdi>
        <span className="block muted caption-size">{about}</span>
      </span>
      <Button onClick={onChoose}>
        {say('paperParty:take')}
        <span className="sr"> {name}</span>
      </Button>
    </li>
  )
}
