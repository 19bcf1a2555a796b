import { lawName } from '@saki/domain/law/ground'
import { clsx } from 'clsx'
import type { OfficeCase } from '@saki/contracts/desk'
import { Suspense, type ReactNode } from 'react'

import { CasePicture } from '../../../cases/CasePicture.tsx'
import { RightMark } from '../../../cases/RightMark.tsx'
import { StatusChip } from '../../../cases/StatusChip.tsx'
import { Code } from '../../../ui/Code.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { useLostFocus } from '../../../ui/useLostFocus.ts'
import { PromiseChip } from '../PromiseChip.tsx'
import { CaseTools } from './CaseTools.tsx'
import styles from '../desk.module.css'
import { latePart } from '../../../ui/latePart.tsx'

const ActProposal = latePart(async () => (await import('./ActProposal.tsx')).ActProposal)
const ReturnedAct = latePart(async () => (await import('./ActProposal.tsx')).ReturnedAct)
const DueProposal = latePart(async () => (await import('./DueProposal.tsx')).DueProposal)

/** Picture, title, number, status, last day, proposals that wait, and the officers' tools. `children` stand above the proposals. */
export function CaseHead({ found, children }: { found: OfficeCase; children?: ReactNode }) {
  const { say } = useWords('desk')
  const proposal = found.ACT_PROPOSAL?.PROPOSAL_ID ?? found.DUE_PROPOSAL?.PROPOSAL_ID
  const heading = useLostFocus<HTMLHeadingElement>(`${found.ROW_VERSION} ${proposal}`, { atFirst: true })
  return (
    <section className={clsx('card', styles.head)} aria-label={found.TITLE}>
      <div className={clsx(styles.headTop, 'gap-16 flex')}>
        <CasePicture url={found.IMG_URL} right={found.RIGHT} size={64} />
        <div className="grow">
          <div className={clsx(styles.numbers, 'row wrap gap-12 row-gap-4')}>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{found.TITLE}</bdi>
            </h1>
            <Code value={found.PATENT_ID} />
            <RightMark right={found.RIGHT} />
            <StatusChip code={found.STATUS_CODE} name={found.STATUS_NAME} caption={found.STATUS_CAPTION} />
            {found.IND_FROZEN === 'Y' && (
              <span className="chip grey">
                <Icon name="lock" size={16} />
                {say('desk:row.frozen')}
              </span>
            )}
          </div>
          <dl className={clsx(styles.historyLine, 'flex wrap small')}>
            <div className="flex align-baseline gap-6">
              <dt>{say('desk:fact.filed')}</dt>
              <dd>
                <LegalDateText date={found.FILING_DATE} />
              </dd>
            </div>
            <div className="flex align-baseline gap-6">
              <dt>{say('desk:fact.applicant')}</dt>
              <dd dir="auto">{found.OWNER_NAMES}</dd>
            </div>
            <div className="flex align-baseline gap-6">
              <dt>{say('desk:fact.law')}</dt>
              <dd>
                <bdi>{lawName(found.LAW_CODE)}</bdi>
              </dd>
            </div>
            <div className="flex align-baseline gap-6">
              <dt>{say('desk:fact.officer')}</dt>
              <dd dir="auto">{found.OFFICER?.USER_NAME ?? say('desk:fact.nobody')}</dd>
            </div>
          </dl>
        </div>
        {found.DUE_DATE && (
          <div className="content-start items-start grid gap-2">
            <span className="hint">{say(found.DUE_KIND === 'TARGET' ? 'desk:fact.target' : 'desk:fact.due')}</span>
            <b>
              <LegalDateText date={found.DUE_DATE} />
            </b>
            <PromiseChip daysLeft={found.DAYS_LEFT} />
          </div>
        )}
      </div>
      {children}
      {found.DUE_PROPOSAL && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <DueProposal proposal={found.DUE_PROPOSAL} />
        </Suspense>
      )}
      {found.ACT_PROPOSAL && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <ActProposal proposal={found.ACT_PROPOSAL} />
        </Suspense>
      )}
      {found.RETURNED && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <ReturnedAct returned={found.RETURNED} />
        </Suspense>
      )}
      <CaseTools found={found} />
    </section>
  )
}
