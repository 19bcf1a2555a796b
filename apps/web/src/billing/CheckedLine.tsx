import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import type { BillHandle } from './useBill.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The server time of the last successful check, or that the server cannot be reached. */
export function CheckedLine({ handle }: { handle: BillHandle }) {
  const { say } = useWords('result')
  if (handle.error)
    return (
      <p className="sm warmtext">
        <Icon name="offline" size={16} /> {say('result:unchecked')}
      </p>
    )
  if (!handle.checkedAt) return null
  return (
    <p className="sm muted checkedline">
      <Icon name="renew" size={16} />
      {say('result:checked')}{' '}
      <bdi dir="ltr" className="nowrap">
        {clock.format(handle.checkedAt)} WIB
      </bdi>
    </p>
  )
}
