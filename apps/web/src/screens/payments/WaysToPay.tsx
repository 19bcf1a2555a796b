import { clsx } from 'clsx'
import { useState } from 'react'

import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from '../../billing/payments.module.css'

export const WAYS_ID = 'ways-to-pay'

const methods = [
  ['mbanking', 'phone'],
  ['atm', 'card'],
  ['internet', 'globe'],
  ['teller', 'bank'],
] as const satisfies readonly (readonly [string, IconName])[]
type Method = (typeof methods)[number][0]

/** Cara bayar: four payment methods, each with its steps. */
export function WaysToPay() {
  const { say } = useWords('payments')
  const [open, setOpen] = useState<Method | undefined>()
  return (
    <section className="ways" aria-labelledby={WAYS_ID}>
      <h2 id={WAYS_ID} tabIndex={-1}>
        <Label k="payments:screen.ways" />
      </h2>
      <div className={clsx(styles.ways, 'grid gap-12')}>
        {methods.map(([method, icon]) => (
          <button
            className="surface grid align-center gap-10 text-plain text-start small strong"
            key={method}
            type="button"
            aria-expanded={open === method}
            aria-controls="way-steps"
            onClick={() => setOpen(open === method ? undefined : method)}
          >
            <Icon name={icon} className="text-link" />
            <Label k={`payments:screen.way.${method}`} stacked />
            <Icon name={open === method ? 'chevron-up' : 'chevron-down'} size={16} className="muted" />
          </button>
        ))}
      </div>
      <div id="way-steps" role="status">
        {open && (
          <div className={clsx('card', styles.waySteps, 'pad-16-20 keep-lines grid gap-6 above-12 small')}>
            <p>{say(`payments:screen.way.${open}.how`)}</p>
            <p className="muted">{say('payments:screen.way.keep')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
