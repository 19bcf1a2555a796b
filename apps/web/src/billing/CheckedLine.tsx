import { clsx } from 'clsx'
import { legalSecondsText } from '@saki/texts/dates'

import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'
import type { BillHandle } from './useBill.ts'
import styles from './billing.module.css'

/** The server time of the last successful check, or that the server cannot be reached. */
export function CheckedLine({ handle }: { handle: BillHandle }) {
  const { say } = useWords('result')
  if (handle.error)
    return (
      <p className={clsx('sm', styles.warning)}>
        <Icon name="offline" size={16} /> {say('result:unchecked')}
      </p>
    )
  if (!handle.checkedAt) return null
  return (
    <p className={clsx('sm muted', styles.checkedAt)}>
      <Icon name="renew" size={16} />
      {say('result:checked')}{' '}
      <bdi dir="ltr" className="nowrap">
        {legalSecondsText(handle.checkedAt)}
      </bdi>
    </p>
  )
}
