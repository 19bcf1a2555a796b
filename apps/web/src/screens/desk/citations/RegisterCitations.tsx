import type { OfficeCase } from '@saki/contracts/desk'
import type { OfficeCitation } from '@saki/contracts/citations'
import { keepPreviousData } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'

import { useCall } from '../../../lib/queries.ts'
import { useDelayed } from '../../../lib/useDelayed.ts'
import { RegisterCard } from '../../../searches/RegisterCard.tsx'
import { Check } from '../../../ui/Choice.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { pinnedAt, placeOfRow } from './citedPlace.ts'
import { PinButton } from './PinButton.tsx'
import { anyWordOf, inField } from './textQuery.ts'

/** Milliseconds after the last key until cases are asked. */
const PAUSE = 400
const SHOWN = 5
const MOST_LETTERS = 400

interface RegisterCitationsProps {
  found: OfficeCase
  /** Designs are sought by title, patents by what their documents say. */
  kind: 'design' | 'patent'
  /** Classes of the case, as the register names them. */
  classes: readonly string[]
  citations: readonly OfficeCitation[]
}

/** Earlier designs or patents by words, in the classes of the case or in all; each can be pinned, a patent with the passage found. */
export function RegisterCitations({ found, kind, classes, citations }: RegisterCitationsProps) {
  const { say } = useWords('citations', 'register')
  const heading = useId()
  const [typed, setTyped] = useState(() => anyWordOf(found.TITLE))
  const [isNear, setNear] = useState(true)
  const [page, setPage] = useState(1)
  const asked = useDelayed(typed.trim(), PAUSE)
  const q = inField(asked, kind === 'patent' ? 'naskah' : 'judul')
  const list = useCall(
    'searchRegister',
    {
      query: {
        q,
        right: found.RIGHT,
        ...(isNear && classes.length > 0 && { class: classes.join(',') }),
        page,
        size: SHOWN,
      },
    },
    { enabled: q !== '', placeholderData: keepPreviousData },
  )
  // Results of the words before stay, paler, while others are typed and searched; that there are none is said of these words alone.
  const isOlder = list.isPlaceholderData || typed.trim() !== asked
  const others = q === '' ? undefined : list.data?.data.filter(({ PATENT_ID }) => PATENT_ID !== found.PATENT_ID)
  return (
    <section className="inset-16 hairline-above grid one-column gap-12" aria-labelledby={heading}>
      <h2 id={heading} className="large">
        <Label k={`citations:texts.${kind}`} />
      </h2>
      <TextField
        id={`${heading}-words`}
        label={<Label k="citations:texts.words" />}
        hint={say(`citations:texts.${kind}.hint`)}
        value={typed}
        maxLength={MOST_LETTERS}
        onChange={(text) => {
          setTyped(text)
          setPage(1)
        }}
      />
      {classes.length > 0 && (
        <Check
          id={`${heading}-near`}
          checked={isNear}
          onChange={(isOn) => {
            setNear(isOn)
            setPage(1)
          }}
        >
          <Label k="citations:search.own" /> <bdi dir="ltr">({classes.join(', ')})</bdi>
        </Check>
      )}
      {list.error && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {q !== '' && !others && !list.error && <Skeleton lines={4} />}
      {others?.length === 0 && !isOlder && <EmptyState>{say('citations:texts.none')}</EmptyState>}
      {others && others.length > 0 && (
        <ul className={clsx(isOlder && 'dim', 'hairlines framed clipped')} aria-busy={isOlder}>
          {others.map((row) => {
            const place = placeOfRow(row, kind)
            return (
              <li key={row.PATENT_ID}>
                <RegisterCard row={row} />
                <div className="row gap-12 inset-12">
                  <PinButton
                    patentId={found.PATENT_ID}
                    place={place}
                    name={row.TITLE}
                    isPinned={pinnedAt(citations, place) !== undefined}
                  />
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {others && list.data && list.data.total > SHOWN && (
        <Pager page={page} size={SHOWN} total={list.data.total} onPage={setPage} />
      )}
    </section>
  )
}
