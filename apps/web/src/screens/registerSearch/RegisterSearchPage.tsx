import type { TextKey } from '@saki/texts'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { useOnline } from '../../lib/online.ts'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'
import { RegisterBox } from './RegisterBox.tsx'
import { FacetFilters } from './FacetFilters.tsx'
import { NumberFields } from './NumberFields.tsx'
import { RegisterResults } from './RegisterResults.tsx'
import { SearchHelp } from './SearchHelp.tsx'
import { SearchSentence } from './SearchSentence.tsx'
import {
  hasNumbers,
  LONGEST_QUERY,
  QUERY_LENGTH,
  readCaseSearch,
  writeCaseSearch,
  type CaseSearch,
  type CaseRight,
} from './caseSearch.ts'
import { TooLong } from './TooLong.tsx'
import { useRegister } from './useRegister.ts'
import styles from '../../searches/searches.module.css'

interface RegisterSearchPageProps {
  page: '/forms/search' | '/table-list/patents' | '/list-tm/trademarks'
  title: TextKey
  /** What is searched, in a sentence. */
  lead: TextKey
  /** Rights that are searched unless others are chosen. */
  right: readonly CaseRight[]
  actions?: ReactNode
}

/** A search of the register by one box, with its results below. The address holds the whole search. */
export function RegisterSearchPage({ page, title, lead, right, actions }: RegisterSearchPageProps) {
  const { say } = useWords('register')
  const search = readCaseSearch(usePageSearch(page), right)
  const navigate = useSetSearch(page)
  const isOnline = useOnline()
  const isTooLong = search.q.length > LONGEST_QUERY
  const found = useRegister(search, !isTooLong)
  const heading = useLostFocus<HTMLHeadingElement>(isTooLong || found.list.data)
  const onChange = (change: Partial<CaseSearch>, options?: { replace?: boolean }) =>
    navigate(writeCaseSearch({ ...search, page: 1, ...change }, right), options)
  // Offline the results of the search before must not stand for those of this one.
  const data = isOnline || !found.list.isPlaceholderData ? found.list.data : undefined
  return (
    <Page title={title} lead={say(lead)} actions={actions}>
      <OfflineNote asOf={found.list.dataUpdatedAt} />
      <RegisterBox
        right={search.chosen.right}
        q={isTooLong ? search.q.slice(0, QUERY_LENGTH).trim() : search.q}
        onSearch={(q, options) => onChange({ q }, options)}
      >
        {!isTooLong && (search.q !== '' || hasNumbers(search)) && data && <SearchSentence reply={data} />}
        <div className="row wrap gap-20 row-gap-8 align-start">
          {page === '/forms/search' && (
            <NumberFields
              numbers={search.numbers}
              onSearch={(name, value) => onChange({ numbers: { ...search.numbers, [name]: value } }, { replace: true })}
            />
          )}
          <SearchHelp onTry={(q) => onChange({ q, chosen: { ...search.chosen, right: [] } })} />
        </div>
      </RegisterBox>
      {isTooLong && <TooLong q={search.q} onSearch={(q) => onChange({ q })} />}
      {!data && !isOnline && !isTooLong && (
        <Note tone="warn" icon="offline" role="status">
          {say('register:offline')}
        </Note>
      )}
      {!isTooLong && (data ?? isOnline) && (
        <div
          className={clsx(
            search.view === 'cards' ? styles.columns : 'one-column',
            'grid gap-24 above-16 one-column-on-tablets',
          )}
        >
          <div className="grid one-column gap-20 content-start">
            <FacetFilters
              search={search}
              counts={found.counts}
              capped={found.capped}
              onChoose={(facet, values) => onChange({ chosen: { ...search.chosen, [facet]: values } })}
            />
          </div>
          <div className="grid one-column gap-20 content-start shrinks">
            <RegisterResults page={page} heading={heading} search={search} found={found} onChange={onChange} />
          </div>
        </div>
      )}
    </Page>
  )
}
