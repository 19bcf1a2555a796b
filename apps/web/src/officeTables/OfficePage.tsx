import type { OfficeRole } from '@saki/domain/office/officeRoles'
import type { TextKey } from '@saki/texts'
import type { ReactNode } from 'react'

import { useUser } from '../lib/session.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Page } from '../ui/Page.tsx'
import { useWords } from '../ui/useWords.ts'
import { ReadOnlyNote } from './ReadOnlyNote.tsx'

interface OfficePageProps {
  title: TextKey
  lead?: ReactNode
  actions?: ReactNode
  above?: ReactNode
  /** Roles that may change what it shows; the others are told. */
  keptBy?: readonly OfficeRole[]
  /** Rendered for officers only. */
  children: () => ReactNode
}

/** A page for officers. Others see a message, and no call is sent. */
export function OfficePage({ title, lead, actions, above, keptBy, children }: OfficePageProps) {
  const { say } = useWords('office')
  const isOfficer = useUser()?.ROLE === 'office'
  if (!isOfficer)
    return (
      <Page title={title}>
        <div className="card">
          <EmptyState>{say('office:onlyOffice')}</EmptyState>
        </div>
      </Page>
    )
  return (
    <Page title={title} lead={lead} actions={actions} above={above}>
      {keptBy && <ReadOnlyNote keptBy={keptBy} />}
      {children()}
    </Page>
  )
}
