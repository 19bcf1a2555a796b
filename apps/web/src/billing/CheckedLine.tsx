import { legalSecondsText } from '@saki/texts/dates'

import { officeTimeOf } from '../ui/clock.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import type { BillHandle } from './useBill.ts'

/** The server time of the last successful check, or that the server cannot be reached. */
export function CheckedLine({ handle }: { handle: BillHandle }) {
  const { say } = useWords('result')
  if (handle.error)
    return (
      <p className="sm text-warning">
        <Icon name="offline" size={16} /> {say('result:unchecked')}
      </p>
    )
  if (handle.loadedAt === 0) return null
  return (
    <p className="sm muted inline-row gap-8">
      <Icon name="renew" size={16} />
      {say('result:checked')}{' '}
      <bdi dir="ltr" className="nowrap">
        {legalSecondsText(new Date(officeTimeOf(handle.loadedAt)))}
      </bdi>
    </p>
  )
}
