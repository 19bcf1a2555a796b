import { CaseLink } from '../../../../cases/CaseLink.tsx'
import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { Label } from '../../../../ui/Label.tsx'
import { LegalDateText } from '../../../../ui/LegalTime.tsx'
import { Table, type Column } from '../../../../ui/Table.tsx'
import { useWords } from '../../../../ui/useWords.ts'

type Related = Answer<'getRelFiles'>[number]

const columns: readonly Column<Related>[] = [
  {
    id: 'number',
    head: <Label k="casePage:fact.number" stacked />,
    leads: true,
    cell: (row) => (
      <>
        <CaseLink number={row.PATENT_ID} />
        <span className="next">
          <bdi>{row.TITLE}</bdi>
        </span>
      </>
    ),
  },
  { id: 'how', head: <Label k="casePage:related.how" stacked />, cell: (row) => row.RELATIONSHIP_NAME },
  {
    id: 'filed',
    head: <Label k="casePage:fact.filed" stacked />,
    cell: (row) => <LegalDateText date={row.FILING_DATE} />,
  },
  { id: 'state', head: <Label k="casePage:year.state" stacked />, cell: (row) => row.STATUS_NAME || '–' },
]

/** Files that the case was divided from or that were made from it. */
export function RelatedTab({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const { data, error, isPending, refetch } = useCall('getRelFiles', { query: { patentId: number } })
  return (
    <Table
      caption={say('casePage:tab.related')}
      columns={columns}
      rows={data}
      rowKey={(row) => `${row.PATENT_ID} ${row.RELATIONSHIP_TYP}`}
      loading={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={say('casePage:related.none')}
    />
  )
}
