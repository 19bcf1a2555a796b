import { clsx } from 'clsx'
import type { CaseRow } from '@saki/contracts/caseRow'

import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'
import { Code } from '../../ui/Code.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Money } from '../../ui/Money.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TodayCell } from './TodayCell.tsx'
import type { TodayData } from './useToday.ts'
import styles from './landing.module.css'

export function UnpaidCell({ unpaid: { data, error, refetch } }: { unpaid: TodayData['unpaid'] }) {
  const rows = data?.data ?? []
  const first = rows.find(isOpen) ?? rows[0]
  return (
    <TodayCell
      title="landing:unpaid"
      icon="receipt"
      none="landing:unpaid.none"
      total={data?.total}
      shown={first ? 1 : 0}
      error={error}
      onRetry={() => void refetch()}
      all={{ to: '/customer-screen/list', search: { group: 'payment' } }}
    >
      {first && <Bill row={first} onOver={() => void refetch()} />}
    </TodayCell>
  )
}

function isOpen({ BILLING_EXPIRES_AT: until }: CaseRow): boolean {
  return until !== null && new Date(until).getTime() > officeNow()
}

/** An unpaid bill with its time left; the button is primary while the code is valid. */
function Bill({ row, onOver }: { row: CaseRow; onOver: () => void }) {
  const { say } = useWords('landing')
  const bills = useCall('getPayments', { query: { patentId: row.SUBMISSION_NBR } })
  const open = isOpen(row)
  const code = bills.data?.find((bill) => bill.STATUS === 'BILLED' || bill.STATUS === 'EXPIRED')?.BILLING_CODE
  return (
    <>
      <div className={styles.bill}>
        <Money amount={row.AMOUNT_OUTSTANDING} className={styles.amount} />
        <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
          <bdi>{row.TITLE}</bdi>
        </span>
        {open && code ? (
          <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
            <Code value={code} group={4} />
          </span>
        ) : (
          <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
            {open ? '' : say('landing:unpaid.lapsed')}
          </span>
        )}
        <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
          {say('landing:unpaid.dateShort')}
        </span>
      </div>
      <div className={clsx(styles.payRow, 'row wrap gap-16')}>
        <PageLink
          to="/customer-screen/payments/$patentId"
          params={{ patentId: row.SUBMISSION_NBR }}
          className={open ? 'btn pri' : 'btn'}
        >
          <Label k={open ? 'core:pay' : 'landing:reissue'} />
        </PageLink>
        {open && row.BILLING_EXPIRES_AT && (
          <span className="left text-warning row gap-8 small strong">
            <Icon name="clock" size={18} />
            <Countdown until={row.BILLING_EXPIRES_AT} onOver={onOver} />
          </span>
        )}
      </div>
    </>
  )
}
