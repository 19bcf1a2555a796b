import type { ListedRequest } from '@saki/contracts/requests'

import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Code } from '../../ui/Code.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'

const SHOWN = 50

/** The reader's objections and views, newest first. */
export function OwnOppositions() {
  const { say } = useWords('newRequest')
  const objections = useCall('requestList', { query: { kind: 'OP', size: SHOWN } })
  const views = useCall('requestList', { query: { kind: 'PD', size: SHOWN } })
  const isKnown = objections.data !== undefined && views.data !== undefined
  const rows = [...(objections.data?.data ?? []), ...(views.data?.data ?? [])].sort((a, b) =>
    b.SUBMITTED_AT.localeCompare(a.SUBMITTED_AT),
  )
  return (
    <Table
      caption={say('newRequest:opposition.mine')}
      columns={columns}
      rows={isKnown ? rows : undefined}
      rowKey={({ SUBMISSION_NBR, TEMP_ID }) => SUBMISSION_NBR ?? TEMP_ID ?? ''}
      loading={objections.isFetching || views.isFetching}
      error={objections.error ?? views.error}
      onRetry={() => void Promise.all([objections.refetch(), views.refetch()])}
      empty={say('newRequest:opposition.none')}
    />
  )
}

const columns: readonly Column<ListedRequest>[] = [
  {
    id: 'case',
    head: <Label k="newRequest:opposition.case" stacked />,
    leads: true,
    cell: (row) => <Named row={row} />,
  },
  {
    id: 'status',
    head: <Label k="newRequest:opposition.status" stacked />,
    cell: ({ STATUS_NAME, STATUS_CAPTION }) => <TwoNames name={STATUS_NAME} own={STATUS_CAPTION} />,
  },
  { id: 'next', head: <Label k="newRequest:opposition.next" stacked />, cell: ({ NEXT_STEP }) => NEXT_STEP },
  {
    id: 'due',
    head: <Label k="newRequest:opposition.due" stacked />,
    cell: ({ DUE_DATE }) => <LegalDateText date={DUE_DATE} />,
  },
]

function Named({ row }: { row: ListedRequest }) {
  const { TITLE, PATENT_ID, SUBMISSION_NBR, TEMP_ID } = row
  const title = <bdi>{TITLE}</bdi>
  return (
    <>
      {SUBMISSION_NBR !== null ? (
        <PageLink to="/user-docx/tp/fileListPen/$fileId" params={{ fileId: SUBMISSION_NBR }}>
          {title}
        </PageLink>
      ) : (
        <PageLink
          to="/customer-screen/oposisi"
          search={{ jenis: row.USERDOC_TYP, ...(TEMP_ID !== null && { draf: TEMP_ID }) }}
        >
          {title}
        </PageLink>
      )}
      <span className="block hint">
        <Code value={PATENT_ID} />
      </span>
    </>
  )
}
