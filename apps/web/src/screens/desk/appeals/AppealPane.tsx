import { clsx } from 'clsx'
import type { AppealAtBoard } from '@saki/contracts/appeals'

import { legalGroundText } from '../../../cases/legalGround.ts'
import { openPopUp } from '../../../lib/popUp.ts'
import { useCall } from '../../../lib/queries.ts'
import { heldWords, requestName } from '../../../requests/requestKinds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TwoNames } from '../../../ui/TwoNames.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CaseLine } from '../CaseLine.tsx'
import styles from '../desk.module.css'
import { RequestDocuments } from '../requests/RequestDocuments.tsx'
import { AppealActs } from './AppealActs.tsx'
import { DecideAppeal } from './DecideAppeal.tsx'

const REFRESH_EVERY = 30_000
/** The point beside the objection where there is room. */
const COLUMNS = 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))'
const section = clsx(styles.shortcuts, 'hairline-below')

/** The chosen appeal: the refusal beside the objections, the attachments, and the decision. `onAct`: before an act is recorded. */
export function AppealPane({ id, onAct }: { id: string; onAct: () => void }) {
  const { say } = useWords('appeals')
  const [PROC_TYP = '', nbr = '', action] = id.split('-')
  const { data, error, refetch } = useCall(
    'appealCase',
    { query: { PROC_TYP, PROC_NBR: Number(nbr), ACTION_NBR: action === undefined ? undefined : Number(action) } },
    { refetchInterval: REFRESH_EVERY },
  )
  if (!data)
    return (
      <div className="pad">
        {error?.status === 404 ? (
          <EmptyState>{say('appeals:missing')}</EmptyState>
        ) : error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={10} />
        )}
      </div>
    )
  return (
    <>
      <Head appeal={data} />
      {data.DECIDED && <Decided decided={data.DECIDED} />}
      <div className={section}>
        <h3>
          <Label k="appeals:grounds" />
        </h3>
        <Grounds appeal={data} />
      </div>
      {data.FILES.length > 0 && data.DATA && data.CASE && (
        <div className={section}>
          <h3>
            <Label k="appeals:documents" />
          </h3>
          <RequestDocuments
            kind={data.USERDOC_TYP}
            data={{ ...data.DATA, CASE: data.CASE }}
            files={data.FILES}
            received={data.RECEIVED_DATE}
            isPaper={data.ON_PAPER !== null}
          />
        </div>
      )}
      <AppealActs appeal={data} onAct={onAct} />
      {data.CAN.DECIDE === 'Y' && <DecideAppeal appeal={data} onAct={onAct} />}
    </>
  )
}

function Head({ appeal }: { appeal: AppealAtBoard }) {
  const { say } = useWords('appeals', 'requests')
  const { HELD_WHY, SUBMISSION_NBR, PATENT_ID } = appeal
  return (
    <div className={section}>
      <div className={clsx(styles.numbers, 'row wrap gap-10 row-gap-4')}>
        <b className="mono">{SUBMISSION_NBR ? <bdi dir="ltr">{SUBMISSION_NBR}</bdi> : say('appeals:onPaper')}</b>
        {appeal.ON_PAPER && <Chip tone="grey">{say('appeals:onPaper')}</Chip>}
        <Chip tone="blue">
          <TwoNames name={appeal.STATE_NAME} own={appeal.STATE_CAPTION} />
        </Chip>
      </div>
      <h2>
        <Label k={requestName(appeal.USERDOC_TYP)} />
      </h2>
      <CaseLine number={PATENT_ID} title={appeal.TITLE} />
      <dl className={clsx(styles.facts, 'grid above-12 small')}>
        <div>
          <dt>{say('appeals:appellant')}</dt>
          <dd>
            <bdi>{appeal.APPELLANT_NAME || say('appeals:outsider')}</bdi>
          </dd>
        </div>
        <div>
          <dt>{say('appeals:owner')}</dt>
          <dd>
            <bdi>{appeal.OWNER_NAMES}</bdi>
          </dd>
        </div>
        <div>
          <dt>{say('appeals:caseState')}</dt>
          <dd>
            <TwoNames name={appeal.STATUS_NAME} own={appeal.STATUS_CAPTION} />
          </dd>
        </div>
        <div>
          <dt>{say('appeals:col.received')}</dt>
          <dd>
            <LegalDateText date={appeal.RECEIVED_DATE} />
          </dd>
        </div>
        {appeal.TARGET_DATE && (
          <div>
            <dt>{say('appeals:col.target')}</dt>
            <dd>
              <LegalDateText date={appeal.TARGET_DATE} />
            </dd>
          </div>
        )}
      </dl>
      {HELD_WHY !== null && (
        <Note tone="warn" icon="hand">
          {say(heldWords(HELD_WHY))}
        </Note>
      )}
    </div>
  )
}

function Decided({ decided }: { decided: NonNullable<AppealAtBoard['DECIDED']> }) {
  const { say } = useWords('appeals')
  return (
    <div className={section}>
      <Note tone={decided.OUTCOME === 'REJECTED' ? 'warn' : 'good'}>
        <b>
          {say('appeals:decided')}: {say(`appeals:outcome.${decided.OUTCOME}`)}
        </b>
        <p>
          <bdi>{decided.DECISION_NBR}</bdi>, <LegalDateText date={decided.DECISION_DATE} />.{' '}
          {say('appeals:decided.sent')} <LegalDateText date={decided.SENT_DATE} />
        </p>
      </Note>
    </div>
  )
}

function Grounds({ appeal: { DECISION, GROUNDS } }: { appeal: AppealAtBoard }) {
  const { say } = useWords('appeals')
  return (
    <>
      {DECISION && (
        <p className="row wrap gap-8 below-12">
          <b lang="id">{DECISION.LETTER_NAME}</b> <LegalDateText date={DECISION.LETTER_DATE} />
          {DECISION.IND_PAPER === 'Y' && (
            <Button
              look="act"
              icon="file"
              onClick={() => openPopUp(`/viewer/pdf/${DECISION.PROC_TYP}-${DECISION.PROC_NBR}-${DECISION.ACTION_NBR}`)}
            >
              <Label k="appeals:refusal.open" />
            </Button>
          )}
        </p>
      )}
      <ol className="stack">
        {GROUNDS.map((ground, at) => (
          <li key={at} className="grid gap-16" style={{ gridTemplateColumns: COLUMNS }}>
            <div className="shrinks">
              <b dir="auto">
                {at + 1}. {ground.TITLE}
              </b>
              {ground.TEXT && <p dir="auto">{ground.TEXT}</p>}
              {ground.GROUND && <span className="hint block">{legalGroundText(ground.GROUND)}</span>}
            </div>
            <div className="shrinks">
              {ground.IND_LEFT === 'Y' ? (
                <Chip tone="grey">{say('appeals:left')}</Chip>
              ) : (
                ground.ANSWER !== '' && (
                  <>
                    <span className="hint">{say('appeals:objection')}</span>
                    <p dir="auto">{ground.ANSWER}</p>
                  </>
                )
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
