import { clsx } from 'clsx'
import type { SimilarTrademark } from '@saki/contracts/trademarks'
import { legalDateText } from '@saki/texts/dates'
import type { ReactNode } from 'react'

import { PageLink } from '../lib/PageLink.tsx'
import { Chip } from '../ui/Chip.tsx'
import { useWords } from '../ui/useWords.ts'
import { FoundName } from './FoundName.tsx'
import { LikenessBars } from './LikenessBars.tsx'
import { LikenessChip } from './LikenessChip.tsx'
import { LikenessReasons } from './LikenessReasons.tsx'
import { LikenessScore } from './LikenessScore.tsx'
import { MarkPicture } from './MarkPicture.tsx'
import type { NiceClassesState } from '../cases/niceClasses.ts'
import { statusLook } from '../cases/standing.ts'
import styles from './similar.module.css'

interface SimilarMarkCardProps {
  mark: SimilarTrademark
  /** Classes that were searched; a mark's classes among them are highlighted. */
  sought: readonly number[]
  names: NiceClassesState
  /** Without number and the three scores, for a narrow column. */
  compact?: boolean
  /** What can be done about it. */
  acts?: ReactNode
}

/** A mark alike to a sought name: what it is, and how and why it is alike. */
export function SimilarMarkCard({ mark, sought, names, compact = false, acts }: SimilarMarkCardProps) {
  const facts = (
    <>
      <StatusUntil mark={mark} />
      <Classes classes={mark.CLASSES} sought={sought} names={names} compact={compact} />
    </>
  )
  if (compact)
    return (
      <article className={clsx(styles.compact, 'grid gap-12 inset-12')}>
        <MarkPicture mark={mark} size={48} />
        <div className="grid one-column gap-6 content-start">
          <div className="flex between align-start gap-8">
            <h3 className="middle break-anywhere">
              <PageLink to="/list-tm/trademarks/$fileno" params={{ fileno: mark.FILENO }}>
                <FoundName mark={mark} />
              </PageLink>
            </h3>
            <LikenessChip level={mark.LEVEL} />
          </div>
          <p className="muted sm break-anywhere">
            <bdi>{mark.OWNER_NAMES}</bdi>
          </p>
          <LikenessReasons pairs={mark.PAIRS} />
          <div className={clsx(styles.tags, 'row wrap gap-6')}>{facts}</div>
          <LikenessScore mark={mark} />
        </div>
      </article>
    )
  return (
    <article className={clsx(styles.full, 'card flex wrap clipped')}>
      <MarkPicture mark={mark} size={136} />
      <div className={clsx(styles.facts, 'shrinks grid one-column gap-8 content-start pad-16-20 break-anywhere')}>
        <h3 className="large">
          <PageLink to="/list-tm/trademarks/$fileno" params={{ fileno: mark.FILENO }}>
            <FoundName mark={mark} />
          </PageLink>
        </h3>
        <p className="row wrap gap-16 row-gap-0 muted sm">
          <bdi dir="ltr" className="mono">
            {mark.FILENO}
          </bdi>
          <bdi>{mark.OWNER_NAMES}</bdi>
        </p>
        <div className={clsx(styles.tags, 'row wrap gap-6')}>{facts}</div>
        <LikenessReasons pairs={mark.PAIRS} />
        {acts && <div className={clsx(styles.acts, 'actions')}>{acts}</div>}
      </div>
      <div className={clsx(styles.likeness, 'grid gap-8 content-start pad-16-20 well')}>
        <div>
          <LikenessChip level={mark.LEVEL} />
        </div>
        <LikenessBars scores={mark.SCORES} level={mark.LEVEL} />
      </div>
      <div className="full-width hairline-above pad-8-16">
        <LikenessScore mark={mark} />
      </div>
    </article>
  )
}

/** The status of a mark and, when it is registered, until when. */
function StatusUntil({ mark }: { mark: SimilarTrademark }) {
  const { say, language } = useWords('search')
  const { tone, icon } = statusLook(mark.STATUS_CODE)
  // Another's turn is no warning to the reader.
  return (
    <Chip tone={tone === 'red' || tone === 'amber' ? 'blue' : tone} icon={icon}>
      {mark.STATUS_NAME}
      {mark.STAGE === 'registered' && mark.EXPIRATION_DATE && (
        <span className="regular">{say('search:until', { date: legalDateText(mark.EXPIRATION_DATE, language) })}</span>
      )}
    </Chip>
  )
}

function Classes({
  classes,
  sought,
  names,
  compact,
}: Pick<SimilarMarkCardProps, 'sought' | 'names'> & { classes: readonly number[]; compact: boolean }) {
  const { say } = useWords('search')
  return classes.map((code) => {
    const isShared = sought.includes(code)
    return (
      <span key={code} className={clsx('chip', styles.class, isShared ? 'cautious' : 'framed')}>
        <span className="sr">{say('search:classes.named', { classes: code })}</span>
        <bdi dir="ltr" className="fixed" aria-hidden="true">
          {code}
        </bdi>
        {!compact && <span className="regular truncated">{names.briefOf(String(code))}</span>}
        {isShared && <span className="sr">({say('search:class.shared')})</span>}
      </span>
    )
  })
}
