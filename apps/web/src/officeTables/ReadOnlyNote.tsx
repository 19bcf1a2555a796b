import type { OfficeRole } from '@saki/domain/office/officeRoles'

import { Note } from '../ui/Note.tsx'
import { useWords } from '../ui/useWords.ts'
import { useHolds } from './useHolds.ts'

/** Says who changes what the page shows; nothing for those who may. */
export function ReadOnlyNote({ keptBy }: { keptBy: readonly OfficeRole[] }) {
  const { say, language } = useWords('staff')
  if (useHolds(...keptBy)) return null
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    keptBy.map((role) => say(`staff:role.${role}`)),
  )
  return (
    <div className="below-16">
      <Note>{say('staff:readOnly', { roles: names })}</Note>
    </div>
  )
}
