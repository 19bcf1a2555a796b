import type { TextKey } from '@saki/texts'
import { clsx } from 'clsx'

import { Button } from '../../ui/Button.tsx'
import type { IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './cart.module.css'

/** Least number of filings that can share a billing code. */
export const MIN_FILINGS = 2

interface PickActionsProps {
  count: number
  /** Total of the ticked rows in whole rupiah. */
  total: number
  /** True after the button was pressed; only then is the error about too few rows shown. */
  tried: boolean
  busy?: boolean
  icon: IconName
  label: TextKey
  onGo: () => void
}

/** Bar under rows with ticks: their number, their total, and the action. */
export function PickActions({ count, total, tried, busy = false, icon, label, onGo }: PickActionsProps) {
  const { say } = useWords('fees')
  return (
    <div className={clsx('actions inset-16 hairline-above', styles.actions)}>
      <span className="grow" role="status">
        {say('fees:cart.chosen', { count })}{' '}
        <b>
          <Money amount={total} />
        </b>
        {tried && count < MIN_FILINGS && <span className="fault">{say('fees:cart.two')}</span>}
      </span>
      <Button look="primary" icon={icon} busy={busy && say('core:loading')} onClick={onGo}>
        <Label k={label} />
      </Button>
    </div>
  )
}
