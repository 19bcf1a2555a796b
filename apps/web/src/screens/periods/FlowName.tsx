import { lawName } from '@saki/domain/law/ground'
import { clsx } from 'clsx'
import { lookOf } from '@saki/catalogue/rights/looks'
import type { Period } from '@saki/contracts/calendar'

import { Label } from '../../ui/Label.tsx'
import styles from './periods.module.css'

/** Right and law of a workflow. */
export function FlowName({ period }: { period: Period }) {
  const name = period.RIGHT === '' ? 'office:right.other' : lookOf(period.RIGHT).names.office
  const isSimple = period.FLOW_ID.startsWith('simple')
  return (
    <>
      <Label k={isSimple ? 'office:right.simple' : name} />{' '}
      <bdi dir="ltr" className={clsx('mono', styles.key, 'muted regular break-anywhere')}>
        {lawName(period.LAW_CODE) || period.FLOW_ID}
        {period.FLOW_VERSION > 1 ? ` · v${period.FLOW_VERSION}` : ''}
      </bdi>
    </>
  )
}
