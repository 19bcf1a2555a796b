import type { TableChange } from '@saki/contracts/calendar'
import { officeRoles, officeSections } from '@saki/domain/office/officeRoles'

import { ChangeHistory } from '../../officeTables/ChangeHistory.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Changes of accounts with roles and sections in words. */
export function StaffHistory({ changes }: { changes: readonly TableChange[] }) {
  const { say } = useWords('staff')
  const inWords = (field: string, value: string): string => {
    if (value === '') return ''
    if (field === 'roles')
      return officeRoles
        .filter((role) => value.includes(`"${role}"`))
        .map((role) => say(`staff:role.${role}`))
        .join(say('core:comma'))
    if (field === 'section') {
      const section = officeSections.find((one) => one === value)
      return section ? say(`staff:section.${section}`) : value
    }
    if (field === 'active') return say(value === 'true' ? 'staff:tab.active' : 'staff:tab.closed')
    return value
  }
  const shown = changes.map((change) => ({
    ...change,
    CHANGES: change.CHANGES.map(({ FIELD, OLD_VALUE, NEW_VALUE }) => ({
      FIELD,
      OLD_VALUE: inWords(FIELD, OLD_VALUE),
      NEW_VALUE: inWords(FIELD, NEW_VALUE),
    })),
  }))
  return <ChangeHistory changes={shown} rows="names" />
}
