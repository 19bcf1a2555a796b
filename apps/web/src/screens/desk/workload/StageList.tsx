import { lookOf } from '@saki/catalogue/rights/looks'
import type { WaitingStage } from '@saki/contracts/workload'

import { PageLink } from '../../../lib/PageLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from './workload.module.css'

/** The longest waiting case of each stage and right, with the time that was promised for it. */
export function StageList({ stages }: { stages: readonly WaitingStage[] }) {
  const { say } = useWords('workload', 'desk')
  const longest = Math.max(1, ...stages.flatMap(({ OLDEST }) => [OLDEST.DAYS, OLDEST.PROMISED_DAYS ?? 0]))
  return (
    <Card
      title={<Label k="workload:stage.title" />}
      aside={<span className="muted caption-size">{say('workload:stage.lead')}</span>}
      flush
    >
      {stages.length === 0 ? (
        <EmptyState>{say('workload:stage.none')}</EmptyState>
      ) : (
        <ul className={`bare ${styles.stages}`}>
          {stages.map((stage) => (
            <StageRow key={`${stage.KIND} ${stage.RIGHT}`} stage={stage} longest={longest} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function StageRow({ stage, longest }: { stage: WaitingStage; longest: number }) {
  const { say } = useWords('workload', 'desk')
  const { DAYS, PROMISED_DAYS, PATENT_ID, OFFICER_NAME } = stage.OLDEST
  const isLate = PROMISED_DAYS !== null && DAYS > PROMISED_DAYS
  return (
    <li className="pad-12-16">
      <div className="row wrap between gap-8">
        <b>
          <Label k={`desk:kind.${stage.KIND}`} /> · <Label k={lookOf(stage.RIGHT).names.short} />
        </b>
        <span className={isLate ? 'strong text-danger' : 'muted'}>
          {PROMISED_DAYS === null
            ? say('workload:stage.days', { count: DAYS })
            : say('workload:stage.of', { days: DAYS, promised: PROMISED_DAYS })}
        </span>
      </div>
      <div className={styles.bar} aria-hidden="true">
        <i className={isLate ? styles.isLate : ''} style={{ inlineSize: `${(100 * DAYS) / longest}%` }} />
        {PROMISED_DAYS !== null && <b style={{ insetInlineStart: `${(100 * PROMISED_DAYS) / longest}%` }} />}
      </div>
      <span className="block muted caption-size">
        <PageLink to="/petugas/berkas/$patentId" params={{ patentId: PATENT_ID }}>
          {say('workload:stage.oldest', { number: PATENT_ID, name: OFFICER_NAME ?? say('workload:free') })}
        </PageLink>
      </span>
      <span className="block muted caption-size">
        {say('workload:stage.median', { waiting: stage.WAITING, days: stage.MEDIAN_DAYS })}
      </span>
    </li>
  )
}
