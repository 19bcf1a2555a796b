import type { OfficeCitation } from '@saki/contracts/citations'
import type { OfficeCase } from '@saki/contracts/desk'
import { keepPreviousData } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'

import type { NiceClassesState } from '../../../cases/niceClasses.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { useDelayed } from '../../../lib/useDelayed.ts'
import { SimilarMarkCard } from '../../../similarMarks/SimilarMarkCard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Choice.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { pinnedAt } from './citedPlace.ts'
import { PinButton } from './PinButton.tsx'

/** Milliseconds after the last key until marks are asked. */
const PAUSE = 400
const MARKS_SHOWN = 5
const MOST_LETTERS = 254

interface CitationSearchProps {
  found: OfficeCase
  names: NiceClassesState
  /** Nice classes of the case. */
  classes: readonly number[]
  citations: readonly OfficeCitation[]
  onCompare: (fileno: string) => void
}

/** Marks alike to the name of the case or to another one, each of which can be compared and pinned. The case itself is left out. */
export function CitationSearch({ found, names, classes, citations, onCompare }: CitationSearchProps) {
  const { say } = useWords('citations', 'search')
  const heading = useId()
  const [name, setName] = useState(found.TITLE)
  const [isNear, setNear] = useState(true)
  const [page, setPage] = useState(1)
  const asked = useDelayed(name.trim(), PAUSE)
  const list = useCall(
    'getSimilarTrademarks',
    {
      query: {
        name: asked,
        ...(isNear && classes.length > 0 && { classes: classes.join(','), related: 'Y' as const }),
        page,
        size: MARKS_SHOWN,
      },
    },
    { enabled: asked !== '' && asked.length <= MOST_LETTERS, placeholderData: keepPreviousData },
  )
  // Results of the words before stay, paler, while others are typed and searched; that there are none is said of these words alone.
  const isOlder = list.isPlaceholderData || name.trim() !== asked
  const others = asked === '' ? undefined : list.data?.data.filter(({ FILENO }) => FILENO !== found.PATENT_ID)
  return (
    <section className="inset-16 hairline-above grid one-column gap-12" aria-labelledby={heading}>
      <div className="row wrap between gap-12">
        <h2 id={heading} className="large">
          <Label k="citations:search" />
        </h2>
        <PageLink to="/trademarks/search" search={{ q: asked || undefined }} className="text-button">
          <Label k="citations:search.full" />
        </PageLink>
      </div>
      <TextField
        id={`${heading}-name`}
        label={<Label k="citations:search.name" />}
        hint={found.TITLE === '' ? say('citations:search.unnamed') : undefined}
        value={name}
        maxLength={MOST_LETTERS}
        onChange={(typed) => {
          setName(typed)
          setPage(1)
        }}
      />
      <Check
        id={`${heading}-near`}
        checked={isNear}
        onChange={(isOn) => {
          setNear(isOn)
          setPage(1)
        }}
      >
        <Label k="citations:search.near" />
      </Check>
      {list.error && <ErrorPanel error={list.error} onRetry={() => void list.refetch()} />}
      {asked !== '' && !others && !list.error && <Skeleton lines={4} />}
      {others?.length === 0 && !isOlder && <EmptyState>{say('search:none')}</EmptyState>}
      {others && others.length > 0 && (
        <ul className={clsx(isOlder && 'dim', 'hairlines framed clipped')} aria-busy={isOlder}>
          {others.map((mark) => (
            <li key={mark.FILENO}>
              <SimilarMarkCard mark={mark} sought={classes} names={names} compact />
              <div className="row gap-12 inset-12">
                <PinButton
                  patentId={found.PATENT_ID}
                  place={{ CITED: mark.FILENO }}
                  name={mark.MARK_NAME}
                  isPinned={pinnedAt(citations, { CITED: mark.FILENO }) !== undefined}
                />
                <Button look="act" icon="panel" onClick={() => onCompare(mark.FILENO)}>
                  <Label k="citations:compare" />
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {others && list.data && list.data.total > MARKS_SHOWN && (
        <Pager page={page} size={MARKS_SHOWN} total={list.data.total} onPage={setPage} />
      )}
    </section>
  )
}
