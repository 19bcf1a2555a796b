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

/** When the server was last asked, by its own clock; or that it cannot be asked now. */
export function CheckedLine({ hand }: { hand: BillHandle }) {
  const { say } = useWords('result')
  if (hand.error)
    return (
      <p className="sm warmtext">
        <Icon name="offline" size={16} /> {say('result:unchecked')}
      </p>
    )
  if (!hand.checkedAt) return null
  return (
    <p className="sm muted checkedline">
      <Icon name="renew" size={16} />
      {say('result:checked')}{' '}
      <bdi dir="ltr" className="nowrap">
        {clock.format(hand.checkedAt)} WIB
      </bdi>
    </p>
  )
}
