import type { SimilarPicture } from '@saki/contracts/pictures'
import { clsx } from 'clsx'
import type { RefObject } from 'react'

import { LikenessChip } from '../../similarMarks/LikenessChip.tsx'
import { ScoreBars } from '../../similarMarks/LikenessBars.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useOnline } from '../../lib/online.ts'
import { CompareBar } from '../../searches/CompareBar.tsx'
import { ComparePick } from '../../searches/ComparePick.tsx'
import { RegisterCard } from '../../searches/RegisterCard.tsx'
import { MARKS_ON_A_PAGE, type MarkSearch } from './markSearch.ts'
import { comparedParts, isPictureNarrowed, stageOf, type ChosenPicture } from './pictureSearch.ts'
import { usePictureSearch } from './usePictureSearch.ts'
import similarStyles from '../../similarMarks/similar.module.css'
import styles from './markSearch.module.css'

interface PictureResultsProps {
  heading: RefObject<HTMLHeadingElement | null>
  search: MarkSearch
  picture: ChosenPicture | undefined
  onPage: (page: number) => void
  onCompare: (compare: readonly string[]) => void
  /** Takes all filters away. */
  onWiden: () => void
}

/** Refusals of a picture that a repeat does not change. */
const lasting = new Set(['FILE_REFUSED', 'WRONG_TYPE', 'TOO_LARGE'])

/** Cases with a picture alike to the sought one, most alike first. Give it a key, so that another picture begins without results. */
export function PictureResults({ heading, search, picture, onPage, onCompare, onWiden }: PictureResultsProps) {
  const { say } = useWords('search', 'pictureSearch', 'register')
  const isOnline = useOnline()
  const { data, error, isFetching, isPlaceholderData, refetch } = usePictureSearch(search, picture)
  const found = data?.data.filter((row) => search.stage.includes(stageOf(row)))
  const first = (search.page - 1) * MARKS_ON_A_PAGE
  if (!data && !isOnline)
    return (
      <Note tone="warn" icon="offline" role="status">
        {say('pictureSearch:offline')}
      </Note>
    )
  const isMissing = error?.status === 404
  return (
    <section className="grid one-column gap-12 content-start shrinks" aria-labelledby="pictures-found">
      <h2 id="pictures-found" ref={heading} tabIndex={-1} className="large">
        <span role="status">
          {found && !error && <Label k="pictureSearch:found" values={{ count: found.length }} />}
          {!found && !error && say('pictureSearch:searching')}
        </span>
      </h2>
      {isMissing && (
        <div className="card">
          <EmptyState>{say('pictureSearch:missing', { number: search.like })}</EmptyState>
        </div>
      )}
      {error && !isMissing && !isFetching && (
        <ErrorPanel error={error} {...(!lasting.has(error.err) && { onRetry: () => void refetch() })} />
      )}
      {!found && !error && <Skeleton lines={4} block={160} />}
      {found?.length === 0 && !error && (
        <div className="card">
          <EmptyState
            action={
              isPictureNarrowed(search) && (
                <Button onClick={onWiden}>
                  <Label k="search:none.all" />
                </Button>
              )
            }
          >
            {say('pictureSearch:none')}
          </EmptyState>
        </div>
      )}
      <CompareBar compared={search.compare} onChange={onCompare} />
      {found && found.length > 0 && !error && (
        <>
          <ul
            className={clsx(isPlaceholderData && styles.late, 'grid one-column gap-12')}
            aria-busy={isPlaceholderData}
          >
            {found.slice(first, first + MARKS_ON_A_PAGE).map((row) => (
              <li key={row.PATENT_ID} className="card clipped">
                <RegisterCard row={{ ...row, IMG_URL: row.PICTURE_URL }}>
                  <ComparePick
                    number={row.PATENT_ID}
                    title={row.TITLE}
                    compared={search.compare}
                    onChange={onCompare}
                  />
                </RegisterCard>
                <Likeness row={row} />
              </li>
            ))}
          </ul>
          <Pager page={search.page} size={MARKS_ON_A_PAGE} total={found.length} onPage={onPage} />
        </>
      )}
    </section>
  )
}

/** How alike the picture is, why in words, and the score of each part. */
function Likeness({ row }: { row: SimilarPicture }) {
  const { say, language } = useWords('search', 'pictureSearch')
  const compared = comparedParts(row)
  const alike = compared.filter(({ level }) => level !== 'LOW')
  const why = alike.map(({ part, level }) =>
    say(level === 'HIGH' ? `pictureSearch:same.${part}` : `pictureSearch:alike.${part}`),
  )
  return (
    <div className="well hairline-above pad-12-16 flex wrap gap-24 row-gap-8">
      <p className={clsx(similarStyles.facts, 'row wrap gap-12 row-gap-4 align-start sm')}>
        <LikenessChip level={row.LEVEL} />
        <span>{say('search:score', { score: row.SCORE })}</span>
        <span className="muted">
          {why.length > 0 ? new Intl.ListFormat(language).format(why) : say('pictureSearch:alike.little')}
        </span>
      </p>
      <div className={similarStyles.likeness}>
        <ScoreBars
          bars={compared.map(({ part, score }) => ({ name: say(`pictureSearch:part.${part}`), score }))}
          level={row.LEVEL}
        />
      </div>
    </div>
  )
}
