import type { Dispute, DisputePoint } from '@saki/contracts/disputes'
import { oppositionGround } from '@saki/catalogue/requests/oppositionGrounds'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { legalGroundText } from '../cases/legalGround.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useCall } from '../lib/queries.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../ui/LegalTime.tsx'
import { Note } from '../ui/Note.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useWords } from '../ui/useWords.ts'
import { DisputeCompare } from './DisputeCompare.tsx'
import { DisputeExhibits, ExhibitFile } from './DisputeExhibits.tsx'

/** Milliseconds; the other side answers at any time. */
const REFRESH_EVERY = 30_000
/** Two papers beside each other where there is room. */
const COLUMNS = 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))'

interface DisputePapersProps {
  procTyp: string
  procNbr: number
  /** Said for an opposition that was not served or is not the reader's; default: nothing is shown. */
  missing?: TextKey
}

/** An opposition by its process, as its parties and officers see it. */
export function DisputePapers({ procTyp, procNbr, missing }: DisputePapersProps) {
  const { say } = useWords('requests', 'newRequest')
  const { data, error, refetch } = useCall(
    'dispute',
    { query: { PROC_TYP: procTyp, PROC_NBR: procNbr } },
    { refetchInterval: REFRESH_EVERY },
  )
  if (data) return <ServedPapers dispute={data} />
  // Not served: unpaid, held, or withdrawn before.
  if (error?.status === 404 || error?.status === 422) return missing ? <EmptyState>{say(missing)}</EmptyState> : null
  return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} block={40} />
}

function ServedPapers({ dispute }: { dispute: Dispute }) {
  const { say } = useWords('requests', 'requestForms', 'viewer')
  return (
    <>
      <Card title={<Label k="requests:dispute" />} flush>
        <div className="pad stack">
          <Standing dispute={dispute} />
        </div>
        <DisputeCompare dispute={dispute} />
        <ol aria-label={say('requests:dispute.points')}>
          {dispute.POINTS.map((point, at) => (
            <BothSides
              key={point.OPTION_NBR}
              point={point}
              number={at + 1}
              isAnswered={dispute.ANSWERED_AT !== null}
              exhibits={dispute.COUNTER_EXHIBITS.filter(({ POINT_NBR }) => POINT_NBR === point.OPTION_NBR)}
            />
          ))}
        </ol>
      </Card>
      <Card title={<Label k="requests:dispute.exhibits" />} flush>
        <DisputeExhibits exhibits={dispute.EXHIBITS} side="opponent" />
      </Card>
      {dispute.ANSWERED_AT !== null && (
        <Card title={<Label k="requests:dispute.counterExhibits" />} flush>
          <DisputeExhibits exhibits={dispute.COUNTER_EXHIBITS} side="applicant" />
        </Card>
      )}
    </>
  )
}

/** Who opposes, when it was served, and whose turn it is. */
function Standing({ dispute }: { dispute: Dispute }) {
  const { say } = useWords('requests')
  const { OPPONENTS, RECEIVED_DATE, SERVED_DATE, DUE_DATE, ANSWERED_AT, ANSWERED_BY, ANSWER_PROCID, SIDE } = dispute
  return (
    <>
      <dl className="facts">
        <Fact name="requests:dispute.opponent">
          <bdi>{OPPONENTS.join(say('core:comma'))}</bdi>
        </Fact>
        <Fact name="requests:dispute.received">
          <LegalDateText date={RECEIVED_DATE} />
        </Fact>
        <Fact name="requests:dispute.servedOn">
          <LegalDateText date={SERVED_DATE} />
        </Fact>
        {ANSWERED_AT !== null ? (
          <Fact name="requests:dispute.answeredOn">
            <LegalTime at={ANSWERED_AT} />
            <span className="block hint">
              <bdi>{ANSWERED_BY}</bdi>
            </span>
          </Fact>
        ) : (
          <Fact name="requests:dispute.dueOn">
            {DUE_DATE === null ? say('requests:dispute.noAnswer') : <LegalDateText date={DUE_DATE} />}
          </Fact>
        )}
      </dl>
      {SIDE === 'OPPONENT' && ANSWERED_AT !== null && <Note>{say('requests:dispute.noReply')}</Note>}
      {ANSWER_PROCID !== null && (
        <div>
          <PageLink className="button primary" to="/jawaban/$procid" params={{ procid: ANSWER_PROCID }}>
            <Icon name="reply" size={18} />
            <Label k="requests:dispute.do" />
          </PageLink>
        </div>
      )}
    </>
  )
}

function Fact({ name, children }: { name: TextKey; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Label k={name} stacked />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A ground with its reasons, and the applicant's answer to it. */
function BothSides({
  point,
  number,
  isAnswered,
  exhibits,
}: {
  point: DisputePoint
  number: number
  isAnswered: boolean
  /** Those of the counter-statement for this ground. */
  exhibits: Dispute['COUNTER_EXHIBITS']
}) {
  const { say } = useWords('requests')
  return (
    <li className="grid gap-24 pad hairline-above" style={{ gridTemplateColumns: COLUMNS }}>
      <section className="shrinks">
        <h3>
          <Label k="requests:dispute.ground" /> {number}
        </h3>
        <GroundText point={point} />
      </section>
      <section className="shrinks">
        <h3>
          <Label k="requests:dispute.answer" /> {number}
        </h3>
        {isAnswered ? (
          <p dir="auto" className="keep-lines break-anywhere">
            {point.ANSWER_TEXT || '–'}
          </p>
        ) : (
          <p className="muted">{say('requests:dispute.noAnswer')}</p>
        )}
        {exhibits.map(({ NBR, NAME, FILE }) => (
          <div key={NBR} className="row wrap gap-8 above-8">
            <b>{say('requests:dispute.counterFile', { n: NBR })}</b>
            <bdi>{NAME}</bdi>
            <ExhibitFile file={FILE} />
          </div>
        ))}
      </section>
    </li>
  )
}

/** A ground in words, its article and the reasons stated. */
function GroundText({ point: { CODE, TITLE, GROUND, TEXT } }: { point: DisputePoint }) {
  const { say } = useWords('requestForms')
  const article = legalGroundText(GROUND)
  const ground = oppositionGround(CODE)
  return (
    <>
      <p className="strong" dir="auto">
        {ground ? say(ground.text) : TITLE}
      </p>
      {article && <span className="hint">{article}</span>}
      <p dir="auto" className="keep-lines break-anywhere">
        {TEXT}
      </p>
    </>
  )
}
