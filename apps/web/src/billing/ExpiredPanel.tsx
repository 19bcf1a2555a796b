import { clsx } from 'clsx'
import type { Payment } from '@saki/contracts/payments'
import { legalTimeText } from '@saki/texts/dates'

import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import type { BillHandle } from './useBill.ts'
import billingStyles from './billing.module.css'
import paymentsStyles from './payments.module.css'

/** 'Kode kedaluwarsa. Berkas Anda aman.' with the button for a new code. Amber, because no data is lost. */
export function ExpiredPanel({ handle, bill }: { handle: BillHandle; bill: Payment }) {
  const { say, language } = useWords('result')
  return (
    <div
      className={clsx(billingStyles.lapsed, 'pad-16-20 cautious row wrap gap-16 rounded-card', paymentsStyles.lapsed)}
      role="status"
    >
      <Icon name="clock-off" size={24} />
      <div className="grow">
        <h2 className="large">
          <Label k="result:expired" />
        </h2>
        <p className="middle">{say('result:expired.text', { time: legalTimeText(bill.VALID_UNTIL, language) })}</p>
        {handle.reissueError && <ErrorPanel error={handle.reissueError} />}
      </div>
      <Button
        look="primary"
        icon="renew"
        busy={handle.isReissuing ? say('result:reissue.busy') : undefined}
        onClick={handle.reissue}
      >
        <Label k="result:reissue" />
      </Button>
    </div>
  )
}
