import { clsx } from 'clsx'

import { rightFiled, titleOf } from '@saki/catalogue'
import { legalDateText, legalSecondsText } from '@saki/texts/dates'
import { useEffect, useRef, useState } from 'react'

import { BillPanel } from '../../../billing/BillPanel.tsx'
import { filingOf } from '../../../billing/filingDate.ts'
import { PaidPanel } from '../../../billing/PaidPanel.tsx'
import { useBill, type BillHandle } from '../../../billing/useBill.ts'
import { RightMark } from '../../../cases/RightMark.tsx'
import { Code } from '../../../ui/Code.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { setPageTitle } from '../../../ui/pageTitle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTerm, useWords } from '../../../ui/useWords.ts'
import type { ResultProps } from '../stepProps.ts'
import { ApplicationForms } from './ApplicationForms.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { NextSteps } from './NextSteps.tsx'
import { ReceiptRow } from './ReceiptRow.tsx'
import billingStyles from '../../../billing/billing.module.css'
import resultStyles from './result.module.css'

/** Page after filing, also after a reload: numbers, what to pay until when, and the next steps. */
export function ResultPage({ draft, reply, filed }: ResultProps) {
  const { say, language } = useWords('result', 'workflow')
  const submission = reply?.SUBMISSION_NBR ?? filed?.SUBMISSION_NBR ?? ''
  const patentId = reply?.PATENT_ID ?? filed?.PATENT_ID ?? undefined
  const billHandle = useBill(submission || patentId || '')
  const heading = useHeading(useTerm()('result:title').term)
  const isJustPaid = useJustPaid(billHandle)
  const sentAt = reply?.SAVED_AT ?? billHandle.bills?.at(-1)?.BILLING_CREATED_AT
  const title = titleOf(draft.data) || filed?.TITLE || billHandle.bill?.TITLE
  const number = billHandle.bill?.PATENT_ID ?? patentId
  const right = rightFiled(draft.formType, draft.data)
  const { bill } = billHandle
  return (
    <div className="page">
      <span className="sr" role="status">
        {isJustPaid && number ? say('result:received.spoken', { number }) : ''}
      </span>
      {bill && billHandle.isPaid && <PaidPanel bill={bill} filing={filingOf(bill)} isNews={isJustPaid} />}
      <section className={'card below-16'}>
        <div className={clsx(resultStyles.sent, 'gap-20 row pad hairline-below')}>
          <span className={'seal centered fixed round'}>
            <Icon name="check" size={28} />
          </span>
          <div className="grow">
            <h1 ref={heading} tabIndex={-1}>
              <Label k="result:title" />
            </h1>
            <p className="muted">
              {sentAt && (
                <>
                  <time dateTime={sentAt}>
                    <bdi>
                      {legalDateText(new Date(sentAt), language)}
                      {say('core:comma')}
                      {legalSecondsText(sentAt)}
                    </bdi>
                  </time>
                  {say('core:comma')}
                </>
              )}
              <bdi>{title}</bdi>
            </p>
          </div>
          <span className="nophone">
            <RightMark right={right.letter} />
          </span>
        </div>
        {!billHandle.bills && !billHandle.error && submission && (
          <div className="pad">
            <Skeleton lines={4} block={32} />
          </div>
        )}
        {!billHandle.bills && billHandle.error && (
          <div className="pad">
            <ErrorPanel error={billHandle.error} onRetry={billHandle.check} />
          </div>
        )}
        {bill && !billHandle.isPaid && (
          <BillPanel
            handle={billHandle}
            bill={bill}
            ground={right.filingDateGround}
            actions={!billHandle.isExpired && <CalendarButton bill={bill} />}
          />
        )}
        {bill && billHandle.isPaid && <SettledNumbers submission={bill.SUBMISSION_NBR} />}
        {billHandle.bills && !bill && (
          <p className="pad muted">
            {say('result:none')} {number && <Code value={number} copy testId="case-number" />}
          </p>
        )}
      </section>
      <ReceiptRow patentId={number} files={draft.files} />
      {(number || submission) && <ApplicationForms reference={number || submission} />}
      <NextSteps applTyp={right.id} isPaid={billHandle.isPaid || (billHandle.bills !== undefined && !bill)} />
    </div>
  )
}

function SettledNumbers({ submission }: { submission: string }) {
  return (
    <div className="bill-main">
      <dl className={clsx(billingStyles.facts, 'grid align-center')}>
        <dt className="small">
          <Label k="result:submission" stacked />
        </dt>
        <dd className={clsx(billingStyles.bigNumber, 'strong')}>
          <Code value={submission} copy />
        </dd>
        <dd />
      </dl>
    </div>
  )
}

/** Sets the window title and focuses the heading, because this page replaced a form. */
function useHeading(name: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => setPageTitle({ page: name, failed: false }), [name])
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** True when the bill was paid while this page was open. */
function useJustPaid({ isPaid, bills }: BillHandle): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (bills && !isPaid && !wasOpen) setWasOpen(true)
  return isPaid && wasOpen
}
