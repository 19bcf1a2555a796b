import type { ReactNode } from 'react'

import { PageLink } from '../../../lib/PageLink.tsx'
import { useUser } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Page } from '../../../ui/Page.tsx'
import { useWords } from '../../../ui/useWords.ts'

/** Renders the page for the Appeal Commission; others get a message. The server refuses their calls in any case. */
export function CommissionOnly({ children }: { children: ReactNode }) {
  const { say } = useWords('appeals')
  if (useUser()?.ROLE === 'commission') return children
  return (
    <Page title="appeals:queue">
      <div className="card">
        <EmptyState
          action={
            <PageLink to="/user-docx/tp/pasca-sertifikat" className="button">
              <Label k="appeals:home" />
            </PageLink>
          }
        >
          {say('appeals:onlyCommission')}
        </EmptyState>
      </div>
    </Page>
  )
}
