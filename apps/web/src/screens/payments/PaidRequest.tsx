import { clsx } from 'clsx'
import type { Payment } from '@saki/contracts/payments'
import { legalClockText } from '@saki/texts/dates'
import { useEffect } from 'react'

import { ReceiptButton } from '../../billing/ReceiptButton.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { setPageTitle } from '../../ui/pageTitle.ts'
import { useWords } from '../../ui/useWords.ts'
import billingStyles from '../../billing/billing.module.css'
import paymentsStyles from '../../billing/payments.module.css'

/** USERDOC_TYP of an order of annuities, which the payment itself records. */
const ANNUITY_KIND = 'BT'

/** A paid request: what was paid and where it goes on. `isNews`: the payment arrived while the page was open. */
export function PaidRequest({ bill, isNews }: { bill: Payment; isNews: boolean }) {
  const { say } = useWords('annuities', 'result', 'inbox')
  const isAnnuity = bill.USERDOC_TYP === ANNUITY_KIND
  useEffect(() => {
    if (isNews) setPageTitle({ done: true })
  }, [isNews])
  return (
    <section
      className={clsx(billingStyles.received, paymentsStyles.received, 'align-center', isNews && billingStyles.fresh)}
      role="status"
    >
      <span className={billingStyles.paidMark}>
        <Icon name="check" size={28} />
      </span>
      <div>
        <h2>
          <Label k="annuities:paid.title" />
          {bill.PAYMENT_DATE && (
            <>
              {' '}
              <bdi dir="ltr" className="nowrap">
                {legalClockText(bill.PAYMENT_DATE)}
              </bdi>
            </>
          )}
        </h2>
        <p>
          <b>{bill.TITLE}</b>. {say(isAnnuity ? 'annuities:paid.text' : 'result:request.received')}{' '}
          {bill.NTPN && (
            <>
              <Label k="result:paidWith" />{' '}
              <bdi dir="ltr" className="mono">
                {bill.NTPN}
              </bdi>
            </>
          )}
        </p>
      </div>
      <div className="actions">
        {bill.RECEIPT_DOC_ID && (
          <ReceiptButton id={bill.RECEIPT_DOC_ID} number={bill.RECEIPT_NBR ?? bill.SUBMISSION_NBR} />
        )}
        {isAnnuity ? (
          <PageLink className="button primary" to="/user-docx/tp/berbayar" search={{ jenis: ANNUITY_KIND }}>
            <Icon name="list" />
            <Label k="annuities:paid.back" />
          </PageLink>
        ) : (
          <PageLink
            className="button primary"
            to="/user-docx/tp/fileListPen/$fileId"
            params={{ fileId: bill.SUBMISSION_NBR }}
          >
            <Icon name="folder" />
            <Label k="inbox:screen.request" />
          </PageLink>
        )}
      </div>
    </section>
  )
}
