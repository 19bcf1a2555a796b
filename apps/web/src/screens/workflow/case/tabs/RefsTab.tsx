import type { Answer } from '../../../../lib/ask.ts'
import { useCall } from '../../../../lib/queries.ts'
import { Label } from '../../../../ui/Label.tsx'
import { Table, type Column } from '../../../../ui/Table.tsx'
import { useWords } from '../../../../ui/useWords.ts'

type Cited = Answer<'getRefDocs'>[number]

const columns: readonly Column<Cited>[] = [
  {
    id: 'document',
    head: <Label k="casePage:refs.document" stacked />,
    leads: true,
    cell: (row) => <bdi dir="ltr">{row.REF_DESC}</bdi>,
  },
  { id: 'category', head: <Label k="casePage:refs.category" stacked />, cell: (row) => row.REF_CATEG || '–' },
  {
    id: 'claims',
    head: <Label k="casePage:refs.claims" stacked />,
    cell: (row) => <bdi dir="ltr">{row.REF_CLAIMS || '–'}</bdi>,
  },
]

/** Patent documents that the office's letters name against the case. */
export function RefsTab({ number }: { number: string }) {
  const { say } = useWords('casePage')
  const { data, error, isPending, refetch } = useCall('getRefDocs', { query: { patentId: number } })
  return (
    <>
      <p className="inset-16 muted small">{say('casePage:refs.lead')}</p>
      <Table
        caption={say('casePage:tab.refs')}
        columns={columns}
        rows={data}
        rowKey={(row) => String(row.REF_NBR)}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('casePage:refs.none')}
      />
    </>
  )
}
