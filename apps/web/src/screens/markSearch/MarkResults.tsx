import type { SimilarTrademark } from '@saki/contracts/trademarks'
import { clsx } from 'clsx'
import type { RefObject } from 'react'

import type { Answer } from '../../lib/ask.ts'
import type { NiceClassesState } from '../../cases/niceClasses.ts'
import { SimilarMarkCard } from '../../similarMarks/SimilarMarkCard.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useUser } from '../../lib/session.ts'
import { CompareBar } from '../../searches/CompareBar.tsx'
import { ComparePick } from '../../searches/ComparePick.tsx'
import { PageBeyond } from '../../searches/PageBeyond.tsx'
import { SaveSearchButton } from '../../searches/SaveSearchButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { useWords } from '../../ui/useWords.ts'
import { isNarrowed, MARKS_ON_A_PAGE, savedParameters, writeClasses, type MarkSearch } from './markSearch.ts'
import type { SimilarMarks } from './useSimilarMarks.ts'

interface MarkResultsProps {
  heading: RefObject<HTMLHeadingElement | null>
  search: MarkSearch
  list: SimilarMarks['list']
  names: NiceClassesState
  onPage: (page: number) => void
  onCompare: (compare: readonly string[]) => void
  /** Takes all filters away. */
  onWiden: () => void
}

/** The marks found, most alike first. */
export function MarkResults({ heading, search, list, names, onPage, onCompare, onWiden }: MarkResultsProps) {
  const { say } = useWords('search')
  const isApplicant = useUser()?.ROLE === 'applicant'
  const { data, error } = list
  const pages = Math.ceil((data?.total ?? 0) / MARKS_ON_A_PAGE)
  const isBeyond = !error && search.page > pages && data?.data.length === 0 && data.total > 0
  return (
    <section className="grid one-column gap-12 content-start shrinks" aria-labelledby="marks-found">
      <div className="row wrap between gap-12 row-gap-8">
        {/* A status inside a heading would leave it without a name. */}
        <div role="status">
          <h2 id="marks-found" ref={heading} tabIndex={-1} className="large">
            {data && <Found search={search} found={data} />}
          </h2>
        </div>
        <div className="row wrap gap-8">
          <SaveSearchButton
            search={{ KIND: 'MARKS', PARAMETERS: savedParameters(search) }}
            name={search.name}
            label="alerts:save.watch"
          />
          {isApplicant && (
            <PageLink
              className="button compact"
              to="/buat-pengajuan"
              search={{ merek: search.name, kelas: writeClasses(search.classes) }}
            >
              <Icon name="file-add" size={18} />
              <Label k="search:file" />
            </PageLink>
          )}
        </div>
      </div>
      {error && !list.isFetching && <ErrorPanel error={error} onRetry={() => void list.refetch()} />}
      {!data && !error && <Waiting />}
      {data?.total === 0 && !error && (
        <div className="card">
          <EmptyState
            action={
              isNarrowed(search) && (
                <>
                  <p>{say('search:none.filtered')}</p>
                  <Button onClick={onWiden}>
                    <Label k="search:none.all" />
                  </Button>
                </>
              )
            }
          >
            {say('search:none')}
          </EmptyState>
        </div>
      )}
      {isBeyond && <PageBeyond page={search.page} pages={pages} onPage={onPage} />}
      {data && data.total > 0 && !error && !isBeyond && (
        <>
          <ul
            className={clsx(list.isPlaceholderData && 'dim', 'grid one-column gap-12')}
            aria-busy={list.isPlaceholderData}
          >
            {data.data.map((mark) => (
              <li key={mark.FILENO}>
                <SimilarMarkCard
                  mark={mark}
                  sought={search.classes}
                  names={names}
                  acts={
                    <>
                      <ComparePick
                        number={mark.FILENO}
                        title={mark.MARK_NAME}
                        compared={search.compare}
                        onChange={onCompare}
                      />
                      {isApplicant && canBeOpposed(mark) && <Oppose mark={mark} />}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <Pager page={search.page} size={MARKS_ON_A_PAGE} total={data.total} onPage={onPage} />
        </>
      )}
      <CompareBar compared={search.compare} onChange={onCompare} />
    </section>
  )
}

/** How many marks were found, and in which order they stand. */
function Found({ search: { match }, found }: { search: MarkSearch; found: Answer<'getSimilarTrademarks'> }) {
  const { say } = useWords('search')
  const { total, IND_MORE } = found
  const isSimilar = match === 'similar'
  const counted = isSimilar ? 'search:found' : 'search:found.marks'
  return (
    <>
      <Label k={IND_MORE === 'Y' ? 'search:found.first' : counted} values={{ count: total }} />{' '}
      {total > 0 && (
        <small className="block muted regular small">{say(isSimilar ? 'search:order' : 'search:order.short')}</small>
      )}
    </>
  )
}

/** STATUS_CODE of marks in publication; the state ends with the last day for oppositions (UU 20/2016 art. 16). */
const IN_PUBLICATION = '430'
const canBeOpposed = ({ STATUS_CODE, IND_OWN }: SimilarTrademark) => STATUS_CODE === IN_PUBLICATION && IND_OWN === 'N'

function Oppose({ mark: { FILENO } }: { mark: SimilarTrademark }) {
  return (
    <PageLink className="text-button" to="/customer-screen/oposisi" search={{ jenis: 'OP', nomor: FILENO }}>
      <Icon name="flag" size={18} />
      <Label k="search:oppose" />
    </PageLink>
  )
}

/** Places of the results while the first ones are on their way. */
function Waiting() {
  const { say } = useWords()
  return (
    <div className="grid gap-12" role="status" aria-busy="true" data-loading>
      <span className="sr">{say('core:loading')}</span>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="skeleton" style={{ blockSize: 128 }} />
      ))}
    </div>
  )
}
