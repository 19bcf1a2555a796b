import { lookLetters, lookOf } from '@saki/catalogue/rights/looks'
import type { Client } from '@saki/contracts/shapes'
import { legalDateOf, yearOf } from '@saki/domain/dates/legalDate'
import { officeNow } from '../../ui/clock.ts'
import { useWords } from '../../ui/useWords.ts'
import { ClientFilter } from '../../cases/ClientFilter.tsx'
import { PickBox } from '../../cases/PickBox.tsx'
import { SearchBox } from '../../cases/SearchBox.tsx'
import type { ListSearch } from './listSearch.ts'

/** How many years the filter offers, from this year back; older cases are found by their number. */
const YEARS_BACK = 12

interface ListToolsProps {
  search: ListSearch
  setSearch: (change: Partial<ListSearch>, options?: { replace?: boolean }) => void
  /** The clients the reader may act for. */
  clients: readonly Client[]
}

/** Search box and filters above the list. Searches 350 ms after the last key. */
export function ListTools({ search, setSearch, clients }: ListToolsProps) {
  const { say } = useWords('applications')
  const thisYear = yearOf(legalDateOf(new Date(officeNow())))
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear - back))
  const any = { value: '', label: say('applications:filter.any') }
  return (
    <div className="row wrap gap-8 inset-12 hairline-below" role="search">
      <SearchBox
        key={search.group}
        text={search.q}
        what={say('applications:search.what')}
        onSearch={(q) => setSearch({ q }, { replace: true })}
      />
      <ClientFilter clients={clients} value={search.client} onChoose={(client) => setSearch({ client })} />
      <PickBox
        name={say('applications:filter.right')}
        isSet={search.right !== undefined}
        value={search.right ?? ''}
        onChoose={(value) => setSearch({ right: (value || undefined) as ListSearch['right'] })}
        options={[any, ...lookLetters.map((right) => ({ value: right, label: say(lookOf(right).names.short) }))]}
      />
      <PickBox
        name={say('applications:filter.year')}
        isSet={search.year !== undefined}
        value={search.year === undefined ? '' : String(search.year)}
        onChoose={(value) => setSearch({ year: value ? Number(value) : undefined })}
        options={[any, ...years.map((year) => ({ value: year, label: year }))]}
      />
    </div>
  )
}
