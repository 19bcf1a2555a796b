import { clsx } from 'clsx'
import { useState, type RefObject } from 'react'

import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useOnline } from '../../lib/online.ts'
import { CompareBar } from '../../searches/CompareBar.tsx'
import { ComparePick } from '../../searches/ComparePick.tsx'
import type { MarkSearch } from './markSearch.ts'
import { PictureCard } from './PictureCard.tsx'
import { isPictureNarrowed, isUsual, PICTURES_ON_A_PAGE, stageOf, type ChosenPicture } from './pictureSearch.ts'
import { usePictureSearch } from './usePictureSearch.ts'
import styles from './markSearch.module.css'
import { lateDialog } from '../../ui/Late.tsx'

const WhyAlikeDialog = lateDialog(async () => (await import('./WhyAlikeDialog.tsx')).WhyAlikeDialog)

interface PictureResultsProps {
  heading: RefObject<HTMLHeadingElement | null>
  search: MarkSearch
  picture: ChosenPicture | undefined
  /** Address of the sought picture or its part; undefined for a colour. */
  part: string | undefined
  onPage: (page: number) => void
  onCompare: (compare: readonly string[]) => void
  /** Takes all filters away. */
  onWiden: () => void
}

/** Refusals of a picture that a repeat does not change. */
const lasting = new Set(['WRONG_TYPE', 'TOO_LARGE'])

/** Cases with a picture alike to the sought one, most alike first. Give it a key, so that another picture begins without results. */
export function PictureResults({ heading, search, picture, part, onPage, onCompare, onWiden }: PictureResultsProps) {
  const { say } = useWords('search', 'pictureSearch', 'register')
  const isOnline = useOnline()
  const [compared, setCompared] = useState<string>()
  const { data, error, isFetching, isPlaceholderData, refetch } = usePictureSearch(search, picture)
  const found = data?.data.filter((row) => search.stage.includes(stageOf(row)))
  const page = Math.max(1, Math.min(search.page, Math.ceil((found?.length ?? 0) / PICTURES_ON_A_PAGE)))
  const first = (page - 1) * PICTURES_ON_A_PAGE
  if (!data && !isOnline)
    return (
      <Note tone="warn" icon="offline" role="status">
        {say('pictureSearch:offline')}
      </Note>
    )
  const comparedRow = found?.find(({ PATENT_ID }) => PATENT_ID === compared)
  const isMissing = error?.status === 404
  const isUnreadable = error?.err === 'FILE_REFUSED'
  const isByColour = picture === undefined && search.like === ''
  return (
    <section className="grid one-column gap-12 content-start shrinks" aria-labelledby="pictures-found">
      <div role="status">
        <h2 id="pictures-found" ref={heading} tabIndex={-1} className="large">
          {found && !error && (
            <>
              <Label
                k={isByColour ? 'pictureSearch:coloured' : 'pictureSearch:found'}
                values={{ count: found.length }}
              />{' '}
              {found.length > 0 && (
                <small className="muted regular small">
                  {say(
                    isByColour
                      ? 'pictureSearch:order.colour'
                      : isUsual(search.weights)
                        ? 'pictureSearch:order'
                        : 'pictureSearch:order.weighed',
                  )}
                </small>
              )}
            </>
          )}
          {!found && !error && say('pictureSearch:searching')}
        </h2>
      </div>
      {isMissing && (
        <div className="card">
          <EmptyState>{say('pictureSearch:missing', { number: search.like })}</EmptyState>
        </div>
      )}
      {isUnreadable && !isFetching && (
        <Note tone="bad" role="alert">
          {say('pictureSearch:unreadable')}
        </Note>
      )}
      {error && !isMissing && !isUnreadable && !isFetching && (
        <ErrorPanel error={error} {...(!lasting.has(error.err) && { onRetry: () => void refetch() })} />
      )}
      {!found && !error && <Waiting />}
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
            {say(isByColour ? 'pictureSearch:none.colour' : 'pictureSearch:none')}
          </EmptyState>
        </div>
      )}
      {found && found.length > 0 && !error && (
        <>
          <ul className={clsx(isPlaceholderData && 'dim', styles.tiles, 'grid gap-12')} aria-busy={isPlaceholderData}>
            {found.slice(first, first + PICTURES_ON_A_PAGE).map((row) => (
              <li key={row.PATENT_ID} className="grid">
                <PictureCard row={row} onWhy={part === undefined ? undefined : () => setCompared(row.PATENT_ID)}>
                  <ComparePick
                    number={row.PATENT_ID}
                    title={row.TITLE}
                    compared={search.compare}
                    onChange={onCompare}
                  />
                </PictureCard>
              </li>
            ))}
          </ul>
          <Pager page={page} size={PICTURES_ON_A_PAGE} total={found.length} onPage={onPage} />
          {comparedRow && part !== undefined && (
            <WhyAlikeDialog
              part={part}
              found={found}
              row={comparedRow}
              onRow={({ PATENT_ID }) => setCompared(PATENT_ID)}
              onClose={() => setCompared(undefined)}
            />
          )}
        </>
      )}
      <CompareBar compared={search.compare} onChange={onCompare} />
    </section>
  )
}

/** Places of the pictures while the first ones are on their way. */
function Waiting() {
  const { say } = useWords()
  return (
    <div className={clsx(styles.tiles, 'grid gap-12')} role="status" aria-busy="true" data-loading>
      <span className="sr">{say('core:loading')}</span>
      {Array.from({ length: PICTURES_ON_A_PAGE }, (_, place) => (
        <div key={place} className="skeleton" style={{ blockSize: 128 }} />
      ))}
    </div>
  )
}
