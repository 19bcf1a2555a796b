import { clsx } from 'clsx'
import { lookOf } from '@saki/catalogue/rights/looks'
import { Fragment, type ReactNode } from 'react'

import type { CaseRow } from '@saki/contracts/caseRow'
import type { patentsCalls } from '@saki/contracts/patents'
import type { ReplyOf } from '@saki/contracts'
import type { TextKey } from '@saki/texts'

import { CaseLink } from '../../cases/CaseLink.tsx'
import { CasePicture } from '../../cases/CasePicture.tsx'
import { RightMark } from '../../cases/RightMark.tsx'
import { StatusChip } from '../../cases/StatusChip.tsx'
import type { AskError } from '../../lib/askError.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DueCell } from './DueCell.tsx'
import { isByTurn, isFiltered, sortAfter, sortShown, type ListSearch } from './listSearch.ts'
import { NextStep } from './NextStep.tsx'
import { RowMenu } from './RowMenu.tsx'
import { firstDeadline, mineFirst, turnGroup } from './turnOrder.ts'
import styles from './applications.module.css'

interface ApplicationTableProps {
  list: {
    data: ReplyOf<typeof patentsCalls.getPatents> | undefined
    isPlaceholderData: boolean
    error: AskError | null
    refetch: () => unknown
  }
  search: ListSearch
  setSearch: (change: Partial<ListSearch>) => void
}

/** `first`: SUBMISSION_NBR of the row whose act is the main button. */
const columnsOf = (first: string | undefined): readonly Column<CaseRow>[] => [
  {
    id: 'title',
    head: <Label k="applications:col.title" stacked />,
    sort: 'title',
    leads: true,
    cell: (row) => <TitleCell row={row} />,
  },
  {
    id: 'status',
    head: <Label k="applications:col.status" stacked />,
    cell: (row) => <StatusChip code={row.STATUS_CODE} name={row.STATUS_NAME} caption={row.STATUS_CAPTION} />,
  },
  {
    id: 'next',
    head: <Label k="applications:col.next" stacked />,
    cell: (row) => <NextStep row={row} isFirst={row.SUBMISSION_NBR === first} />,
  },
  { id: 'due', head: <Label k="applications:col.due" stacked />, sort: 'due', cell: (row) => <DueCell row={row} /> },
  {
    id: 'filed',
    head: <Label k="applications:col.filed" stacked />,
    sort: 'filing_date',
    cell: (row) => <LegalDateText date={row.FILING_DATE} />,
  },
  {
    id: 'fee',
    head: <Label k="applications:col.fee" stacked />,
    end: true,
    cell: (row) => (row.AMOUNT_OUTSTANDING > 0 ? <Money amount={row.AMOUNT_OUTSTANDING} /> : '–'),
  },
  {
    id: 'menu',
    head: (
      <span className="sr">
        <Label k="core:actions" />
      </span>
    ),
    cell: (row) => <RowMenu row={row} />,
  },
]

/** The table of cases, with different texts for "no cases", "none under this tab" and "no matches". */
export function ApplicationListTable({ list, search, setSearch }: ApplicationTableProps) {
  const { say } = useWords('applications')
  const rows = list.data?.data
  const byTurn = isByTurn(search)
  const isWhole = rows !== undefined && list.data?.TOTAL_CAPPED !== 'Y' && list.data?.total === rows.length
  const nothingMatches = isFiltered(search)
  const nothingAtAll = list.data?.COUNTS.all === 0
  const empty = nothingMatches
    ? say('core:noMatch')
    : nothingAtAll
      ? say('applications:empty')
      : say(`applications:empty.${search.group}`)
  const action = nothingMatches ? (
    <ActiveFilters search={search} setSearch={setSearch} />
  ) : (
    nothingAtAll && (
      <PageLink to="/buat-pengajuan" className="button">
        <Icon name="plus" />
        <Label k="shell:nav.new" />
      </PageLink>
    )
  )
  return (
    <Table
      caption={say('applications:title')}
      columns={columnsOf(firstDeadline(rows ?? []))}
      rows={byTurn && rows ? mineFirst(rows) : rows}
      group={byTurn ? turnGroup : undefined}
      groupHead={isWhole ? wholeHead : headOfPage}
      rowKey={(row) => row.SUBMISSION_NBR}
      loading={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={empty}
      emptyAction={action || undefined}
      sort={sortShown(search.sort)}
      onSort={(sort) => setSearch({ sort: sortAfter(sort) })}
    />
  )
}

/** Name of a group with the number of its rows. */
const wholeHead = (name: string, { length }: readonly CaseRow[]) => (
  <TurnHead name={name as TextKey} count={length} k="applications:rows" />
)
/** The same where other pages may have more. */
const headOfPage = (name: string, { length }: readonly CaseRow[]) => (
  <TurnHead name={name as TextKey} count={length} k="applications:rows.here" />
)

function TurnHead({ name, count, k }: { name: TextKey; count: number; k: TextKey }) {
  const { say } = useWords('applications')
  return (
    <>
      <Label k={name} /> <span className="muted regular">{say(k, { count })}</span>
    </>
  )
}

/** Number that the links of a row use: the application number, or before payment the submission number. */
function caseName(row: CaseRow): string {
  return row.PATENT_ID ?? row.SUBMISSION_NBR
}

/** Picture, right, title; below them number, own reference and applicant. */
function TitleCell({ row }: { row: CaseRow }) {
  const { say } = useWords('applications')
  const to = { to: '/table-list/patents/workflow/$patentId', params: { patentId: caseName(row) } } as const
  return (
    <span className={clsx(styles.titleCell, 'flex align-start gap-12')}>
      <span className={clsx(styles.pictureSpot, 'relative')}>
        <CasePicture url={row.IMG_URL} right={row.RIGHT} />
        {row.UNREAD_COUNT > 0 && (
          <PageLink
            to="/inbox"
            search={{ file: row.PATENT_ID ?? undefined }}
            className={clsx(styles.news, 'centered')}
            title={say('applications:unread', { count: row.UNREAD_COUNT })}
          >
            <span className="dot" />
            <span className="sr">{say('applications:unread', { count: row.UNREAD_COUNT })}</span>
          </PageLink>
        )}
      </span>
      <span>
        <span className="flex gap-6">
          <RightMark right={row.RIGHT} bare />
          <PageLink {...to} className="row-link" title={row.TITLE}>
            <bdi>{row.TITLE}</bdi>
          </PageLink>
        </span>
        <span className={clsx(styles.owner, 'block muted caption-size')}>
          <CaseLink number={caseName(row)} />
          {[row.REFERENCE, row.OWNER_NAMES].filter(Boolean).map((part) => (
            <Fragment key={part}>
              {say('core:comma')}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
          {row.CLIENT && say('core:comma') + say('clients:for', { name: row.CLIENT.USER_NAME })}
        </span>
      </span>
    </span>
  )
}

function ActiveFilters({
  search,
  setSearch,
}: {
  search: ListSearch
  setSearch: (change: Partial<ListSearch>) => void
}) {
  const { say } = useWords('applications')
  return (
    <div className="actions">
      {search.q && (
        <Chip onDrop={() => setSearch({ q: '' })}>
          <span>
            {say('applications:contains')} “<bdi>{search.q}</bdi>”
          </span>
        </Chip>
      )}
      {search.right && (
        <Chip onDrop={() => setSearch({ right: undefined })}>
          <Label k={lookOf(search.right).names.short} />
        </Chip>
      )}
      {search.year !== undefined && (
        <Chip onDrop={() => setSearch({ year: undefined })}>
          {say('applications:filter.year')} {search.year}
        </Chip>
      )}
      <Button look="act" onClick={() => setSearch({ q: '', right: undefined, year: undefined })}>
        <Label k="applications:filter.clear" />
      </Button>
    </div>
  )
}

function Chip({ onDrop, children }: { onDrop: () => void; children: ReactNode }) {
  const { say } = useWords()
  return (
    <button type="button" className="filter-chip" onClick={onDrop}>
      {children}
      <Icon name="close" size={16} />
      <span className="sr">{say('core:delete')}</span>
    </button>
  )
}
