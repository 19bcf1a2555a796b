import { deciderRoles } from '@saki/domain/office/officeRoles'

import { useHolds } from '../../../officeTables/useHolds.ts'
import { useRoleNames } from '../../../officeTables/useRoleNames.ts'
import { useWords } from '../../../ui/useWords.ts'

/** Whether the reader may approve and return what others propose. */
export const useMayDecide = (): boolean => useHolds(...deciderRoles)

/** Says to whoever may not decide who does. */
export function Deciders() {
  const { say } = useWords('proposals')
  const roles = useRoleNames(deciderRoles)
  return useMayDecide() ? null : <p>{say('proposals:deciders', { roles })}</p>
}
