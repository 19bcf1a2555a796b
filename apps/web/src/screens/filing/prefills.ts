import type { SessionUser } from '@saki/contracts/session'

import { registerPrefill } from '../../forms/agents/registerPrefill.ts'
import { profilePrefill } from '../../forms/people/profilePrefill.ts'
import type { Prefill } from '../../forms/scene.ts'

/** What can be filled in for the people of a page: the user's profile, or a consultant from the register. */
export function prefillOf(page: string, user: SessionUser): Prefill | undefined {
  if (page === 'applicants' || page === 'design' || page === 'inventors') return profilePrefill(user)
  return page === 'representative' ? registerPrefill(user) : undefined
}
