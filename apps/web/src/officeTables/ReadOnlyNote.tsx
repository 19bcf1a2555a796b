import type { OfficeRole } from '@saki/domain/office/officeRoles'

import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'
import { useHolds } from './useHolds.ts'
import { useRoleNames } from './useRoleNames.ts'

/** Says who changes what the page shows; nothing for those who may. */
export function ReadOnlyNote({ keptBy }: { keptBy: readonly OfficeRole[] }) {
  const { say } = useWords('staff')
  const roles = useRoleNames(keptBy)
  if (useHolds(...keptBy)) return null
  return (
    <div className="below-16">
      <Note>{say('staff:readOnly', { roles })}</Note>
    </div>
  )
}
