import type { OfficeCase } from '@saki/contracts/desk'
import type { OfficeCitation } from '@saki/contracts/citations'
import { keepPreviousData } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId, useState } from 'react'

import { useCall } from '../../../lib/queries.ts'
import { RegisterCard } from '../../../searches/RegisterCard.tsx'
import { LikenessChip } from '../../../similarMarks/LikenessChip.tsx'
import { MarkPicture } from '../../../similarMarks/MarkPicture.tsx'
import { Check } from '../../../ui/Choice.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { pinnedAt, placeOfPicture } from './citedPlace.ts'
import { PinButton } from './PinButton.tsx'
import styles from './citations.module.css'

const SHOWN = 5

interface PictureCitationsProps {
  found: OfficeCase
  /** Classes of the case, as the register names them. */
  classes: readonly string[]
  citations: readonly OfficeCitation[]
}

/** Pictures alike to those of the case, each of which can be pinned; nothing for a case without pictures. */
export function PictureCitations({ found, classes, citations }: PictureCitationsProps) {
  const { say } = useWords('citations', 'search', 'register')
  const heading = useId()
  const [position, setPosition] = useState(1)
  const [isNear, setNear] = useState(false)
  const [page, setPage] = useState(1)
  const { PATENT_ID: patentId } = found
  const own = useCall('officeOwnPictures', { query: { patentId } })
  const near = isNear && classes.length > 0 ? { right: found.RIGHT, classes: classes.join(',') } : {}
  const list = useCall(
    'getSimilarPictures',
    { query: { patentId, position, ...near } },
    { enabled: own.data !== undefined && own.data.length > 0, placeholderData: keepPreviousData },
  )
  if (own.data?.length === 0) return null
  const failure = own.error ?? list.error
  const from = (page - 1) * SHOWN
  return (
    <section className="inset-16 hairline-above grid one-column gap-12" aria-labelledby={heading}>
      <h2 id={heading} className="large">
        <Label k="citations:pictures" />
      </h2>
      <div className="row wrap gap-8" role="group" aria-label={say('citations:pictures.own')}>
        {own.data?.map(({ POSITION, PICTURE_URL }) => (
          <button
            key={POSITION}
            type="button"
            className={clsx(styles.pin, 'framed')}
            aria-label={say('citations:pictures.nth', { nth: POSITION })}
            aria-pressed={POSITION === position}
            onClick={() => {
              setPosition(POSITION)
              setPage(1)
            }}
          >
            <span className={clsx(styles.label, 'grid')}>
              <MarkPicture mark={{ IMG_URL: PICTURE_URL, MARK_NAME: String(POSITION) }} size={56} />
            </span>
          </button>
        ))}
      </div>
      {classes.length > 0 && (
        <Check
          id={`${heading}-near`}
          checked={isNear}
          onChange={(isOn) => {
            setNear(isOn)
            setPage(1)
          }}
        >
          <Label k="citations:search.own" />
        </Check>
      )}
      {failure && <ErrorPanel error={failure} onRetry={() => void (own.error ? own.refetch() : list.refetch())} />}
      {!list.data && !failure && <Skeleton lines={4} />}
      {list.data?.data.length === 0 && <EmptyState>{say('citations:pictures.none')}</EmptyState>}
      {list.data && list.data.data.length > 0 && (
        <ul className="hairlines framed clipped" aria-busy={list.isPlaceholderData}>
          {list.data.data.slice(from, from + SHOWN).map((row) => {
            const place = placeOfPicture(row, position)
            return (
              <li key={row.PATENT_ID}>
                <RegisterCard row={{ ...row, IMG_URL: row.PICTURE_URL }} />
                <div className="row wrap gap-12 inset-12">
                  <LikenessChip level={row.LEVEL} />
                  <span className="muted sm">{say('search:score', { score: row.SCORE })}</span>
                  <span className="grow" />
                  <PinButton
                    patentId={patentId}
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
      {list.data && <Pager page={page} size={SHOWN} total={list.data.data.length} onPage={setPage} />}
    </section>
  )
}
