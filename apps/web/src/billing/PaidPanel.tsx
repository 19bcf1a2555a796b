import { clsx } from 'clsx'

import type { Payment } from '@saki/contracts/payments'
import type { PatentFiling } from './filingDate.ts'
import { legalClockText } from '@saki/texts/dates'
import { useEffect } from 'react'

import { PageLink } from '../lib/PageLink.tsx'
import { Code } from '../ui/Code.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { LegalDateText } from '../ui/LegalTime.tsx'
import { setPageTitle } from '../ui/pageTitle.ts'
import { useWords } from '../ui/useWords.ts'
import billingStyles from './billing.module.css'
import paymentsStyles from './payments.module.css'

interface PaidPanelProps {
  bill: Payment
  filing: PatentFiling
  /** The payment arrived while this page was open: '(✓)' goes into the title and the panel mentions it. */
  isNews: boolean
}

/** 'Pembayaran diterima …' with the application number; replaces the bill. */
export function PaidPanel({ bill, filing, isNews }: PaidPanelProps) {
  const { say } = useWords('result')
  const number = bill.PATENT_ID
  useEffect(() => {
    if (isNews) setPageTitle({ done: true })
  }, [isNews])
  return (
    <section
      className={clsx(
        billingStyles.received,
        'align-center',
        'grid inset-20 below-16 rounded-card',
        paymentsStyles.received,
        isNews ? billingStyles.fresh : '',
      )}
      role="status"
    >
      <span className={clsx(billingStyles.paidMark, 'centered round')}>
        <Icon name="check" size={28} />
      </span>
      <div>
        <h2>
          <Label k="result:received" />
          {bill.PAYMENT_DATE && (
            <>
              {' '}
              <bdi dir="ltr" className="nowrap">
                {legalClockText(bill.PAYMENT_DATE)}
              </bdi>
            </>
          )}
        </h2>
        <div className={clsx(billingStyles.newNumber, 'strong')}>
          {number ? (
            <Code value={number} copy testId="case-number" />
          ) : (
            <span className="sm muted">{say('result:numbering')}</span>
          )}
        </div>
        <p className="middle">
          <Label k="result:number" />
          {filing.date && (
            <>
              {say('core:comma')}
              <Label k="result:filingDate" /> <LegalDateText date={filing.date} />
            </>
          )}
          .{isNews && <> {say('result:received.text')}</>}
          {bill.NTPN && (
            <>
              {' '}
              <Label k="result:paidWith" />{' '}
              <bdi dir="ltr" className="mono">
                {bill.NTPN}
              </bdi>
            </>
          )}
        </p>
      </div>
      {number && (
        <div className="actions">
          <PageLink
            className="button primary full-width-on-phones"
            to="/table-list/patents/workflow/$patentId"
            params={{ patentId: number }}
          >
            <Icon name="file" />
            <Label k="result:case" />
          </PageLink>
        </div>
      )}
    </section>
  )
}
