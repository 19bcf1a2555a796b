import '../../cases/cases.module.css'
import '../../billing/payments.module.css'

import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { usePageParams } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BillPage } from './BillPage.tsx'

/** Pembayaran of one case, by its application number or, before payment, its submission number. */
export function PaymentScreen() {
  const { patentId = '' } = usePageParams('/customer-screen/payments/$patentId')
  const ref = parseCaseRef(patentId)
  if (!ref) return <NoBill words="payments:screen.unknown" />
  const number = ref.kind === 'number' ? ref.applicationNumber : ref.submissionNbr
  return <BillPage key={number} number={number} missing={<NoBill words="payments:screen.missing" />} />
}

/** The same page for an unknown number and for another user's bill, so that the answer does not reveal which. */
function NoBill({ words }: { words: 'payments:screen.unknown' | 'payments:screen.missing' }) {
  const { say } = useWords('payments')
  return (
    <Page title="payments:screen.title">
      <div className="card">
        <EmptyState
          action={
            <PageLink to="/customer-screen/list" className="button">
              <Icon name="list" />
              <Label k="shell:page.applications" />
            </PageLink>
          }
        >
          {say(words)}
        </EmptyState>
      </div>
    </Page>
  )
}
