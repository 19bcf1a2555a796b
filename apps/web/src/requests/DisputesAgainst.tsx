import type { DisputeRow } from '@saki/contracts/disputes'
import { useState } from 'react'

import { RightMark } from '../cases/RightMark.tsx'
import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { Code } from '../ui/Code.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalDateText } from '../ui/LegalTime.tsx'
import { Pager } from '../ui/Pager.tsx'
import { Table, type Column } from '../ui/Table.tsx'
import { TwoNames } from '../ui/TwoNames.tsx'
import { useWords } from '../ui/useWords.ts'
import { letterOfCase } from './requestKinds.ts'

const SIZE = 10

const columns: readonly Column<DisputeRow>[] = [
  {
    id: 'case',
    head: <Label k="newRequest:opposition.case" stacked />,
    leads: true,
    cell: ({ PATENT_ID, TITLE, PROC_TYP, PROC_NBR }) => (
      <>
        <span className="row gap-6">
          <RightMark right={letterOfCase(PATENT_ID)} bare />
          <PageLink to="/customer-screen/oposisi" search={{ perkara: `${PROC_TYP}-${PROC_NBR}` }} className="row-link">
            <bdi>{TITLE}</bdi>
          </PageLink>
        </span>
        <span className="block hint">
          <Code value={PATENT_ID} />
        </span>
      </>
    ),
  },
  {
    id: 'opponent',
    head: <Label k="requests:dispute.opponent" stacked />,
    cell: ({ OPPONENTS }) => <bdi>{OPPONENTS.join(', ')}</bdi>,
  },
  {
    id: 'served',
    head: <Label k="newRequest:opposition.served" stacked />,
    cell: ({ SERVED_DATE }) => <LegalDateText date={SERVED_DATE} />,
  },
  {
    id: 'due',
    head: <Label k="newRequest:opposition.due" stacked />,
    cell: ({ DUE_DATE }) => <LegalDateText date={DUE_DATE} />,
  },
  {
    id: 'status',
    head: <Label k="newRequest:opposition.status" stacked />,
    cell: ({ STATE_NAME, STATE_CAPTION }) => <TwoNames name={STATE_NAME} own={STATE_CAPTION} />,
  },
  {
    id: 'act',
    head: <Label k="newRequest:opposition.act" stacked />,
    cell: ({ ANSWER_PROCID, PATENT_ID }) =>
      ANSWER_PROCID !== null ? (
        <PageLink className="button compact primary" to="/jawaban/$procid" params={{ procid: ANSWER_PROCID }}>
          <Label k="requests:dispute.do" />
          <span className="sr"> {PATENT_ID}</span>
        </PageLink>
      ) : (
        '–'
      ),
  },
]

/** Oppositions and views served in the reader's cases, each with the act that is due. */
export function DisputesAgainst() {
  const { say } = useWords('newRequest', 'requests')
  const [page, setPage] = useState(1)
  const { data, error, refetch, isFetching } = useCall(
    'disputesAgainst',
    { query: { page, size: SIZE } },
    { placeholderData: (before) => before, refetchOnWindowFocus: true },
  )
  return (
    <>
      <Table
        caption={say('newRequest:opposition.against')}
        columns={columns}
        rows={data?.data}
        rowKey={({ PROC_TYP, PROC_NBR }) => `${PROC_TYP}-${PROC_NBR}`}
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={say('newRequest:opposition.none.against')}
      />
      {data && data.total > SIZE && <Pager page={page} size={SIZE} total={data.total} onPage={setPage} />}
    </>
  )
}
