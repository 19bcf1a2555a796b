import type { RequestCase } from '@saki/contracts/requestShapes'
import type { RequestDetail } from '@saki/contracts/requests'
import { legalDateText } from '@saki/texts/dates'
import { useState } from 'react'

import { RightMark } from '../../cases/RightMark.tsx'
import { withoutTurn } from '../../cases/standing.ts'
import { download } from '../../lib/download.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { openPopUp } from '../../lib/popUp.ts'
import { RequestChip } from '../../requests/RequestChip.tsx'
import { heldWords, letterOfCase } from '../../requests/requestKinds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DueDay } from './DueDay.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface CaseRow {
  one: RequestCase
  /** Submission number. */
  number: string
  /** USERDOC_TYP. */
  kind: string
}

const columns: readonly Column<CaseRow>[] = [
  {
    id: 'case',
    head: <Label k="ownRequests:col.case" stacked />,
    leads: true,
    cell: ({ one }) => <CaseName one={one} />,
  },
  { id: 'state', head: <Label k="ownRequests:col.status" stacked />, cell: ({ one }) => <State one={one} /> },
  {
    id: 'due',
    head: <Label k="ownRequests:col.due" stacked />,
    cell: ({ one }) => <DueDay date={one.DUE_DATE} isYours={one.GROUP !== 'RUNNING'} />,
  },
  { id: 'letters', head: <Label k="ownRequests:letters" stacked />, cell: ({ one }) => <Letters one={one} /> },
]

/** Of a request for several applications: each can be withdrawn by itself. */
const withdrawColumn: Column<CaseRow> = {
  id: 'acts',
  head: (
    <span className="sr">
      <Label k="core:actions" />
    </span>
  ),
  cell: (row) => <WithdrawOne {...row} />,
}

/** The request in each of its applications: state, decision with reasons, letters. */
export function RequestCases({ request }: { request: RequestDetail }) {
  const { say } = useWords('ownRequests', 'requests')
  return (
    <Card title={<Label k="ownRequests:cases" />} flush>
      <Table
        caption={say('ownRequests:cases')}
        columns={request.CASES.length > 1 ? [...columns, withdrawColumn] : columns}
        rows={request.CASES.map((one) => ({ one, number: request.SUBMISSION_NBR, kind: request.USERDOC_TYP }))}
        rowKey={({ one }) => `${one.PROC_TYP}-${one.PROC_NBR}`}
        empty=""
      />
    </Card>
  )
}

function CaseName({ one }: { one: RequestCase }) {
  const { say } = useWords('ownRequests')
  return (
    <>
      <span className="row gap-6">
        <RightMark right={letterOfCase(one.PATENT_ID)} bare />
        <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: one.PATENT_ID }} className="row-link">
          <bdi>{one.TITLE}</bdi>
        </PageLink>
      </span>
      <span className="next">
        <bdi dir="ltr" className="mono">
          {one.PATENT_ID}
        </bdi>{' '}
        <bdi>{one.OWNER_NAMES}</bdi>
      </span>
      {one.SPLIT_PATENT_ID && (
        <span className="block hint">{say('ownRequests:case.split', { number: one.SPLIT_PATENT_ID })}</span>
      )}
    </>
  )
}

function State({ one }: { one: RequestCase }) {
  const { say, language } = useWords('ownRequests', 'requests')
  return (
    <>
      <RequestChip group={one.GROUP} name={one.STATE_NAME} caption={one.STATE_CAPTION} />
      {one.HELD_WHY === null ? (
        <span className="next">{withoutTurn(one.NEXT_STEP)}</span>
      ) : (
        <p className="above-4 text-warning">{say(heldWords(one.HELD_WHY))}</p>
      )}
      {one.DECIDED_DATE && (
        <span className="next">{say('ownRequests:decided', { date: legalDateText(one.DECIDED_DATE, language) })}</span>
      )}
      {one.REASONS !== '' && (
        <p className="above-4">
          <b>{say('ownRequests:reasons')}:</b>{' '}
          <span dir="auto" className="break-anywhere">
            {one.REASONS}
          </span>
        </p>
      )}
    </>
  )
}

function Letters({ one }: { one: RequestCase }) {
  const { say } = useWords('ownRequests')
  if (one.LETTERS.length === 0) return <span className="muted">–</span>
  return (
    <ul>
      {one.LETTERS.map((letter) => (
        <li key={letter.DOC_ID} className="below-8">
          <b>
            <TwoNames name={letter.NAME} own={letter.CAPTION} />
          </b>
          <span className="next">
            <bdi dir="ltr" className="mono">
              {letter.NUMBER}
            </bdi>{' '}
            <LegalDateText date={letter.DATE} />
          </span>
          {letter.IND_READY === 'N' ? (
            <span className="next">{say('ownRequests:letters.making')}</span>
          ) : (
            <LetterActs letter={letter} />
          )}
          {letter.IND_ANSWERABLE === 'Y' && (
            <PageLink
              to="/jawaban/$procid"
              params={{ procid: `${one.PROC_TYP}-${one.PROC_NBR}-${letter.ACTION_NBR}` }}
              className="text-button"
            >
              <Icon name="reply" size={18} />
              <Label k="inbox:screen.answer" />
              <span className="sr"> {letter.NUMBER}</span>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function LetterActs({ letter }: { letter: RequestCase['LETTERS'][number] }) {
  const name = <span className="sr"> {letter.NUMBER}</span>
  const save = () =>
    void download('getPDFDoc', { params: { id: letter.DOC_ID } }, `${letter.NUMBER.replaceAll('/', '-')}.pdf`)
  return (
    <span className="row wrap">
      <Button look="act" icon="eye" onClick={() => openPopUp(`/viewer/pdf/${encodeURIComponent(letter.DOC_ID)}`)}>
        <Label k="core:view" />
        {name}
      </Button>
      <Button look="act" icon="download" onClick={save}>
        <Label k="core:download" />
        {name}
      </Button>
    </span>
  )
}

function WithdrawOne({ one, number, kind }: CaseRow) {
  const [isAsking, setAsking] = useState(false)
  if (one.IND_WITHDRAWABLE === 'N') return null
  return (
    <>
      <Button look="act" icon="undo" onClick={() => setAsking(true)}>
        <Label k="ownRequests:withdraw" />
        <span className="sr"> {one.PATENT_ID}</span>
      </Button>
      {isAsking && (
        <WithdrawDialog
          number={number}
          kind={kind}
          isUnpaid={one.GROUP === 'UNPAID'}
          patentId={one.PATENT_ID}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
