import { lookOf } from '@saki/catalogue/rights/looks'
import type { RegisterRow } from '@saki/contracts/registerRow'
import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'
import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'
import { useState, type ReactNode } from 'react'

import { statusLook } from '../cases/standing.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { FoundName } from '../similarMarks/FoundName.tsx'
import { MarkedText } from '../similarMarks/MarkedText.tsx'
import { MarkPicture } from '../similarMarks/MarkPicture.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { ProgressBar } from '../ui/Progress.tsx'
import { officeNow } from '../ui/clock.ts'
import { useWords } from '../ui/useWords.ts'
import { FoundText } from './FoundText.tsx'
import similarStyles from '../similarMarks/similar.module.css'
import styles from './searches.module.css'

const YEAR = 365.25

/** A case found: picture, title with the found words marked, number, owner, dates, status in words, and how long it is in force. */
export function RegisterCard({ row, children }: { row: RegisterRow; children?: ReactNode }) {
  const { say, language } = useWords('register')
  const named = { MARK_NAME: row.TITLE, FOUND_AT: row.FOUND_AT, IMG_URL: row.IMG_URL }
  return (
    <article className={clsx(styles.case, 'grid gap-16 pad-16-20 align-start break-anywhere')}>
      <MarkPicture mark={named} size={72} fallback={<Icon name={lookOf(row.RIGHT).icon} size={28} />} />
      <div className="grid one-column gap-4 content-start">
        <h3 className="middle">
          <FoundCaseLink row={row}>
            <FoundName mark={named} />
          </FoundCaseLink>
        </h3>
        <p className="row wrap gap-16 row-gap-0 muted sm">
          <bdi dir="ltr" className="mono">
            {row.PATENT_ID}
          </bdi>
          <bdi>
            <MarkedText text={row.OWNER_NAMES} found={row.OWNER_FOUND_AT} />
          </bdi>
          {row.CLASSES.length > 0 && (
            <span>
              {row.RIGHT !== 'P' && `${say('register:class')} `}
              <bdi dir="ltr">{row.CLASSES.slice(0, 6).join(', ')}</bdi>
            </span>
          )}
        </p>
        <p className="muted sm">{say('register:filed', { date: legalDateText(row.FILING_DATE, language) })}</p>
        {row.TEXT_HIT && <FoundText hit={row.TEXT_HIT} />}
      </div>
      <div className="grid one-column gap-6 content-start sm">
        <StageChip row={row} />
        <InForce row={row} />
        {children}
      </div>
    </article>
  )
}

const isEnded = ({ STAGE }: RegisterRow) => STAGE === 'refused' || STAGE === 'lapsed'

/** The state of a case as the office names it, and whether it is not published. */
export function StageChip({ row }: { row: RegisterRow }) {
  const { say } = useWords('register')
  const { tone, icon } = statusLook(row.STATUS_CODE)
  return (
    <div className={clsx(similarStyles.tags, 'row wrap gap-6')}>
      {/* Another's turn is no warning to the reader. */}
      <Chip tone={isEnded(row) ? 'plain' : tone === 'red' || tone === 'amber' ? 'blue' : tone} icon={icon}>
        {row.STATUS_NAME}
      </Chip>
      {row.IND_PUBLIC === 'N' && <Chip icon="lock">{say('register:private')}</Chip>}
    </div>
  )
}

/** A link to the page of a case. */
export function FoundCaseLink({ row, children }: { row: RegisterRow; children: ReactNode }) {
  if (row.RIGHT === 'T')
    return (
      <PageLink to="/list-tm/trademarks/$fileno" params={{ fileno: row.PATENT_ID }}>
        {children}
      </PageLink>
    )
  return (
    <PageLink to="/table-list/patents/$patentId" params={{ patentId: row.PATENT_ID }}>
      {children}
    </PageLink>
  )
}

/** How long a right is in force, as a bar and in words. */
function InForce({ row }: { row: RegisterRow }) {
  const { say, language } = useWords('register')
  const [now] = useState(officeNow)
  const today = legalDateOf(new Date(now))
  if (row.EXPIRATION_DATE === null)
    return isEnded(row) ? null : <span className="muted">{say('register:expires.none')}</span>
  const date = legalDateText(row.EXPIRATION_DATE, language)
  const left = daysBetween(today, row.EXPIRATION_DATE)
  if (row.STAGE !== 'registered' || left < 0)
    return <span className="muted">{say('register:expires.over', { date })}</span>
  const whole = daysBetween(row.FILING_DATE, row.EXPIRATION_DATE)
  const years =
    left < YEAR ? say('core:days.left', { count: left }) : say('register:life.left', { count: Math.floor(left / YEAR) })
  return (
    <>
      <span className="muted">{say('register:expires', { date })}</span>
      <ProgressBar percent={Math.max(0, Math.min(100, 100 - (left / Math.max(1, whole)) * 100))} label={years} />
      <span className="muted">{years}</span>
    </>
  )
}
