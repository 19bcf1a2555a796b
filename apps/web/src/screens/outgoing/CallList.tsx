import { clsx } from 'clsx'
import type { CallDue } from '@saki/contracts/outgoing'
import { useState } from 'react'

import { useDaysLeft } from '../../cases/DaysLeft.tsx'
import { useWhen } from '../../cases/When.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import type { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CallDialog } from './CallDialog.tsx'
import type { OutgoingSearch } from './outgoingSearch.ts'
import styles from './outgoing.module.css'

const SIZE = 25

interface CallListProps {
  calls: ReturnType<typeof useCall<'officeCallList'>>
  search: OutgoingSearch
  setSearch: (change: Partial<OutgoingSearch>) => void
}

/** Applicants to call, nearest deadline first, with the reason. */
export function CallList({ calls, search, setSearch }: CallListProps) {
  const { say } = useWords('outgoing')
  const [called, setCalled] = useState<CallDue | undefined>()
  const columns = useColumns(setCalled)
  return (
    <>
      <p className={clsx(styles.lead, 'pad-16 muted small')}>{say('outgoing:calls.means')}</p>
      <Table
        caption={say('outgoing:tab.calls')}
        columns={columns}
        rows={calls.data?.data}
        rowKey={(row) => `${row.PROC_TYP}-${row.PROC_NBR}-${row.ACTION_NBR}`}
        error={calls.error}
        onRetry={() => void calls.refetch()}
        empty={say('outgoing:calls.empty')}
      />
      <Pager page={search.page} size={SIZE} total={calls.data?.total ?? 0} onPage={(page) => setSearch({ page })} />
      {called && <CallDialog due={called} onClose={() => setCalled(undefined)} />}
    </>
  )
}

function useColumns(onCall: (row: CallDue) => void): Column<CallDue>[] {
  const { say } = useWords('outgoing')
  const when = useWhen()
  const daysLeft = useDaysLeft()
  return [
    {
      id: 'who',
      head: <Label k="outgoing:col.to" stacked />,
      leads: true,
      cell: (row) => <bdi>{row.USER_NAME}</bdi>,
    },
    {
      id: 'phone',
      head: <Label k="outgoing:col.phone" stacked />,
      cell: (row) =>
        row.TELEPHONE ? (
          <a href={`tel:${row.TELEPHONE.replace(/[^+\d]/g, '')}`} className="mono">
            <bdi dir="ltr">{row.TELEPHONE}</bdi>
          </a>
        ) : (
          say('outgoing:phone.none')
        ),
    },
    {
      id: 'case',
      head: <Label k="outgoing:col.case" stacked />,
      cell: (row) => (
        <span className="stack align-start gap-2 shrinks">
          <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
            <bdi dir="ltr">{row.PATENT_ID}</bdi>
          </PageLink>
          <span className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">{row.SUBJECT}</span>
        </span>
      ),
    },
    {
      id: 'due',
      head: <Label k="outgoing:col.due" stacked />,
      cell: (row) =>
        row.DUE_DATE && row.DAYS_LEFT !== null ? (
          <span className="stack align-start gap-2 shrinks">
            <LegalDateText date={row.DUE_DATE} />
            <span className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">
              {daysLeft(row.DAYS_LEFT)}
            </span>
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'why',
      head: <Label k="outgoing:col.why" stacked />,
      cell: (row) => (
        <span className="flex wrap gap-4">
          {row.WHY.map((why) => (
            <Chip key={why} tone={why === 'BOUNCED' ? 'red' : 'amber'}>
              {say(`outgoing:why.${why}`)}
            </Chip>
          ))}
        </span>
      ),
    },
    {
      id: 'calls',
      head: <Label k="outgoing:col.calls" stacked />,
      cell: (row) =>
        row.LAST_CALL_AT && row.LAST_RESULT ? (
          <span className="stack align-start gap-2 shrinks">
            <span>{say('outgoing:calls', { count: row.CALLS })}</span>
            <span className="flex wrap gap-8 row-gap-2 muted caption-size break-anywhere">
              {say('outgoing:call.last', {
                when: when(row.LAST_CALL_AT),
                result: say(`outgoing:call.${row.LAST_RESULT}`),
              })}
            </span>
          </span>
        ) : (
          say('outgoing:call.none')
        ),
    },
    {
      id: 'act',
      head: <span className="sr">{say('outgoing:call.made')}</span>,
      cell: (row) => (
        <Button small icon="phone" onClick={() => onCall(row)}>
          <Label k="outgoing:call.made" />
        </Button>
      ),
    },
  ]
}
