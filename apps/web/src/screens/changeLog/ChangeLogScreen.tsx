import { clsx } from 'clsx'
import { isLegalDate } from '@saki/domain/dates/legalDate'
import { useState } from 'react'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Select } from '../../ui/Select.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { logColumns } from './columns.tsx'
import { readLogSearch, sections, type LogSearch } from './logSearch.ts'
import styles from './changeLog.module.css'

const SIZE = 10

/** Value of the selection for "all sections"; it is not written to the address. */
const ALL = 'ALL'

/** /table-list/changeLog: changes the office made to filed applications. Parties see their own cases, officers all. */
export function ChangeLogScreen() {
  const { say } = useWords('office')
  const search = readLogSearch(usePageSearch('/table-list/changeLog'))
  const navigate = useSetSearch('/table-list/changeLog')
  const setSearch = (change: Partial<LogSearch>) => {
    const { page, ...next } = { ...search, page: 1, ...change }
    navigate({ ...next, page: page > 1 ? page : undefined })
  }
  const { number, section, from, to, by, page } = search
  const { data, error, isPending, refetch } = useCall('getChangeLog', {
    query: {
      page,
      size: SIZE,
      ...(number && { PATENT_ID: number }),
      ...(section && { DATA_CODE: section }),
      ...(from && { DATE_FROM: from }),
      ...(to && { DATE_TO: to }),
      ...(by && { USER: by }),
    },
  })
  const isUnknown = error?.status === 404
  return (
    <Page title="office:log.title" lead={say('office:log.lead')}>
      <section className="card" aria-label={say('office:log.title')}>
        <Filters key={`${number} ${by} ${from} ${to}`} search={search} setSearch={setSearch} isUnknown={isUnknown} />
        <Table
          caption={say('office:log.title')}
          columns={logColumns}
          rows={isUnknown ? [] : data?.data}
          rowKey={(row) => String(row.LOG_CHANGE_NBR)}
          loading={isPending}
          error={isUnknown ? null : error}
          onRetry={() => void refetch()}
          empty={say(isUnknown ? 'office:log.numberWrong' : 'office:log.empty')}
        />
        <Pager page={page} size={SIZE} total={data?.total ?? 0} onPage={(to) => setSearch({ page: to })} />
      </section>
    </Page>
  )
}

function Filters({
  search,
  setSearch,
  isUnknown,
}: {
  search: LogSearch
  setSearch: (change: Partial<LogSearch>) => void
  isUnknown: boolean
}) {
  const { say } = useWords('office')
  const isOfficer = useUser()?.ROLE === 'office'
  const [typed, setTyped] = useState(search)
  const set = (change: Partial<LogSearch>) => setTyped({ ...typed, ...change })
  const dateOf = (text: string) => (isLegalDate(text) ? text : '')
  return (
    <form
      className={clsx(styles.filter, 'flush-fields grid gap-16 inset-16 hairline-below')}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        setSearch({
          number: typed.number.trim().toUpperCase(),
          by: typed.by.trim(),
          from: dateOf(typed.from),
          to: dateOf(typed.to),
        })
      }}
    >
      <TextField
        id="log-number"
        code
        label={<Label k="office:log.number" />}
        value={typed.number}
        error={isUnknown ? say('office:log.numberWrong') : undefined}
        onChange={(number) => set({ number })}
      />
      <Select
        id="log-section"
        label={<Label k="office:log.section" />}
        options={[
          { value: ALL, label: say('office:log.section.all') },
          ...sections.map((value) => ({ value, label: say(`office:edit.section.${value}`) })),
        ]}
        value={search.section ?? ALL}
        onChange={(value) => setSearch({ section: sections.find((one) => one === value) })}
      />
      {isOfficer && (
        <TextField id="log-by" label={<Label k="office:log.by" />} value={typed.by} onChange={(by) => set({ by })} />
      )}
      <DateField
        id="log-from"
        label={<Label k="office:log.from" />}
        value={typed.from}
        onChange={(from) => set({ from })}
      />
      <DateField id="log-to" label={<Label k="office:log.to" />} value={typed.to} onChange={(to) => set({ to })} />
      <Button type="submit" icon="search">
        <Label k="office:search" />
      </Button>
    </form>
  )
}
