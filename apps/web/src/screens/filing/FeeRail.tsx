import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { UsedQuote } from './useFeeQuote.ts'
import styles from './filing.module.css'

/** The fee of the filing: its lines with reasons, the total, and what a reduced tariff saves. */
export function FeeRail({ fee, children }: { fee: UsedQuote; children?: ReactNode }) {
  const { say } = useWords('drafts')
  return (
    <aside className="stack stays-in-view">
      <div className={clsx('card pad', styles.fee)}>
        <h2 className="large below-16">
          <Label k="drafts:fee.title" />
        </h2>
        {fee.quote ? (
          <FeeLines fee={fee} />
        ) : (
          <p className="hint above-16">{say(fee.canAsk ? 'core:loading' : 'drafts:fee.chooseFirst')}</p>
        )}
        {fee.error && !fee.quote && <ErrorPanel error={fee.error} onRetry={fee.retry} />}
        <FeeTotal fee={fee} />
        {fee.saving > 0 && (
          <Note tone="good" icon="money">
            <SavingWords amount={fee.saving} />
          </Note>
        )}
        <p className="hint above-16">{say('drafts:fee.note')}</p>
        {children}
      </div>
    </aside>
  )
}

function FeeLines({ fee }: { fee: UsedQuote }) {
  const { say } = useWords('drafts')
  return (
    <ul className="stack gap-12">
      {fee.quote?.FEES.map((line) => (
        <li key={line.CODE} className={clsx(styles.feeLine, 'grid gap-16 row-gap-2 small')}>
          <b>{line.NAME}</b>
          <b>
            <Money amount={line.AMOUNT} />
          </b>
          <small className="full-row muted caption-size">
            {line.WHY}
            <details>
              <summary>{say('drafts:fee.why')}</summary>
              {line.LEGAL_REF}
            </details>
          </small>
        </li>
      ))}
    </ul>
  )
}

interface FeeTotalProps {
  fee: UsedQuote
  /** Shows label and amount on one line, for the sticky bar. */
  compact?: boolean
  /** True where the page shows no other total; only that one carries the test id. */
  isOnly?: boolean
}

/** The total; changes are announced to screen readers. */
export function FeeTotal({ fee, compact = false, isOnly = !compact }: FeeTotalProps) {
  const total = fee.quote?.TOTAL_AMOUNT
  return (
    <div
      className={clsx(
        'flex align-baseline',
        compact ? clsx(styles.compact, 'gap-8 nowrap') : clsx(styles.total, 'between hairline-above above-16'),
      )}
      role="status"
    >
      <span>
        <Label k="drafts:fee.total" stacked={!compact} />
      </span>{' '}
      <b className={compact ? undefined : 'largest'} data-testid={isOnly ? 'fee-total' : undefined}>
        {total === undefined ? '–' : <Money amount={total} />}
      </b>
    </div>
  )
}

function SavingWords({ amount }: { amount: number }) {
  const { say } = useWords('drafts')
  const [before = '', after = ''] = say('drafts:fee.saving', { amount: '\u0000' }).split('\u0000')
  return (
    <span>
      {before}
      <b>
        <Money amount={amount} />
      </b>
      {after}
    </span>
  )
}

/** Bar for phones with the total and the "continue" button. */
export function FeeBar({ fee, children }: { fee: UsedQuote; children: ReactNode }) {
  return (
    <div className="fee-bar onlyphone noprint row gap-12 surface hairline-above">
      <FeeTotal fee={fee} compact />
      <span className="grow" />
      {children}
    </div>
  )
}
