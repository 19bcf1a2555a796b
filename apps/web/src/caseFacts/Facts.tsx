import { clsx } from 'clsx'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { Label } from '../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../ui/LegalTime.tsx'
import styles from './facts.module.css'

/** A label with its value; rows whose value is null, false or empty are left out. */
export type Fact = readonly [label: TextKey, value: ReactNode]

// Without room for both, the value stands below its label.
const LABEL = { flex: '0 0 11rem' }
const VALUE = { flex: '1 1 11rem', minInlineSize: 0 }

/** Facts as a list of terms, with an optional heading. Nothing when no fact has a value. */
export function Facts({ title, facts }: { title?: TextKey; facts: readonly Fact[] }) {
  const shown = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
  if (shown.length === 0) return null
  return (
    <section className={styles.part}>
      {title && (
        <h3 className="below-4">
          <Label k={title} />
        </h3>
      )}
      <dl className={clsx(styles.facts, 'grid')}>
        {shown.map(([label, value]) => (
          <div key={label} className={clsx(styles.fact, 'flex wrap gap-16 row-gap-4')}>
            <dt className="muted small" style={LABEL}>
              <Label k={label} stacked />
            </dt>
            <dd className="break-anywhere" style={VALUE}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A text as typed, in its own direction and with its line breaks. */
export const typedFact = (text: string | undefined): ReactNode =>
  text && (
    <span dir="auto" className="keep-lines">
      {text}
    </span>
  )

/** A number or code, always from left to right. */
export const codeFact = (text: string | null | undefined): ReactNode => text && <bdi dir="ltr">{text}</bdi>

/** A day; nothing without one. */
export const dayFact = (date: string | null): ReactNode => date && <LegalDateText date={date} />

/** An instant; nothing without one. */
export const momentFact = (at: string | null): ReactNode => at && <LegalTime at={at} />
