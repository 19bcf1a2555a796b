import type { OfficeRole } from '@saki/domain/office/officeRoles'

import { useWords } from '../ui/useWords.ts'

/** Names of roles as alternatives: "Second officer or Head of section". */
export function useRoleNames(roles: readonly OfficeRole[]): string {
  const { say, language } = useWords('staff')
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(roles.map((role) => say(`staff:role.${role}`)))
}
