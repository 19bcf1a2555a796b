import type { ListedRequest } from '@saki/contracts/requests'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { RightMark } from '../../cases/RightMark.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { RequestChip } from '../../requests/RequestChip.tsx'
import { requestName, requestPage, letterOfCase } from '../../requests/requestKinds.ts'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DueDay } from './DueDay.tsx'
import { NextAct } from './NextAct.tsx'
import { RequestMenu } from './RequestMenu.tsx'

/** One row for each request: what was asked, for which application, its state, what comes next and by when. */
export const requestColumns: readonly Column<ListedRequest>[] = [
  {
    id: 'service',
    head: <Label k="ownRequests:col.service" stacked />,
    leads: true,
    cell: (row) => <Service row={row} />,
  },
  { id: 'case', head: <Label k="ownRequests:col.case" stacked />, cell: (row) => <CaseOf row={row} /> },
  {
    id: 'status',
    head: <Label k="ownRequests:col.status" stacked />,
    cell: ({ GROUP, STATUS_NAME, STATUS_CAPTION }) => (
      <RequestChip group={GROUP} name={STATUS_NAME} caption={STATUS_CAPTION} />
    ),
  },
  { id: 'next', head: <Label k="ownRequests:col.next" stacked />, cell: (row) => <NextAct row={row} /> },
  {
    id: 'due',
    head: <Label k="ownRequests:col.due" stacked />,
    cell: ({ DUE_DATE, GROUP }) => <DueDay date={DUE_DATE} isYours={GROUP !== 'RUNNING'} />,
  },
  {
    id: 'menu',
    head: (
      <span className="sr">
        <Label k="core:actions" />
      </span>
    ),
    corner: true,
    cell: (row) => <RequestMenu row={row} />,
  },
]

/** Name of the service; below it number, day and client. */
function Service({ row }: { row: ListedRequest }) {
  const { say } = useWords('requests', 'clients', 'ownRequests')
  const name = <Label k={requestName(row.USERDOC_TYP)} />
  return (
    <>
      {row.SUBMISSION_NBR === null ? (
        <b className="row-link">{name}</b>
      ) : (
        <PageLink to={requestPage(row.USERDOC_TYP)} params={{ fileId: row.SUBMISSION_NBR }} className="row-link">
          {name}
        </PageLink>
      )}
      <span className="next">
        {row.SUBMISSION_NBR !== null && (
          <>
            <bdi dir="ltr" className="mono">
              {row.SUBMISSION_NBR}
            </bdi>
            {say('core:comma')}
          </>
        )}
        <LegalDateText date={row.RECEIVED_DATE ?? legalDateOf(new Date(row.SUBMITTED_AT))} />
        {row.GROUP !== 'DRAFT' && row.AMOUNT === 0 && say('core:comma') + say('ownRequests:fee.free')}
        {row.CLIENT && say('core:comma') + say('clients:for', { name: row.CLIENT.USER_NAME })}
      </span>
    </>
  )
}

function CaseOf({ row }: { row: ListedRequest }) {
  const { say } = useWords('ownRequests')
  if (row.PATENT_ID === '') return <span className="dash muted">–</span>
  return (
    <>
      <span className="case-line row align-start gap-6">
        <RightMark right={letterOfCase(row.PATENT_ID)} bare />
        <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: row.PATENT_ID }} className="row-link">
          <bdi>{row.TITLE}</bdi>
        </PageLink>
      </span>
      <span className="next">
        <bdi dir="ltr" className="mono">
          {row.PATENT_ID}
        </bdi>{' '}
        {row.CASE_COUNT > 1 && say('ownRequests:cases.more', { count: row.CASE_COUNT - 1 })}
      </span>
    </>
  )
}
