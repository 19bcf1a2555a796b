import { clsx } from 'clsx'
import type { ReplyOf } from '@saki/contracts'
import type { caseDetailCalls } from '@saki/contracts/caseDetail'
import type { Payment } from '@saki/contracts/payments'

import { CasePicture } from '../../cases/CasePicture.tsx'
import { statusLook } from '../../cases/standing.ts'
import { StatusChip } from '../../cases/StatusChip.tsx'
import { useReceipt } from '../../cases/useReceipt.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Code } from '../../ui/Code.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { PaymentReceiptButton } from './PaymentReceiptButton.tsx'
import styles from '../../billing/payments.module.css'

interface PaidTrailProps {
  bill: Payment
  theCase: ReplyOf<typeof caseDetailCalls.getPatentDetail> | undefined
}

/** Times of the payment, and actions for the case, which now has its number. */
export function PaidTrail({ bill, theCase }: PaidTrailProps) {
  const { say } = useWords('payments')
  const { fetching, failure, fetchReceipt } = useReceipt()
  const patentId = bill.PATENT_ID
  return (
    <div className={clsx(styles.paidPair, 'grid align-start gap-16')}>
      <Card title={<Label k="payments:screen.trail" />} flush>
        <ol className={styles.trail}>
          <li className="grid">
            <span className="event-mark flex justify-center relative">
              <i className="centered text-success">
                <Icon name="check" size={16} />
              </i>
            </span>
            <div>
              <h3 className="middle">
                <Label k="payments:screen.trail.issued" />
              </h3>
              <p className="muted small break-anywhere">
                <LegalTime at={bill.BILLING_CREATED_AT} />, <Code value={bill.BILLING_CODE} group={4} />
              </p>
            </div>
          </li>
          <li className={'finished grid'}>
            <span className="event-mark flex justify-center relative">
              <i className="centered text-success">
                <Icon name="check" size={16} />
              </i>
            </span>
            <div>
              <h3 className="middle">
                <Label k="payments:screen.state.paid" />
              </h3>
              <p className="muted small break-anywhere">
                {bill.PAYMENT_DATE && <LegalTime at={bill.PAYMENT_DATE} />}
                {bill.NTPN && (
                  <>
                    , NTPN{' '}
                    <bdi dir="ltr" className="mono">
                      {bill.NTPN}
                    </bdi>
                  </>
                )}
              </p>
            </div>
            <b>
              <Money amount={bill.AMOUNT} />
            </b>
          </li>
          {theCase && (
            <li className="future grid">
              <span className="event-mark flex justify-center relative">
                <i className="centered text-success">
                  <Icon name={statusLook(theCase.STATUS_CODE).icon} size={16} />
                </i>
              </span>
              <div>
                <h3 className="middle">
                  <TwoNames name={theCase.STATUS_NAME} own={theCase.STATUS_CAPTION} />
                </h3>
                <p className="muted small break-anywhere">{theCase.NEXT_STEP}</p>
              </div>
            </li>
          )}
        </ol>
      </Card>
      {theCase && patentId && (
        <Card
          title={<bdi>{theCase.TITLE}</bdi>}
          aside={<StatusChip code={theCase.STATUS_CODE} name={theCase.STATUS_NAME} caption={theCase.STATUS_CAPTION} />}
        >
          <div className={clsx(styles.paidCase, 'align-center grid gap-16')}>
            <CasePicture url={theCase.IMG_URL} right={theCase.RIGHT} size={104} />
            <div className="grid gap-2 items-start">
              <Button
                look="act"
                icon="download"
                busy={fetching && say('core:loading')}
                onClick={() => fetchReceipt(patentId)}
              >
                <Label k="applications:do.receipt" />
              </Button>
              <PaymentReceiptButton patentId={patentId} />
              <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId }} className="text-button">
                <Icon name="route" size={18} />
                <Label k="applications:do.workflow" />
              </PageLink>
              <PageLink to="/inbox" search={{ file: patentId }} className="text-button">
                <Icon name="inbox" size={18} />
                <Label k="payments:screen.letters" />
              </PageLink>
              {failure && <ErrorPanel error={failure} onRetry={() => fetchReceipt(patentId)} />}
            </div>
          </div>
        </Card>
      )}
    </div>
  )
}
