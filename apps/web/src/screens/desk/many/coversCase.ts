import type { Assignable, QueueRow } from '@saki/contracts/deskQueue'
import { holdsRole, rolesForCase } from '@saki/domain/office/officeRoles'

const rights = ['P', 'D', 'T'] as const

/** Whether the roles of an officer cover the work of a case, as the server judges it; an answer is examined in the state of its case. */
export function coversCase(
  { ROLES }: Pick<Assignable, 'ROLES'>,
  { WORK, RIGHT }: Pick<QueueRow, 'WORK' | 'RIGHT'>,
): boolean {
  const right = rights.find((letter) => letter === RIGHT)
  return right !== undefined && holdsRole(ROLES, rolesForCase(WORK === 'REPLY' ? null : WORK, right))
}
