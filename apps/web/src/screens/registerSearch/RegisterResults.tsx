import { clsx } from 'clsx'
import type { RefObject } from 'react'

import { PickBox } from '../../cases/PickBox.tsx'
import { download } from '../../lib/download.ts'
import { CompareBar } from '../../searches/CompareBar.tsx'
import { ComparePick } from '../../searches/ComparePick.tsx'
import { SaveSearchButton } from '../../searches/SaveSearchButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { useWords } from '../../ui/useWords.ts'
import { PageBeyond } from '../../searches/PageBeyond.tsx'
import { NothingFound } from './NothingFound.tsx'
import { RegisterCard } from '../../searches/RegisterCard.tsx'
import { RegisterTable } from './RegisterTable.tsx'
import { ResultMenu } from './ResultMenu.tsx'
import { CASES_ON_A_PAGE, questionOf, caseOrders, type CaseSearch, type CaseOrder } from './caseSearch.ts'
import { canBeSaved, savedQuery, type SavedPage } from './savedQuery.ts'
import { wireCriteria, type RegisterFound } from './useRegister.ts'

interface RegisterResultsProps {
  heading: RefObject<HTMLHeadingElement | null>
  search: CaseSearch
  found: RegisterFound
  onChange: (change: Partial<CaseSearch>) => void
  page: SavedPage
}

/** The cases found, in the chosen order. */
export function RegisterResults({
  heading,
  search,
  found: { list, turnTo },
  onChange,
  page: savedPage,
}: RegisterResultsProps) {
  const { say } = useWords('register')
  const { data, error } = list
  const keepCompared = (compare: readonly string[]) => onChange({ compare, page: search.page })
  const pages = Math.ceil((data?.total ?? 0) / CASES_ON_A_PAGE)
  const isBeyond = !error && search.page > pages && data?.data.length === 0 && data.total > 0
  return (
    <section className="grid one-column gap-12 content-start shrinks" aria-labelledby="cases-found">
      <div className="row wrap between gap-12 row-gap-8">
        {/* A status inside a heading would leave it without a name. */}
        <div role="status">
          <h2 id="cases-found" ref={heading} tabIndex={-1} className="large">
            {data && (
              <Label k={data.TOTAL_CAPPED ? 'register:found.more' : 'register:found'} values={{ count: data.total }} />
            )}
          </h2>
        </div>
        <div className="row wrap gap-8">
          <PickBox
            name={say('register:sort')}
            value={search.sort}
            isSet={search.sort !== '-filed'}
            onChoose={(sort) => onChange({ sort: sort as CaseOrder })}
            options={caseOrders.map((sort) => ({ value: sort, label: say(`register:sort.${sort}`) }))}
          />
          <PickBox
            name={say('register:view')}
            value={search.view}
            onChoose={(view) => onChange({ view: view === 'table' ? view : 'cards', page: search.page })}
            options={(['cards', 'table'] as const).map((view) => ({
              value: view,
              label: say(`register:view.${view}`),
            }))}
          />
          {canBeSaved(search) && (
            <SaveSearchButton
              search={savedQuery(search, savedPage)}
              name={search.q || say('register:found', { count: data?.total ?? 0 })}
            />
          )}
          <Button small icon="download" onClick={() => void exportFound(search)}>
            <Label k="register:excel" />
          </Button>
          <ResultMenu search={search} />
        </div>
      </div>
      {error && !list.isFetching && <ErrorPanel error={error} onRetry={() => void list.refetch()} />}
      {!data && !error && <Waiting />}
      {data?.total === 0 && !error && <NothingFound search={search} tries={data.TRIES ?? []} onChange={onChange} />}
      {isBeyond && <PageBeyond page={search.page} pages={pages} onPage={(page) => onChange({ page })} />}
      {data && data.total > 0 && !error && !isBeyond && (
        <div className="card">
          {search.view === 'table' ? (
            <RegisterTable rows={data.data} search={search} loading={list.isPlaceholderData} onChange={onChange} />
          ) : (
            <ul className={clsx(list.isPlaceholderData && 'dim', 'hairlines')} aria-busy={list.isPlaceholderData}>
              {data.data.map((row) => (
                <li key={row.PATENT_ID}>
                  <RegisterCard row={row}>
                    <ComparePick
                      number={row.PATENT_ID}
                      title={row.TITLE}
                      compared={search.compare}
                      onChange={keepCompared}
                    />
                  </RegisterCard>
                </li>
              ))}
            </ul>
          )}
          <Pager
            page={search.page}
            size={CASES_ON_A_PAGE}
            total={data.total}
            capped={data.TOTAL_CAPPED === 'Y'}
            onPage={(page) => {
              turnTo(page)
              onChange({ page })
              heading.current?.focus()
            }}
          />
        </div>
      )}
      <CompareBar compared={search.compare} onChange={keepCompared} />
    </section>
  )
}

const exportFound = (search: CaseSearch) =>
  download('excelSearchPatent', { query: questionOf(search), body: wireCriteria(search.criteria) }, 'Excel List.xlsx')

/** Places of the results while the first ones are on their way. */
function Waiting() {
  const { say } = useWords()
  return (
    <div className="grid gap-12" role="status" aria-busy="true" data-loading>
      <span className="sr">{say('core:loading')}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className="skeleton" style={{ blockSize: 128 }} />
      ))}
    </div>
  )
}
