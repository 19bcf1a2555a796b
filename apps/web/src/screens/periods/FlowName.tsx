import type { Period } from '@saki/contracts/calendar'
import type { TextKey } from '@saki/texts'

import { Label } from '../../ui/Label.tsx'

const names: Record<string, TextKey> = { P: 'office:right.P', D: 'office:right.D', T: 'office:right.T' }

/** Right and law of a workflow. */
export function FlowName({ period }: { period: Period }) {
  const isSimple = period.FLOW_ID.startsWith('simple')
  return (
    <>
      <Label k={isSimple ? 'office:right.simple' : (names[period.RIGHT] ?? 'office:right.other')} />{' '}
      <bdi dir="ltr" className="mono periodkey">
        {period.LAW_CODE || period.FLOW_ID}
        {period.FLOW_VERSION > 1 ? ` · v${period.FLOW_VERSION}` : ''}
      </bdi>
    </>
  )
}
