import { clsx } from 'clsx'
import { lookOf } from '@saki/catalogue/rights/looks'
import { useState, type ReactNode } from 'react'
import type { Payment, PaymentNotice } from '@saki/contracts/payments'
import { formatRupiah } from '@saki/domain/money/rupiah'
import { legalClockText, legalDateText } from '@saki/texts/dates'

import { usePageSearch } from '../../lib/pageAddress.ts'
import { CheckedLine } from '../../billing/CheckedLine.tsx'
import { ExpiredPanel } from '../../billing/ExpiredPanel.tsx'
import { filingOf } from '../../billing/filingDate.ts'
import { PaidPanel } from '../../billing/PaidPanel.tsx'
import { useBill } from '../../billing/useBill.ts'
import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Note } from '../../ui/Note.tsx'
import { BillHistory } from './BillHistory.tsx'
import { billShown } from './billShown.ts'
import { ProofButton } from '../../billing/ProofButton.tsx'
import { PaidTrail } from './PaidTrail.tsx'
import { PaidRequest } from './PaidRequest.tsx'
import { PayPanel } from './PayPanel.tsx'
import { Reopen } from './Reopen.tsx'
import { WaysToPay } from './WaysToPay.tsx'
import styles from '../../billing/payments.module.css'

/** The current bill with the earlier ones below. Updates automatically when a payment arrives. */
export function BillPage({ number, missing }: { number: string; missing: ReactNode }) {
  const { say } = useWords('payments', 'result')
  const search = usePageSearch('/customer-screen/payments/$patentId')
  const handle = useBill(number)
  const isFiling = handle.bills !== undefined && handle.bill?.IND_REQUEST !== 'Y'
  const theCase = useCall('getPatentDetail', { query: { patentId: number } }, { enabled: isFiling })
  const [sawUnpaid, setSawUnpaid] = useState(false)
  const bill = billShown(handle.bill)
  if (bill && !handle.isPaid && !sawUnpaid) setSawUnpaid(true)
  if (handle.error?.status === 404) return missing
  const caseNumber = handle.bill?.PATENT_ID ?? number
  const canReopen = !handle.isPaid && (theCase.data?.ACTIONS.includes('REOPEN') ?? false)
  return (
    <Page
      title="payments:screen.title"
      above={
        handle.bill?.IND_REQUEST === 'Y' ? (
          <PageLink to="/user-docx/tp/list-pengajuan-pasca">
            <Icon name="arrow-back" size={16} />
            <Label k="shell:nav.requests" />
          </PageLink>
        ) : theCase.data ? (
          <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: caseNumber }}>
            <Icon name="arrow-back" size={16} />
            <bdi>{theCase.data.TITLE}</bdi>
          </PageLink>
        ) : (
          <PageLink to="/customer-screen/list">
            <Icon name="arrow-back" size={16} />
            <Label k="shell:page.applications" />
          </PageLink>
        )
      }
      actions={
        <>
          <CheckedLine handle={handle} />
          <Button small onClick={handle.check}>
            <Label k="payments:screen.check" />
          </Button>
        </>
      }
    >
      <div className={clsx(styles.page, 'one-column grid gap-24')}>
        <OfflineNote asOf={handle.loadedAt} />
        {handle.error && !handle.bills && <ErrorPanel error={handle.error} onRetry={handle.check} />}
        {!handle.bills && !handle.error && (
          <div className="card pad">
            <Skeleton lines={6} block={28} />
          </div>
        )}
        {handle.bills && !bill && (
          <div className="card">
            <EmptyState>{say('payments:screen.none')}</EmptyState>
          </div>
        )}
        {handle.bills && <HeldMoney bills={handle.bills} />}
        {bill && handle.isPaid && bill.IND_REQUEST === 'Y' && <PaidRequest bill={bill} isNews={sawUnpaid} />}
        {bill && handle.isPaid && bill.IND_REQUEST === 'N' && (
          <>
            <PaidPanel bill={bill} filing={filingOf(bill)} isNews={sawUnpaid} />
            <PaidTrail bill={bill} theCase={theCase.data} />
          </>
        )}
        {bill && !handle.isPaid && (
          <>
            {handle.isExpired && <ExpiredPanel handle={handle} bill={bill} />}
            <PayPanel
              bill={bill}
              ground={theCase.data && lookOf(theCase.data.RIGHT).filingDateGround}
              isExpired={handle.isExpired}
              onOver={handle.check}
              actions={canReopen && <Reopen bill={bill} isAsked={search.ask === 'reopen'} />}
            />
            {!handle.isExpired && <WaysToPay />}
          </>
        )}
        {handle.bills && handle.bills.length > 0 && <BillHistory bills={handle.bills} />}
      </div>
    </Page>
  )
}

const noticeTones = { CHECKING: 'warn', ACCEPTED: 'good', REST: 'warn', REFUND: 'info' } as const

/** Payments that settled no bill automatically: the applicant sees that they arrived and what happens with them. */
function HeldMoney({ bills }: { bills: readonly Payment[] }) {
  const seen = new Map(
    bills.flatMap((bill) => bill.NOTICES).map((notice) => [`${notice.NTPN} ${notice.PAID_AT}`, notice]),
  )
  return [...seen].map(([key, notice]) => <Held key={key} notice={notice} />)
}

function Held({ notice }: { notice: PaymentNotice }) {
  const { say, language } = useWords('office')
  const { STATE, WHY, REASON, REST_AMOUNT, REFUND_AMOUNT, PAID_BACK } = notice
  const values = {
    paid: formatRupiah(notice.AMOUNT),
    ntpn: notice.NTPN,
    when: legalDateText(notice.PAID_AT, language) + say('core:comma') + legalClockText(notice.PAID_AT),
    rest: formatRupiah(REST_AMOUNT),
    refund: formatRupiah(REFUND_AMOUNT),
  }
  return (
    <Note tone={noticeTones[STATE]} role="status">
      <b>{say('office:held.came', values)}</b> {STATE === 'CHECKING' && `${say(`office:held.why.${WHY}`)} `}
      {(STATE !== 'REFUND' || !PAID_BACK) && say(`office:held.${STATE}`, values)}
      {STATE === 'ACCEPTED' && REFUND_AMOUNT > 0 && !PAID_BACK && ` ${say('office:held.excess', values)}`}
      {PAID_BACK && (
        <span className="block above-4">
          {say('office:held.paidBack', {
            refund: values.refund,
            date: legalDateText(PAID_BACK.PAID_ON, language),
            reference: PAID_BACK.REFERENCE,
          })}
        </span>
      )}
      {REASON && (
        <span className="block above-4">
          {say('office:held.note')} <bdi>{REASON}</bdi>
        </span>
      )}
      {PAID_BACK?.PROOF_ID && (
        <p>
          <ProofButton id={PAID_BACK.PROOF_ID} />
        </p>
      )}
    </Note>
  )
}
