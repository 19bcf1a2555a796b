import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'

/** Waiting, with the bank, paid: three states in a row; not clickable. */
export function PayStates({ isExpired }: { isExpired: boolean }) {
  const states: readonly { id: 'waiting' | 'lapsed' | 'bank' | 'paid'; icon: IconName; className: string }[] = [
    isExpired
      ? { id: 'lapsed', icon: 'clock-off', className: 'over' }
      : { id: 'waiting', icon: 'clock', className: 'now' },
    { id: 'bank', icon: 'bank', className: '' },
    { id: 'paid', icon: 'check', className: '' },
  ]
  return (
    <ol className="paystates">
      {states.map(({ id, icon, className }) => (
        <li key={id} className={className} aria-current={className ? 'step' : undefined}>
          <span className="c">
            <Icon name={icon} size={18} />
          </span>
          <Label k={`payments:screen.state.${id}`} stacked />
        </li>
      ))}
    </ol>
  )
}
