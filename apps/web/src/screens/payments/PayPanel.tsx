import { clsx } from 'clsx'
import type { Payment } from '@saki/contracts/payments'
import type { ReactNode } from 'react'

import { FilingDateNote } from '../../billing/FilingDateNote.tsx'
import { QrPicture } from '../../billing/QrPicture.tsx'
import { SubmissionReceiptButton } from '../../billing/SubmissionReceiptButton.tsx'
import { openPopUp } from '../../lib/popUp.ts'
import { Button } from '../../ui/Button.tsx'
import { Code, CopyButton } from '../../ui/Code.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import { WAYS_ID } from './WaysToPay.tsx'
import styles from '../../billing/payments.module.css'

interface PayPanelProps {
  bill: Payment
  /** Article that sets the filing date of this right; undefined while the case loads. */
  ground: string | undefined
  isExpired: boolean
  onOver: () => void
  actions: ReactNode
}

/** Code, amount and time left in one line, the three states, and the QR code. A lapsed code stays visible, struck through. */
export function PayPanel({ bill, ground, isExpired, onOver, actions }: PayPanelProps) {
  const { say } = useWords('payments', 'result')
  const scrollToMethods = () => {
    document.getElementById(WAYS_ID)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
    document.getElementById(WAYS_ID)?.focus({ preventScroll: true })
  }
  return (
    <section
      className={clsx('card', styles.bill, 'grid one-column-on-phones')}
      aria-label={say('payments:screen.bill')}
    >
      <div className={clsx(styles.main, 'pad')}>
        <dl className="bill-facts flex wrap">
          <div>
            <dt className="small">
              <Label k="payments:screen.code" stacked />
            </dt>
            <dd className={clsx('row wrap gap-8 strong', isExpired ? 'gone' : '')}>
              <Code value={bill.BILLING_CODE} group={4} testId="billing-code" />
              {!isExpired && <CopyButton value={bill.BILLING_CODE} />}
            </dd>
          </div>
          <div>
            <dt className="small">
              <Label k="payments:screen.amount" stacked />
            </dt>
            <dd className="row wrap gap-8 strong">
              <Money amount={bill.AMOUNT} />
            </dd>
          </div>
          <div>
            <dt className="small">
              <Label k={isExpired ? 'payments:screen.endedAt' : 'payments:screen.validUntil'} stacked />
            </dt>
            <dd className={clsx('row wrap gap-8', isExpired ? clsx(styles.ended, 'muted') : 'text-warning strong')}>
              {isExpired ? (
                <LegalTime at={bill.VALID_UNTIL} />
              ) : (
                <>
                  <Icon name="clock" size={24} />
                  <Countdown until={bill.VALID_UNTIL} onOver={onOver} />
                </>
              )}
            </dd>
            {!isExpired && (
              <dd className={clsx(styles.untilDay, 'row wrap gap-8 muted')}>
                <LegalTime at={bill.VALID_UNTIL} />
              </dd>
            )}
          </div>
        </dl>
        {bill.REFERENCE && (
          <p className="sm muted">
            <Label k="filing:reference.label" /> <bdi>{bill.REFERENCE}</bdi>
          </p>
        )}
        <PayStates isExpired={isExpired} />
        {bill.IND_REQUEST === 'N' && (
          <FilingDateNote
            stage={isExpired ? 'lapsed' : 'open'}
            ground={ground}
            validUntil={isExpired ? undefined : bill.VALID_UNTIL}
          />
        )}
        <div className="actions">
          {!isExpired && (
            <Button look="primary" icon="bank" onClick={scrollToMethods}>
              <Label k="payments:screen.ways" />
            </Button>
          )}
          <Button icon="book" onClick={() => openPopUp('/viewer/panduan-pembayaran')}>
            <Label k="result:guide" />
          </Button>
          <SubmissionReceiptButton number={bill.SUBMISSION_NBR} />
          {actions}
        </div>
        {!isExpired && <p className={'hint above-12'}>{say('payments:screen.byItself')}</p>}
      </div>
      <div className={clsx(styles.qrPanel, 'content-start centered gap-10 text-center pad')}>
        <QrPicture text={bill.QR_TEXT} label={say('result:qr', { code: bill.BILLING_CODE })} faded={isExpired} />
        <p className="sm muted">{say(isExpired ? 'result:expired.qr' : 'result:scan')}</p>
      </div>
    </section>
  )
}

/** Waiting, with the bank, paid: three states in a row; not clickable. */
function PayStates({ isExpired }: { isExpired: boolean }) {
  const states: readonly { id: 'waiting' | 'lapsed' | 'bank' | 'paid'; icon: IconName; className: string }[] = [
    isExpired
      ? { id: 'lapsed', icon: 'clock-off', className: 'over' }
      : { id: 'waiting', icon: 'clock', className: 'now' },
    { id: 'bank', icon: 'bank', className: '' },
    { id: 'paid', icon: 'check', className: '' },
  ]
  return (
    <ol className={clsx(styles.states, 'grid one-column-on-phones clipped framed')}>
      {states.map(({ id, icon, className }) => (
        <li key={id} className={clsx('row gap-12 small', className)} aria-current={className ? 'step' : undefined}>
          <span className="seal centered fixed round muted">
            <Icon name={icon} size={18} />
          </span>
          <Label k={`payments:screen.state.${id}`} stacked />
        </li>
      ))}
    </ol>
  )
}
