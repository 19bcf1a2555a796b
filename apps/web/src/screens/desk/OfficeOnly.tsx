import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { useUser } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Renders the page for officers; others get a message. The server refuses their calls in any case. */
export function OfficeOnly({ title, children }: { title: TextKey; children: ReactNode }) {
  const { say } = useWords('desk')
  if (useUser()?.ROLE === 'office') return children
  return (
    <Page title={title}>
      <div className="card">
        <EmptyState
          action={
            <PageLink to="/user-docx/tp/pasca-sertifikat" className="button">
              <Label k="desk:home" />
            </PageLink>
          }
        >
          {say('desk:onlyOffice')}
        </EmptyState>
      </div>
    </Page>
  )
}
