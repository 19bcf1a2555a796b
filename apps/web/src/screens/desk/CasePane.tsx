import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'

import { RightMark } from '../../cases/RightMark.tsx'
import { useCall } from '../../lib/queries.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AnswerReview } from '../../checklist/AnswerReview.tsx'
import { useFormality, type Formality } from '../../checklist/useFormality.ts'
import { ActionPanel } from './action/ActionPanel.tsx'
import { CaseChecks } from './CaseChecks.tsx'
import { useOfficeCase } from './useOfficeCase.ts'
import styles from './desk.module.css'

interface CasePaneProps {
  patentId: string | undefined
  /** Returns to the list on narrow screens; omitted on wide ones. */
  onBack?: (() => void) | undefined
  /** Called after an action was recorded. */
  onDone: () => void
}

/** The chosen case beside the queue: summary, checks, actions. */
export function CasePane({ patentId, onBack, onDone }: CasePaneProps) {
  const { say } = useWords('desk')
  return (
    <aside
      className={clsx(styles.pane, 'stack gap-0 relative shrinks surface framed')}
      aria-label={say('desk:pane.label')}
    >
      {onBack && patentId && (
        <div className={styles.back}>
          <Button look="act" icon="arrow-back" onClick={onBack}>
            <Label k="desk:pane.back" />
          </Button>
        </div>
      )}
      {patentId ? (
        <Chosen key={patentId} patentId={patentId} onDone={onDone} />
      ) : (
        <EmptyState>{say('desk:pane.choose')}</EmptyState>
      )}
    </aside>
  )
}

function Chosen({ patentId, onDone }: { patentId: string; onDone: () => void }) {
  const { data, error, refetch, isOld } = useOfficeCase(patentId)
  const formality = useFormality(patentId)
  if (!data)
    return (
      <div className="pad">
        {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={10} />}
      </div>
    )
  return (
    <>
      <Head found={data} />
      {data.REPLY_AT && <Reply patentId={patentId} formality={formality} />}
      <CaseChecks found={data} />
      <ActionPanel found={data} isOld={isOld} formality={formality} checklist="here" onDone={onDone} />
    </>
  )
}

/** The received answer that has not been decided yet, with the filed data before it. */
function Reply({ patentId, formality }: { patentId: string; formality: Formality }) {
  const answer = useCall('getAnswers', { query: { patentId } }).data?.find(({ STATE }) => STATE === 'received')
  return (
    answer && (
      <div className={clsx(styles.shortcuts, 'hairline-below')}>
        <AnswerReview answer={answer} formality={formality} />
      </div>
    )
  )
}

function Head({ found }: { found: OfficeCase }) {
  const { say } = useWords('desk')
  return (
    <div className={clsx(styles.shortcuts, 'hairline-below')}>
      <div className={clsx(styles.numbers, 'row wrap gap-10 row-gap-4')}>
        <b className="mono">
          <bdi dir="ltr">{found.PATENT_ID}</bdi>
        </b>
        <RightMark right={found.RIGHT} />
        <span className="grow" />
        <PageLink to="/petugas/berkas/$patentId" params={{ patentId: found.PATENT_ID }} className="text-button">
          <Label k="desk:pane.open" />
        </PageLink>
      </div>
      <h2>
        <bdi>{found.TITLE}</bdi>
      </h2>
      <dl className={clsx(styles.facts, 'grid above-12 small')}>
        <div>
          <dt>{say('desk:fact.applicant')}</dt>
          <dd>
            <bdi>{[found.OWNER_NAMES, found.OWNER_PLACE].filter(Boolean).join(', ')}</bdi>
          </dd>
        </div>
        <When found={found} />
      </dl>
    </div>
  )
}

function When({ found }: { found: OfficeCase }) {
  const { say } = useWords('desk')
  if (found.REPLY_AT)
    return (
      <div>
        <dt>{say('desk:fact.reply')}</dt>
        <dd>
          <LegalTime at={found.REPLY_AT} />
        </dd>
      </div>
    )
  const isDeadline = found.DUE_KIND === 'DEADLINE'
  return (
    <div>
      <dt>{say(isDeadline ? 'desk:fact.due' : 'desk:fact.filed')}</dt>
      <dd>
        <LegalDateText date={isDeadline ? found.DUE_DATE : found.FILING_DATE} />
      </dd>
    </div>
  )
}
