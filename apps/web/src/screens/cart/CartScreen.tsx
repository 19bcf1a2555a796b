import { clsx } from 'clsx'
import '../../billing/billing.module.css'
import '../../billing/payments.module.css'

import { useEvent } from '../../lib/events.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryKeyOf, queryClient, useCall } from '../../lib/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BillsToJoin } from './BillsToJoin.tsx'
import { DraftsToFile } from './DraftsToFile.tsx'
import { JointBillCard } from './JointBillCard.tsx'
import styles from './cart.module.css'

const SEEN = 10_000

/**
 * /customer-screen/gabungan: several filings and requests of one payer under one billing code. Existing codes first, then what can
 * be joined.
 */
export function CartScreen() {
  const { say } = useWords('fees', 'result', 'payments')
  const joints = useCall('jointBills', {}, { refetchInterval: SEEN })
  useEvent('payment', () => void queryClient.invalidateQueries({ queryKey: queryKeyOf('jointBills') }))
  const rows = joints.data ?? []
  const shown = rows.filter(
    ({ STATUS }) => STATUS === 'OPEN' || STATUS === 'PAID' || STATUS === 'EXPIRED' || STATUS === 'VOID',
  )
  return (
    <Page
      title="fees:cart.title"
      lead={say('fees:cart.lead')}
      above={
        <PageLink to="/customer-screen/draft">
          <Icon name="arrow-back" size={16} />
          <Label k="drafts:list.title" />
        </PageLink>
      }
    >
      <div className={clsx('stack', styles.page)}>
        {joints.error && !joints.data && <ErrorPanel error={joints.error} onRetry={() => void joints.refetch()} />}
        {joints.isPending && (
          <div className="card pad">
            <Skeleton lines={4} block={28} />
          </div>
        )}
        {shown.map((bill) => (
          <JointBillCard key={bill.BILLING_CODE} bill={bill} onOver={() => void joints.refetch()} />
        ))}
        <DraftsToFile />
        <BillsToJoin />
        {joints.data && shown.length === 0 && (
          <div className={clsx('card', styles.empty)}>
            <EmptyState>{say('fees:cart.noJoint')}</EmptyState>
          </div>
        )}
      </div>
    </Page>
  )
}
