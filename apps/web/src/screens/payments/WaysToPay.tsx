import { useState } from 'react'

import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

export const WAYS_ID = 'ways-to-pay'

const ways = [
  ['mbanking', 'phone'],
  ['atm', 'card'],
  ['internet', 'globe'],
  ['teller', 'bank'],
] as const satisfies readonly (readonly [string, IconName])[]
type Way = (typeof ways)[number][0]

/** Cara bayar: four ways, each opening to what to do there. */
export function WaysToPay() {
  const { say } = useWords('payments')
  const [open, setOpen] = useState<Way | undefined>()
  return (
    <section className="ways" aria-labelledby={WAYS_ID}>
      <h2 id={WAYS_ID} tabIndex={-1}>
        <Label k="payments:screen.ways" />
      </h2>
      <div className="how">
        {ways.map(([way, icon]) => (
          <button
            key={way}
            type="button"
            aria-expanded={open === way}
            aria-controls="way-steps"
            onClick={() => setOpen(open === way ? undefined : way)}
          >
            <Icon name={icon} />
            <Label k={`payments:screen.way.${way}`} stacked />
            <Icon name={open === way ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
        ))}
      </div>
      <div id="way-steps" role="status">
        {open && (
          <div className="card waysteps">
            <p>{say(`payments:screen.way.${open}.how`)}</p>
            <p className="muted">{say('payments:screen.way.keep')}</p>
          </div>
        )}
      </div>
    </section>
  )
}
