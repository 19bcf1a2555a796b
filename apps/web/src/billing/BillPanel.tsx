import { clsx } from 'clsx'

import type { Payment } from '@saki/contracts/payments'
import { clockText } from '@saki/texts/dates'
import type { ReactNode } from 'react'

import { openPopUp } from '../lib/popUp.ts'
import { Button } from '../ui/Button.tsx'
import { Code, CopyButton } from '../ui/Code.tsx'
import { Countdown } from '../ui/Countdown.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { Money } from '../ui/Money.tsx'
import { useWords } from '../ui/useWords.ts'
import { CheckedLine } from './CheckedLine.tsx'
import { ExpiredPanel } from './ExpiredPanel.tsx'
import { FilingDateNote } from './FilingDateNote.tsx'
import { QrPicture } from './QrPicture.tsx'
import type { BillHandle } from './useBill.ts'
import billingStyles from './billing.module.css'
import filingDateStyles from './filingDate.module.css'

const GROUP = 4

interface BillPanelProps {
  handle: BillHandle
  bill: Payment
  /** Article that sets the filing date of this right. */
  ground: string | undefined
  actions?: ReactNode
}

/** An open or lapsed bill: numbers to copy, amount, deadline and QR code. Place it inside a card. */
export function BillPanel({ handle, bill, ground, actions }: BillPanelProps) {
  const { say } = useWords('result')
  return (
    <>
      {handle.isExpired && (
        <div className={clsx(billingStyles.band, 'inset-16 hairline-below')}>
          <ExpiredPanel handle={handle} bill={bill} />
        </div>
      )}
      <div className={clsx(billingStyles.panel, 'grid one-column-on-phones')}>
        <div className={clsx('bill-main', filingDateStyles.main)}>
          <BillNumbers bill={bill} isExpired={handle.isExpired} />
          {!handle.isExpired && <BillDeadline bill={bill} onOver={handle.check} />}
          <FilingDateNote
            stage={handle.isExpired ? 'lapsed' : 'open'}
            ground={ground}
            validUntil={handle.isExpired ? undefined : bill.VALID_UNTIL}
          />
          <div className="actions">
            <Button
              look={handle.isExpired ? 'plain' : 'primary'}
              icon="book"
              onClick={() => openPopUp('/viewer/panduan-pembayaran')}
            >
              <Label k="result:guide" />
            </Button>
            {actions}
          </div>
        </div>
        <div className={clsx(billingStyles.qrPanel, 'align-center stack gap-12 text-center')}>
          <QrPicture
            text={bill.QR_TEXT}
            label={say('result:qr', { code: bill.BILLING_CODE })}
            faded={handle.isExpired}
          />
          <p className="hint">{say(handle.isExpired ? 'result:expired.qr' : 'result:scan')}</p>
          <CheckedLine handle={handle} />
        </div>
      </div>
    </>
  )
}

/** Submission number, billing code in groups (copied as digits only) and amount. */
export function BillNumbers({ bill, isExpired }: { bill: Payment; isExpired: boolean }) {
  return (
    <dl className={clsx(billingStyles.facts, 'grid align-center')}>
      <dt className="small">
        <Label k="result:submission" stacked />
      </dt>
      <dd className={clsx(billingStyles.bigNumber, 'strong')}>
        <Code value={bill.SUBMISSION_NBR} />
      </dd>
      <dd>
        <CopyButton value={bill.SUBMISSION_NBR} />
      </dd>
      <dt className="small">
        <Label k="result:billing" stacked />
      </dt>
      <dd className={clsx(billingStyles.bigNumber, 'strong', isExpired ? 'gone' : '')}>
        <Code value={bill.BILLING_CODE} group={GROUP} testId="billing-code" />
      </dd>
      <dd>{!isExpired && <CopyButton value={bill.BILLING_CODE} />}</dd>
      <dt className="small">
        <Label k="result:amount" stacked />
      </dt>
      <dd className={clsx(billingStyles.bigNumber, 'strong')}>
        <Money amount={bill.AMOUNT} />
      </dd>
      <dd />
    </dl>
  )
}

/** Time left by the server's clock, and what happens when it runs out. */
export function BillDeadline({ bill, onOver }: { bill: Payment; onOver: () => void }) {
  const { say } = useWords('result')
  const clock = `${clockText(bill.VALID_UNTIL)}:59`
  return (
    <div className={clsx(billingStyles.countdown, 'pad-12-16 cautious row gap-16 rounded-card')}>
      <Icon name="clock" size={24} className="text-warning" />
      <Countdown until={bill.VALID_UNTIL} onOver={onOver} />
      <p className="grow small">{say('result:payBefore', { time: clock })}</p>
    </div>
  )
}
