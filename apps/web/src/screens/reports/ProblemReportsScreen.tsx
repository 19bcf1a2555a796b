import type { ProblemReport } from '@saki/contracts/reports'
import { useRef } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { queryClient, queryKeyOf, useCall, useSend } from '../../lib/queries.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useLostFocus } from '../../ui/useLostFocus.ts'
import { useWords } from '../../ui/useWords.ts'

const SIZE = 10
const states = ['open', 'handled'] as const

/** /petugas/laporan-masalah: problems of the portal reported by its users, and marking them as handled. */
export function ProblemReportsScreen() {
  const { say } = useWords('report')
  return (
    <OfficePage title="report:office" lead={say('report:office.lead')} keptBy={['administrator']}>
      {() => <Reports />}
    </OfficePage>
  )
}

function Reports() {
  const { say } = useWords('report')
  const { state = 'open', page = 1 } = usePageSearch('/petugas/laporan-masalah')
  const setSearch = useSetSearch('/petugas/laporan-masalah')
  const { data, error, isPending, refetch } = useCall('officeProblemReports', { query: { state, page, size: SIZE } })
  const list = useLostFocus<HTMLDivElement>(data?.total)
  const shown = (
    <div ref={list} tabIndex={-1}>
      <Table
        caption={say('report:office')}
        columns={columns}
        rows={data?.data}
        rowKey={({ ID }) => String(ID)}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say(`report:none.${state}`)}
      />
      <Pager
        page={page}
        size={SIZE}
        total={data?.total ?? 0}
        onPage={(to) => setSearch({ state: state === 'open' ? undefined : state, page: to > 1 ? to : undefined })}
      />
    </div>
  )
  return (
    <section className="card" aria-label={say('report:office')}>
      <Tabs
        label={say('report:office')}
        current={state}
        onChoose={(id) => setSearch({ state: id === 'handled' ? id : undefined })}
        tabs={states.map((id) => ({
          id,
          label: <Label k={`report:${id}`} stacked />,
          panel: id === state ? shown : null,
        }))}
      />
    </section>
  )
}

const columns: readonly Column<ProblemReport>[] = [
  { id: 'content', head: <Label k="report:col.content" stacked />, leads: true, cell: (row) => <Content row={row} /> },
  { id: 'page', head: <Label k="report:col.page" stacked />, cell: (row) => <Where row={row} /> },
  { id: 'who', head: <Label k="report:col.who" stacked />, cell: (row) => <Reporter row={row} /> },
  { id: 'when', head: <Label k="report:col.when" stacked />, cell: ({ MADE_AT }) => <LegalTime at={MADE_AT} /> },
  { id: 'acts', head: <span className="sr">–</span>, end: true, cell: (row) => <Handling row={row} /> },
]

function Content({ row }: { row: ProblemReport }) {
  return (
    <>
      <span className="mono">{row.ID}</span>{' '}
      <span dir="auto" style={{ whiteSpace: 'pre-line' }}>
        {row.CONTENT}
      </span>
    </>
  )
}

function Where({ row }: { row: ProblemReport }) {
  return (
    <>
      <bdi dir="ltr" className="mono">
        {row.PAGE}
      </bdi>
      {row.INCIDENT && (
        <span className="next">
          <Label k="report:incident" />{' '}
          <bdi dir="ltr" className="mono">
            {row.INCIDENT}
          </bdi>
        </span>
      )}
    </>
  )
}

function Reporter({ row }: { row: ProblemReport }) {
  const { say } = useWords('report')
  if (row.USER_NAME === null) return say('report:nobody')
  return (
    <>
      <bdi>{row.USER_NAME}</bdi>
      <span className="next" dir="ltr">
        {row.EMAIL}
      </span>
    </>
  )
}

/** The button that marks a report as handled, or who handled it and when. */
function Handling({ row }: { row: ProblemReport }) {
  const { say } = useWords('report')
  const key = useRef(newKey())
  const mayHandle = useHolds('administrator')
  const handle = useSend('officeProblemHandled', {
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeProblemReports') }),
  })
  if (row.HANDLED_AT)
    return (
      <>
        <bdi>{row.HANDLED_BY}</bdi>
        <span className="next">
          <LegalTime at={row.HANDLED_AT} />
        </span>
      </>
    )
  if (!mayHandle) return <span className="muted">–</span>
  return (
    <Button
      look="act"
      icon="check"
      busy={handle.isPending && say('core:loading')}
      onClick={() => handle.mutate({ body: { ID: row.ID }, key: key.current })}
    >
      <Label k="report:handle" />
      <span className="sr"> {row.ID}</span>
    </Button>
  )
}
