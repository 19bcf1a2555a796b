import { clsx } from 'clsx'
import type { RequestCount } from '@saki/contracts/requests'
import { countsBy } from '@saki/domain/requests/statistics'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import styles from './statistics.module.css'

/** The numbers of the period: all, what waits for the reader, what the office has, what is done, and what was paid. */
export function Figures({ counts }: { counts: readonly RequestCount[] }) {
  const groups = new Map(countsBy(counts, 'GROUP').map(({ key, count }) => [key, count]))
  const of = (...some: RequestCount['GROUP'][]) => some.reduce((sum, group) => sum + (groups.get(group) ?? 0), 0)
  const total = counts.reduce((sum, { COUNT }) => sum + COUNT, 0)
  const paid = counts.reduce((sum, { AMOUNT }) => sum + AMOUNT, 0)
  const action = of('ACTION', 'UNPAID')
  return (
    <dl className={clsx(styles.figures, 'grid gap-16')}>
      <Figure k="statistics:card.total">{total}</Figure>
      <Figure k="statistics:card.action">{action > 0 ? <span className="text-danger">{action}</span> : action}</Figure>
      <Figure k="statistics:card.running">{of('RUNNING')}</Figure>
      <Figure k="statistics:card.done">{of('DONE')}</Figure>
      <Figure k="statistics:card.paid">
        <Money amount={paid} />
      </Figure>
    </dl>
  )
}

function Figure({ k, children }: { k: TextKey; children: ReactNode }) {
  return (
    <div className="card pad">
      <dt>
        <Label k={k} stacked />
      </dt>
      <dd className="largest strong above-4">{children}</dd>
    </div>
  )
}
