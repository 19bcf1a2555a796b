import type { Payment } from '@saki/contracts/payments'

import { Button } from '../ui/Button.tsx'
import { legalTimeText } from '../ui/dates.ts'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'
import type { BillHandle } from './useBill.ts'

/** 'Kode kedaluwarsa. Berkas Anda aman.' — amber, because nothing is lost, with the way to a new code. */
export function ExpiredPanel({ hand, bill }: { hand: BillHandle; bill: Payment }) {
  const { say, language } = useWords('result')
  return (
    <div className="lapsed" role="status">
      <Icon name="clock-off" size={24} />
      <div className="grow">
        <h2>
          <Label k="result:expired" />
        </h2>
        <p>{say('result:expired.text', { time: legalTimeText(bill.VALID_UNTIL, language) })}</p>
        {hand.reissueError && <ErrorPanel error={hand.reissueError} />}
      </div>
      <Button
        look="primary"
        icon="renew"
        busy={hand.isReissuing ? say('result:reissue.busy') : undefined}
        onClick={hand.reissue}
      >
        <Label k="result:reissue" />
      </Button>
    </div>
  )
}
