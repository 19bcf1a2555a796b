import { RightMark } from '../../cases/RightMark.tsx'
import { When } from '../../cases/When.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { RequestChip } from '../../requests/RequestChip.tsx'
import { requestName, requestPage, letterOfCase } from '../../requests/requestKinds.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import type { Column } from '../../ui/Table.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DueDay } from './DueDay.tsx'
import { NextAct, NextWords } from './NextAct.tsx'
import type { Happening } from './timeline.ts'

/** What happened, who began it, in which application, its state, what comes next and by when. */
export const timelineColumns: readonly Column<Happening>[] = [
  {
    id: 'what',
    head: <Label k="ownRequests:col.service" stacked />,
    leads: true,
    cell: (row) => <What row={row} />,
  },
  { id: 'case', head: <Label k="ownRequests:col.case" stacked />, cell: (row) => <CaseOf row={row} /> },
  { id: 'status', head: <Label k="ownRequests:col.status" stacked />, cell: (row) => <State row={row} /> },
  { id: 'next', head: <Label k="ownRequests:col.next" stacked />, cell: (row) => <Next row={row} /> },
  { id: 'due', head: <Label k="ownRequests:col.due" stacked />, cell: (row) => <Due row={row} /> },
  {
    id: 'time',
    head: <Label k="ownRequests:col.time" stacked />,
    cell: ({ at }) => (
      <span className="nowrap">
        <When at={at} />
      </span>
    ),
  },
]

/** The case over its rows. */
export const caseHead = (_number: string, [first]: readonly Happening[]) => first && <CaseOf row={first} />

function CaseOf({ row: { number, title } }: { row: Happening }) {
  if (number === '') return <span className="muted">–</span>
  return (
    <span className="case-line row align-start gap-6">
      <RightMark right={letterOfCase(number)} bare />
      <span className="grow">
        <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: number }} className="row-link">
          <bdi>{title}</bdi>
        </PageLink>
        <bdi dir="ltr" className="mono next">
          {number}
        </bdi>
      </span>
    </span>
  )
}

function What({ row }: { row: Happening }) {
  if (row.from === 'mine') {
    const { SUBMISSION_NBR: number, USERDOC_TYP } = row.request
    const name = <Label k={requestName(USERDOC_TYP)} />
    return (
      <div className="case-line">
        {number === null ? (
          <b className="row-link">{name}</b>
        ) : (
          <PageLink to={requestPage(USERDOC_TYP)} params={{ fileId: number }} className="row-link">
            {name}
          </PageLink>
        )}
        <span className="next">
          <Label k="ownRequests:timeline.mine" />
        </span>
      </div>
    )
  }
  return (
    <div className="case-line">
      <PageLink to="/inbox" search={{ item: row.item.INBOX_ID }} className="row-link">
        <bdi>{row.item.SUBJECT}</bdi>
      </PageLink>
      <span className="next">
        <Label k={row.from === 'other' ? 'ownRequests:timeline.opposition' : 'ownRequests:timeline.letter'} />
      </span>
    </div>
  )
}

function State({ row }: { row: Happening }) {
  if (row.from === 'mine') {
    const { GROUP, STATUS_NAME, STATUS_CAPTION } = row.request
    return <RequestChip group={GROUP} name={STATUS_NAME} caption={STATUS_CAPTION} />
  }
  const { ACTION_TYPE_NAME, ACTION_TYPE_CAPTION } = row.item
  return <TwoNames name={ACTION_TYPE_NAME} own={ACTION_TYPE_CAPTION} stacked />
}

function Next({ row }: { row: Happening }) {
  const { say } = useWords('inbox')
  if (row.from === 'mine') return <NextAct row={row.request} />
  const { NEXT, PROC_TYP, PROC_NBR, ACTION_NBR, PATENT_ID, TODO_TEXT } = row.item
  const about = <span className="sr"> {PATENT_ID}</span>
  if (NEXT === 'ANSWER')
    return (
      <PageLink
        to="/jawaban/$procid"
        params={{ procid: `${PROC_TYP}-${PROC_NBR}-${ACTION_NBR}` }}
        className="button compact"
        title={TODO_TEXT}
      >
        <Icon name="reply" size={18} />
        <Label k="inbox:screen.answer" />
        {about}
      </PageLink>
    )
  if (NEXT === 'PAY')
    return (
      <PageLink to="/customer-screen/payments/$patentId" params={{ patentId: PATENT_ID }} className="button compact">
        <Label k="core:pay" />
        {about}
      </PageLink>
    )
  return <NextWords>{TODO_TEXT || say('inbox:screen.do.nothing')}</NextWords>
}

function Due({ row }: { row: Happening }) {
  if (row.from === 'mine') return <DueDay date={row.request.DUE_DATE} isYours={row.request.GROUP !== 'RUNNING'} />
  return <DueDay date={row.item.DUE_DATE} isYours={row.item.NEXT !== 'NONE'} />
}
