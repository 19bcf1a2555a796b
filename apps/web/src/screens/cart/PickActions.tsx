import type { TextKey } from '@saki/texts'

import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Fewer than this cannot be paid together. */
export const FEWEST = 2

interface PickActionsProps {
  count: number
  /** Whole rupiah of all that is ticked. */
  total: number
  /** The button was pressed: too few are said to be too few. */
  tried: boolean
  busy?: boolean
  icon: IconName
  label: TextKey
  onGo: () => void
}

/** Under rows to be ticked: how many, what they come to, and what is done with them. */
export function PickActions({ count, total, tried, busy = false, icon, label, onGo }: PickActionsProps) {
  const { say } = useWords('fees')
  return (
    <div className="acts pickacts">
      <span className="grow" role="status">
        {say('fees:cart.chosen', { count })}{' '}
        <b>
          <Money amount={total} />
        </b>
        {tried && count < FEWEST && <span className="msg">{say('fees:cart.two')}</span>}
      </span>
      <Button look="primary" icon={icon} busy={busy && say('core:loading')} onClick={onGo}>
        <Label k={label} />
      </Button>
    </div>
  )
}
