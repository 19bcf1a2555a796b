import type { RegisterRow } from '@saki/contracts/registerRow'
import { legalDateText } from '@saki/texts/dates'

import { FoundCaseLink, StageChip } from '../../searches/RegisterCard.tsx'
import { ComparePick } from '../../searches/ComparePick.tsx'
import { FoundName } from '../../similarMarks/FoundName.tsx'
import { Label } from '../../ui/Label.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { caseOrders, type CaseOrder, type CaseSearch } from './caseSearch.ts'

interface RegisterTableProps {
  rows: readonly RegisterRow[]
  search: CaseSearch
  loading: boolean
  onChange: (change: Partial<CaseSearch>) => void
}

/** The cases found as a table, sorted by its heads. */
export function RegisterTable({ rows, search, loading, onChange }: RegisterTableProps) {
  const { say } = useWords('register')
  return (
    <Table
      dense
      caption={say('register:view.table')}
      columns={columnsOf({
        compared: search.compare,
        onChange: (compare) => onChange({ compare, page: search.page }),
      })}
      rows={rows}
      rowKey={(row) => row.PATENT_ID}
      loading={loading}
      empty=""
      sort={{ by: search.sort.replace('-', ''), down: search.sort.startsWith('-') }}
      onSort={({ by, down }) => {
        const sort = caseOrders.find((order) => order === `${down ? '-' : ''}${by}`)
        if (sort) onChange({ sort: sort satisfies CaseOrder })
      }}
    />
  )
}

interface Compare {
  compared: readonly string[]
  onChange: (compared: readonly string[]) => void
}

const columnsOf = (compare: Compare): Column<RegisterRow>[] => [
  {
    id: 'compare',
    head: <HiddenHead />,
    cell: (row) => (
      <ComparePick
        bare
        number={row.PATENT_ID}
        title={row.TITLE}
        compared={compare.compared}
        onChange={compare.onChange}
      />
    ),
  },
  {
    id: 'title',
    head: <Label k="register:column.case" stacked />,
    leads: true,
    sort: 'title',
    cell: (row) => (
      <div className="grid one-column gap-4 break-anywhere">
        <FoundCaseLink row={row}>
          <FoundName mark={{ MARK_NAME: row.TITLE, FOUND_AT: row.FOUND_AT }} />
        </FoundCaseLink>
        <StageChip row={row} />
      </div>
    ),
  },
  {
    id: 'number',
    head: <Label k="register:column.number" stacked />,
    sort: 'number',
    cell: (row) => (
      <div className="grid one-column gap-4">
        <bdi dir="ltr" className="mono nowrap">
          {row.PATENT_ID}
        </bdi>
        <bdi dir="ltr" className="muted">
          {row.CLASSES.slice(0, 6).join(', ')}
        </bdi>
      </div>
    ),
  },
  {
    id: 'owner',
    head: <Label k="register:sheet.owner" stacked />,
    sort: 'owner',
    cell: (row) => <bdi>{row.OWNER_NAMES}</bdi>,
  },
  {
    id: 'filed',
    head: <Label k="register:column.filed" stacked />,
    sort: 'filed',
    cell: (row) => <Day date={row.FILING_DATE} />,
  },
  {
    id: 'published',
    head: <Label k="register:column.published" stacked />,
    sort: 'published',
    cell: (row) => <Day date={row.PUBLICATION_DATE} />,
  },
  {
    id: 'registered',
    head: <Label k="register:column.registered" stacked />,
    sort: 'registered',
    cell: (row) => <Day date={row.REGISTRATION_DATE} />,
  },
  {
    id: 'expires',
    head: <Label k="register:column.expires" stacked />,
    sort: 'expires',
    cell: (row) => <Day date={row.EXPIRATION_DATE} />,
  },
]

function HiddenHead() {
  const { say } = useWords('register')
  return <span className="sr">{say('register:compare')}</span>
}

function Day({ date }: { date: string | null }) {
  const { language } = useWords()
  return <span className="nowrap">{date === null ? '–' : legalDateText(date, language)}</span>
}
