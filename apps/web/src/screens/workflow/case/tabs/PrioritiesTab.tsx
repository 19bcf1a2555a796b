import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { Label } from '../../../../ui/Label.tsx'
import { LegalDateText } from '../../../../ui/LegalTime.tsx'
import { Table, type Column } from '../../../../ui/Table.tsx'
import { useWords } from '../../../../ui/useWords.ts'

type Priority = Answer<'getPatentDetailPriorities'>[number]

const columns: readonly Column<Priority>[] = [
  {
    id: 'number',
    head: <Label k="casePage:priority.number" stacked />,
    leads: true,
    cell: (row) => <bdi dir="ltr">{row.PRIORITY_APPL_ID}</bdi>,
  },
  { id: 'country', head: <Label k="casePage:priority.country" stacked />, cell: (row) => row.COUNTRY_NAME },
  {
    id: 'date',
    head: <Label k="casePage:priority.date" stacked />,
    cell: (row) => (
      <>
        <LegalDateText date={row.PRIORITY_DATE} />
        {row.LOST_ON && (
          <span className="block text-danger">
            <Label k="casePage:priority.lost" /> <LegalDateText date={row.LOST_ON} />
          </span>
        )}
      </>
    ),
  },
]

/** Claimed priorities (Paris Convention art. 4). */
export function PrioritiesTab({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const { data, error, isPending, refetch } = useCall('getPatentDetailPriorities', { query: { patentId: number } })
  return (
    <Table
      caption={say('casePage:tab.priorities')}
      columns={columns}
      rows={data}
      rowKey={(row) => String(row.SEQ_NBR)}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={say('casePage:priority.none')}
    />
  )
}
