import { clsx } from 'clsx'
import type { CaseRow } from '@saki/contracts/caseRow'
import type { ListedRequest } from '@saki/contracts/requests'

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

/** The list of unpaid bills: that of filings, or of requests when no filing has one. */
export function unpaidAddress({ unpaid }: Pick<TodayData, 'unpaid'>) {
  return unpaid.data?.total === 0
    ? ({ to: '/user-docx/tp/list-pengajuan-pasca', search: { group: 'unpaid' } } as const)
    : ({ to: '/customer-screen/list', search: { group: 'payment' } } as const)
}

interface UnpaidCellProps {
  unpaid: TodayData['unpaid']
  requests: TodayData['unpaidRequests']
}

export function UnpaidCell({ unpaid, requests }: UnpaidCellProps) {
  const { say } = useWords('landing')
  const rows = [...(unpaid.data?.data ?? []).map(billOfFiling), ...(requests.data?.data ?? []).flatMap(billOfRequest)]
  const first = rows.find(isOpen) ?? rows[0]
  const [filings, ofRequests] = [unpaid.data?.total, requests.data?.total]
  const refetch = () => void Promise.all([unpaid.refetch(), requests.refetch()])
  return (
    <TodayCell
      title="landing:unpaid"
      icon="receipt"
      none="landing:unpaid.none"
      total={filings === undefined || ofRequests === undefined ? undefined : filings + ofRequests}
      shown={(first ? 1 : 0) + (filings ? (ofRequests ?? 0) : 0)}
      error={unpaid.error ?? requests.error}
      onRetry={refetch}
      all={unpaidAddress({ unpaid })}
    >
      {first && <Bill bill={first} onOver={refetch} />}
      {filings !== undefined && filings > 0 && ofRequests !== undefined && ofRequests > 0 && (
        <PageLink
          to="/user-docx/tp/list-pengajuan-pasca"
          search={{ group: 'unpaid' }}
          className={clsx(styles.more, 'caption-size unlined')}
        >
          {say('landing:unpaid.requests', { count: ofRequests })}
        </PageLink>
      )}
    </TodayCell>
  )
}

interface UnpaidBill {
  number: string
  title: string
  amount: number
  until: string | null
  /** Undefined: read from the bills of the filing. */
  code: string | undefined
  /** Payment of a filing dates it. */
  isFiling: boolean
}

const billOfFiling = (row: CaseRow): UnpaidBill => ({
  number: row.SUBMISSION_NBR,
  title: row.TITLE,
  amount: row.AMOUNT_OUTSTANDING,
  until: row.BILLING_EXPIRES_AT,
  code: undefined,
  isFiling: true,
})

const billOfRequest = (row: ListedRequest): UnpaidBill[] =>
  row.SUBMISSION_NBR === null
    ? []
    : [
        {
          number: row.SUBMISSION_NBR,
          title: `${row.USERDOC_NAME} · ${row.TITLE}`,
          amount: row.AMOUNT,
          until: row.BILLING_EXPIRES_AT,
          code: row.BILLING_CODE ?? '',
          isFiling: false,
        },
      ]

function isOpen({ until }: Pick<UnpaidBill, 'until'>): boolean {
  return until !== null && new Date(until).getTime() > officeNow()
}

/** An unpaid bill with its time left; the button is primary while the code is valid. */
function Bill({ bill, onOver }: { bill: UnpaidBill; onOver: () => void }) {
  const { say } = useWords('landing')
  const bills = useCall('getPayments', { query: { patentId: bill.number } }, { enabled: bill.isFiling })
  const open = isOpen(bill)
  const code = bill.code ?? bills.data?.find(({ STATUS }) => STATUS === 'BILLED' || STATUS === 'EXPIRED')?.BILLING_CODE
  return (
    <>
      <div className={styles.bill}>
        <Money amount={bill.amount} className={styles.amount} />
        <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
          <bdi>{bill.title}</bdi>
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
        {bill.isFiling && (
          <span className={clsx(styles.subline, 'block muted caption-size break-anywhere')}>
            {say('landing:unpaid.dateShort')}
          </span>
        )}
      </div>
      <div className={clsx(styles.payRow, 'row wrap gap-16')}>
        <PageLink
          to="/customer-screen/payments/$patentId"
          params={{ patentId: bill.number }}
          className={open ? 'button primary' : 'button'}
        >
          <Label k={open ? 'core:pay' : 'landing:reissue'} />
        </PageLink>
        {open && bill.until && (
          <span className="left text-warning row gap-8 small strong">
            <Icon name="clock" size={18} />
            <Countdown until={bill.until} onOver={onOver} />
          </span>
        )}
      </div>
    </>
  )
}
