import type { OfficeCase } from '@saki/contracts/desk'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'

import type { NiceClassesState } from '../../../cases/niceClasses.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall, useSend } from '../../../lib/queries.ts'
import { useDelayed } from '../../../lib/useDelayed.ts'
import { SimilarMarkCard } from '../../../similarMarks/SimilarMarkCard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Choice.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { showToast } from '../../../ui/messages.ts'
import { Pager } from '../../../ui/Pager.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { refreshCitations } from './refreshCitations.ts'

/** Milliseconds after the last key until marks are asked. */
const PAUSE = 400
const MARKS_SHOWN = 5
const MOST_LETTERS = 254

interface CitationSearchProps {
  found: OfficeCase
  names: NiceClassesState
  /** FILENO of the marks pinned already. */
  pinned: readonly string[]
  onCompare: (fileno: string) => void
}

/** Marks alike to the name of the case or to another one, each of which can be compared and pinned. The case itself is left out. */
export function CitationSearch({ found, names, pinned, onCompare }: CitationSearchProps) {
  const { say } = useWords('citations', 'search')
  const heading = useId()
  const [name, setName] = useState(found.TITLE)
  const [isNear, setNear] = useState(true)
  const [page, setPage] = useState(1)
  const classes = useClasses(found.PATENT_ID)
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
  const others = list.data?.data.filter(({ FILENO }) => FILENO !== found.PATENT_ID)
  return (
    <section className="inset-16 hairline-above grid one-column gap-12" aria-labelledby={heading}>
      <div className="row wrap between gap-12">
        <h2 id={heading} className="large">
          <Label k="citations:search" />
        </h2>
        <PageLink to="/trademarks/search" search={{ q: asked || undefined }} className="act">
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
      {others?.length === 0 && <EmptyState>{say('search:none')}</EmptyState>}
      {others && others.length > 0 && (
        <ul className="hairlines framed clipped">
          {others.map((mark) => (
            <li key={mark.FILENO}>
              <SimilarMarkCard mark={mark} sought={classes} names={names} compact />
              <div className="row gap-12 inset-12">
                <Pin patentId={found.PATENT_ID} mark={mark} isPinned={pinned.includes(mark.FILENO)} />
                <Button look="act" icon="panel" onClick={() => onCompare(mark.FILENO)}>
                  <Label k="citations:compare" />
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.data && list.data.total > MARKS_SHOWN && (
        <Pager page={page} size={MARKS_SHOWN} total={list.data.total} onPage={setPage} />
      )}
    </section>
  )
}

function Pin({
  patentId,
  mark,
  isPinned,
}: {
  patentId: string
  mark: { FILENO: string; MARK_NAME: string }
  isPinned: boolean
}) {
  const { say } = useWords('citations')
  const pin = useSend('officeCite', {
    onSuccess: () => {
      showToast('citations:pin.done', { values: { name: mark.MARK_NAME } })
      void refreshCitations()
    },
    onError: () => void refreshCitations(),
  })
  if (isPinned) return <span className="muted small">{say('citations:pinned')}</span>
  return (
    <>
      <Button
        look="act"
        icon="plus"
        busy={pin.isPending && say('citations:pin')}
        onClick={() => pin.mutate({ body: { PATENT_ID: patentId, CITED: mark.FILENO } })}
      >
        <Label k="citations:pin" />
      </Button>
      {pin.error && <ErrorPanel error={pin.error} />}
    </>
  )
}

/** Nice classes of the case. */
function useClasses(patentId: string): number[] {
  const { data } = useCall('getPatentDetail', { query: { patentId, classes: 'Y' } })
  return (data?.NICE ?? []).map(({ NICE_CLASS_CODE }) => Number(NICE_CLASS_CODE))
}
